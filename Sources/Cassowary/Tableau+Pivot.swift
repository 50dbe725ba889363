/// Arithmetic with rows and costs.
extension Tableau {
  /// Makes a symbol of a row basic in place of its owner.
  mutating func pivot(_ entering: Int32, in row: Int) {
    let leaving = rows.base[row].owner
    let scale = divide(row, by: entering)
    append(leaving, -scale, to: row)
    symbols.base[Int(leaving)].row = -1
    markChanged(leaving)
    own(row, entering)
    replace(entering, by: row)
  }

  /// Puts a row in the place of its owner in all other rows and in the costs.
  ///
  /// Sums go row by row, or column by column, whichever touches less.
  mutating func replace(_ symbol: Int32, by row: Int) {
    targets.removeAll()
    var inRows = 0
    while let link = symbols.base[Int(symbol)].column.last {
      let target = Int(link.row)
      let factor = rows.base[target].cells.base[Int(link.cell)].factor
      targets.append(Target(row: link.row, factor: factor))
      inRows += rows.base[target].cells.count
      removeCell(at: Int(link.cell), of: target)
    }
    let cells = rows.base[row].cells
    var inColumns = 0
    for index in 0..<cells.count {
      inColumns += symbols.base[Int(cells.base[index].symbol)].column.count
    }
    if inColumns + cells.count < inRows {
      for index in 0..<cells.count { addToColumn(of: cells.base[index], in: row) }
    } else {
      addByRows(row)
    }
    let constant = rows.base[row].constant
    if constant != 0 {
      for index in 0..<targets.count {
        let target = targets.base[index]
        shift(Int(target.row), by: constant * target.factor)
      }
    }
    spreadCosts(of: symbol, over: row)
  }

  /// Adds the multiples of one cell to the targets.
  private mutating func addToColumn(of cell: Cell, in row: Int) {
    let symbol = Int(cell.symbol)
    let column = symbols.base[symbol].column
    for index in 0..<column.count {
      let link = column.base[index]
      places.base[Int(link.row)] = link.cell + 1
    }
    for index in 0..<targets.count {
      let target = targets.base[index]
      let place = Int(places.base[Int(target.row)]) - 1
      let product = cell.factor * target.factor
      if place >= 0 {
        let own = rows.base[Int(target.row)].cells.base + place
        let sum = self.sum(own.pointee.factor, product)
        if sum == 0 {
          removeCell(at: place, of: Int(target.row))
          places.base[Int(target.row)] = 0
        } else {
          own.pointee.factor = sum
        }
      } else if abs(product) > Tolerance.factor {
        append(cell.symbol, product, to: Int(target.row))
      }
    }
    let changed = symbols.base[symbol].column
    for index in 0..<changed.count { places.base[Int(changed.base[index].row)] = 0 }
  }

