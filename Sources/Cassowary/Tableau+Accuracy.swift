/// Accuracy in the long run.
extension Tableau {
  /// Computes all rows from the constraints; the same symbols stay basic.
  ///
  /// Steps add rounding errors to all rows, and after many, or after divisions by small
  /// numbers, they can be large. This starts from numbers without any.
  mutating func recompute() {
    isStrained = false
    for index in 0..<symbols.count {
      let symbol = symbols.base + index
      symbol.pointee.isAwaited = symbol.pointee.row >= 0
      symbol.pointee.row = -1
      symbol.pointee.column.removeAll()
      symbol.pointee.costs.removeAll()
    }
    unusedRows.removeAll()
    for index in stride(from: rows.count - 1, through: 0, by: -1) {
      let row = rows.base + index
      row.pointee.cells.removeAll()
      row.pointee.constant = 0
      row.pointee.owner = -1
      row.pointee.drift = 0
      row.pointee.isQueued = false
      unusedRows.append(Int32(index))
    }
    queue.removeAll()
    let old = (0..<records.count).filter { records.base[$0].isAlive }
      .sorted { records.base[$0].age < records.base[$1].age }
    for constraint in old {
      let row = makeRow()
      _ = fill(row, constraint)
      let symbol = awaited(in: row) ?? records.base[constraint].marker
      symbols.base[Int(symbol)].isAwaited = false
      let isNew = symbols.base[Int(symbol)].column.count == 1
      solve(row, for: symbol)
      if !isNew { replace(symbol, by: row) }
    }
    isStrained = false
    for constraint in old where records.base[constraint].partner >= 0 {
      addErrors(of: constraint, 1, records.base[constraint].strength)
    }
  }

  /// The symbol that gets a row, of those with large factors the one that the fewest rows contain.
  private func awaited(in row: Int) -> Int32? {
    let cells = rows.base[row].cells
    var largest = 0.0
    for index in 0..<cells.count where symbols.base[Int(cells.base[index].symbol)].isAwaited {
      largest = max(largest, abs(cells.base[index].factor))
    }
    var best: (symbol: Int32, uses: Int)?
    for index in 0..<cells.count {
      let cell = cells.base[index]
      guard symbols.base[Int(cell.symbol)].isAwaited, abs(cell.factor) >= largest / 8 else {
        continue
      }
      let uses = symbols.base[Int(cell.symbol)].column.count
      if let best, (best.uses, best.symbol) <= (uses, cell.symbol) { continue }
      best = (cell.symbol, uses)
    }
    return best?.symbol
  }
}
