/// Symbols, rows and their cells.
extension Tableau {
  // MARK: - Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      let place = symbols.base + Int(symbol)
      place.pointee.kind = kind
      place.pointee.constraint = -1
      place.pointee.toldValue = 0
      return symbol
    }
    symbols.append(Symbol(kind: kind))
    marks.append(0)
    return Int32(symbols.count - 1)
  }

  /// Takes a symbol out that no constraint needs any more.
  mutating func discard(_ symbol: Int32) {
    if let row = row(of: symbol) { removeRow(row) }
    // Only what rounding left is still here.
    while let link = symbols.base[Int(symbol)].column.last {
      removeCell(at: Int(link.cell), of: Int(link.row))
    }
    symbols.base[Int(symbol)].costs.removeAll()
    unusedSymbols.append(symbol)
  }

  // MARK: - Rows

  mutating func makeRow() -> Int {
    if let row = unusedRows.popLast() { return Int(row) }
    rows.append(Row())
    places.append(0)
    return rows.count - 1
  }

  mutating func removeRow(_ row: Int) {
    while !rows.base[row].cells.isEmpty { removeCell(at: rows.base[row].cells.count - 1, of: row) }
    let owner = rows.base[row].owner
    if owner >= 0 {
      markChanged(owner)
      symbols.base[Int(owner)].row = -1
    }
    rows.base[row].owner = -1
    rows.base[row].constant = 0
    rows.base[row].drift = 0
    unusedRows.append(Int32(row))
  }

  /// Makes `0 = row` say `symbol = row`, for a symbol that occurs in no other row.
  mutating func solve(_ row: Int, for symbol: Int32) {
    divide(row, by: symbol)
    own(row, symbol)
  }

  /// Divides a row by minus the factor of a symbol, and drops that.
  ///
  /// - Returns: What everything was multiplied with.
  @discardableResult
  mutating func divide(_ row: Int, by symbol: Int32) -> Double {
    let cells = rows.base[row].cells
    var position = 0
    while cells.base[position].symbol != symbol { position += 1 }
    let scale = -1 / cells.base[position].factor
    removeCell(at: position, of: row)
    if scale != 1 {
      var largest = 0.0
      for index in 0..<cells.count - 1 {
        cells.base[index].factor *= scale
        largest = max(largest, abs(cells.base[index].factor))
      }
      rows.base[row].constant *= scale
      if largest > 1000 { isStrained = true }
    }
    return scale
  }

  mutating func own(_ row: Int, _ symbol: Int32) {
    rows.base[row].owner = symbol
    symbols.base[Int(symbol)].row = Int32(row)
    constantChanged(row)
  }

  // MARK: - Cells

  mutating func append(_ symbol: Int32, _ factor: Double, to row: Int) {
    let link = symbols.base[Int(symbol)].column.count
    let cell = rows.base[row].cells.count
    rows.base[row].cells.append(Cell(symbol: symbol, link: Int32(link), factor: factor))
    symbols.base[Int(symbol)].column.append(Link(row: Int32(row), cell: Int32(cell)))
  }

  mutating func removeCell(at position: Int, of row: Int) {
    let cell = rows.base[row].cells.base[position]
    let column = symbols.base + Int(cell.symbol)
    let link = Int(cell.link)
    column.pointee.column.swapRemove(at: link)
    if link < column.pointee.column.count {
      let moved = column.pointee.column.base[link]
      rows.base[Int(moved.row)].cells.base[Int(moved.cell)].link = cell.link
    }
    rows.base[row].cells.swapRemove(at: position)
    if position < rows.base[row].cells.count {
      let moved = rows.base[row].cells.base[position]
      symbols.base[Int(moved.symbol)].column.base[Int(moved.link)].cell = Int32(position)
    }
  }

  // MARK: - What changed

  mutating func constantChanged(_ row: Int) {
    let owner = rows.base[row].owner
    markChanged(owner)
    if isBroken(row) { enqueue(row) }
  }

  mutating func markChanged(_ symbol: Int32) {
    let place = symbols.base + Int(symbol)
    guard place.pointee.kind.isUnknown, !place.pointee.isChanged else { return }
    place.pointee.isChanged = true
    changed.append(symbol)
  }

  /// An unknown of the list of changes, if its value is not what the caller knows.
  mutating func takeChange(_ place: Int) -> Int? {
    let symbol = Int(changed.base[place])
    let state = symbols.base + symbol
    state.pointee.isChanged = false
    let value = value(of: symbol)
    guard state.pointee.kind.isUnknown, abs(value - state.pointee.toldValue) > 1e-9 else {
      return nil
    }
    state.pointee.toldValue = value
    return symbol
  }

  /// Whether the owner of a row has a value that it must not have.
  func isBroken(_ row: Int) -> Bool {
    let owner = rows.base[row].owner
    guard owner >= 0 else { return false }
    switch kind(of: owner) {
    case .free: return false
    case .dummy: return abs(rows.base[row].constant) > Tolerance.value
    case .restricted, .slack, .error: return rows.base[row].constant < -Tolerance.value
    }
  }

  mutating func enqueue(_ row: Int) {
    guard !rows.base[row].isQueued else { return }
    rows.base[row].isQueued = true
    queue.append(Int32(row))
  }
}