  private mutating func addByRows(_ row: Int) {
    guard !targets.isEmpty else { return }
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      marks.base[Int(cells.base[index].symbol)] = Int32(index + 1)
      if index == met.count { met.append(0) }
    }
    for index in 0..<targets.count {
      add(cells, times: targets.base[index].factor, to: Int(targets.base[index].row))
    }
    for index in 0..<cells.count { marks.base[Int(cells.base[index].symbol)] = 0 }
  }

  /// Adds a multiple of the row whose cells are marked.
  private mutating func add(_ added: Block<Cell>, times multiple: Double, to target: Int) {
    let own = rows.base[target].cells.base
    meeting &+= 1
    var missing = added.count
    var index = 0
    while index < rows.base[target].cells.count {
      let mark = Int(marks.base[Int(own[index].symbol)])
      guard mark > 0 else {
        index += 1
        continue
      }
      met.base[mark - 1] = meeting
      missing -= 1
      let sum = self.sum(own[index].factor, added.base[mark - 1].factor * multiple)
      if sum == 0 {
        removeCell(at: index, of: target)
      } else {
        own[index].factor = sum
        index += 1
      }
    }
    index = 0
    while missing > 0 {
      if met.base[index] != meeting {
        missing -= 1
        let factor = added.base[index].factor * multiple
        if abs(factor) > Tolerance.factor { append(added.base[index].symbol, factor, to: target) }
      }
      index += 1
    }
  }

  /// A sum without what rounding leaves where it should be zero.
  ///
  /// A sum that is far smaller than its parts may be all rounding; that asks for better numbers.
  mutating func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    let size = abs(other)
    if abs(sum) > Tolerance.doubt * size { return sum }
    if abs(sum) <= max(Tolerance.factor, Tolerance.cancellation * size) { return 0 }
    isStrained = true
    return sum
  }

  // MARK: - Constants

  /// Adds to the constant of a row.
  mutating func shift(_ row: Int, by difference: Double) {
    let place = rows.base + row
    place.pointee.constant += difference
    place.pointee.drift += 1
    if place.pointee.drift > 500 { place.pointee.constant = exactConstant(of: row).value }
    constantChanged(row)
  }

  /// Computes the constant of a row from those of the constraints in it, so that
  /// rounding does not add up; and how large the numbers are that make it.
  mutating func exactConstant(of row: Int) -> (value: Double, size: Double) {
    rows.base[row].drift = 0
    var (value, size) = (0.0, 0.0)
    func add(_ symbol: Int32, _ factor: Double) {
      let constraint = Int(symbols.base[Int(symbol)].constraint)
      guard constraint >= 0 else { return }
      let term = factor * records.base[constraint].constant / records.base[constraint].markerFactor
      value += term
      size += abs(term)
    }
    add(rows.base[row].owner, -1)
    let cells = rows.base[row].cells
    for index in 0..<cells.count { add(cells.base[index].symbol, cells.base[index].factor) }
    return (value, size)
  }

  // MARK: - Costs

  /// Adds a multiple of an error to what is to be made small.
  mutating func addError(_ error: Int32, _ slope: Double, _ strength: Double) {
    guard let row = row(of: error) else { return addCost(error, slope, strength) }
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      addCost(cells.base[index].symbol, slope * cells.base[index].factor, strength)
    }
  }

  /// The costs of a symbol that became basic fall on those of its row.
  private mutating func spreadCosts(of symbol: Int32, over row: Int) {
    let costs = symbols.base[Int(symbol)].costs
    guard !costs.isEmpty else { return }
    symbols.base[Int(symbol)].costs.removeAll()
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      let cell = cells.base[index]
      for level in 0..<costs.count {
        let cost = costs.base[level]
        addCost(cell.symbol, cell.factor * cost.slope, cost.strength)
      }
    }
  }

  private mutating func addCost(_ symbol: Int32, _ slope: Double, _ strength: Double) {
    let place = symbols.base + Int(symbol)
    let costs = place.pointee.costs
    var level = 0
    while level < costs.count, costs.base[level].strength > strength { level += 1 }
    if level < costs.count, costs.base[level].strength == strength {
      let sum = self.sum(costs.base[level].slope, slope)
      if abs(sum) < Tolerance.cost {
        place.pointee.costs.remove(at: level)
      } else {
        costs.base[level].slope = sum
      }
    } else if abs(slope) >= Tolerance.cost {
      place.pointee.costs.insert(Cost(strength: strength, slope: slope), at: level)
    }
    if !place.pointee.isCandidate, isUseful(symbol) {
      place.pointee.isCandidate = true
      candidates.append(symbol)
    }
  }

  /// Whether errors become smaller when a symbol grows: the strongest level that it touches decides.
  func isUseful(_ symbol: Int32) -> Bool {
    let place = symbols.base + Int(symbol)
    guard place.pointee.row < 0, place.pointee.kind != .dummy, !place.pointee.costs.isEmpty else {
      return false
    }
    return place.pointee.costs.base[0].slope < 0
  }
}
