/// Constraints come, go and change.
extension Tableau {
  // MARK: - Adding

  /// Adds `expression relation 0`.
  ///
  /// - Returns: The constraint, or the row that rules it out, which is to be dropped with `reject`.
  mutating func insert(
    _ expression: borrowing LinearExpression,
    _ relation: LinearRelation,
    _ strength: Double,
    isRequired: Bool
  ) -> (constraint: Int, rejectedBy: Int?) {
    let constraint = keep(expression, relation, strength, isRequired: isRequired)
    let record = records.base[constraint]
    let (marker, partner, factor) = (record.marker, record.partner, record.markerFactor)
    let row = makeRow()
    let subject = fill(row, constraint)
    if let subject {
      let isNew = symbols.base[Int(subject)].column.count == 1
      solve(row, for: subject)
      if !isNew { replace(subject, by: row) }
    } else {
      // The new symbol that is not negative then, if one of them can be that.
      let isPartner = partner >= 0 && rows.base[row].constant * -factor < 0
      solve(row, for: isPartner ? partner : marker)
    }
    if partner >= 0 {
      addErrors(of: constraint, 1, strength)
      return (constraint, nil)
    }
    if subject != nil || satisfy(marker) { return (constraint, nil) }
    if isStrained {
      recompute()
      if satisfy(marker) { return (constraint, nil) }
    }
    return (constraint, self.row(of: marker))
  }

  /// Makes a new required row hold.
  private mutating func satisfy(_ marker: Int32) -> Bool {
    guard let row = row(of: marker) else { return true }
    idleSteps = 0
    _ = restore(row)
    guard self.row(of: marker) == row else { return true }
    if isContradictory(row) { return false }
    // A dummy is to be out of the way; a row of dummies alone keeps its owner.
    if kind(of: marker) == .dummy, let other = largest(in: row) { pivot(other, in: row) }
    return true
  }

  private func largest(in row: Int) -> Int32? {
    var best: Cell?
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      let cell = cells.base[index]
      guard abs(cell.factor) > Tolerance.pivot, kind(of: cell.symbol) != .dummy else { continue }
      if let found = best, abs(found.factor) >= abs(cell.factor) { continue }
      best = cell
    }
    return best?.symbol
  }

  /// Writes a constraint, as `0 = row`, in terms of symbols that are not basic.
  ///
  /// - Returns: A symbol of it that may have any value, best one that few rows contain.
  mutating func fill(_ row: Int, _ constraint: Int) -> Int32? {
    let record = records.base[constraint]
    rows.base[row].constant = record.constant
    for index in 0..<record.terms.count {
      let term = record.terms.base[index]
      guard let source = self.row(of: term.symbol) else {
        accumulate(term.symbol, term.factor, row)
        continue
      }
      let cells = rows.base[source].cells
      for index in 0..<cells.count {
        accumulate(cells.base[index].symbol, cells.base[index].factor * term.factor, row)
      }
      rows.base[row].constant += rows.base[source].constant * term.factor
    }
    var largest = 0.0
    var index = rows.base[row].cells.count - 1
    while index >= 0 {
      let cell = rows.base[row].cells.base[index]
      marks.base[Int(cell.symbol)] = 0
      if abs(cell.factor) <= Tolerance.factor {
        removeCell(at: index, of: row)
      } else if kind(of: cell.symbol) == .free {
        largest = max(largest, abs(cell.factor))
      }
      index -= 1
    }
    append(record.marker, record.markerFactor, to: row)
    if record.partner >= 0 { append(record.partner, -record.markerFactor, to: row) }
    return largest > Tolerance.pivot ? subject(in: row, atLeast: largest / 8) : nil
  }

  /// The free symbol that the fewest rows contain, of those that it is good to divide by.
  private func subject(in row: Int, atLeast least: Double) -> Int32? {
    var best: (symbol: Int32, uses: Int)?
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      let cell = cells.base[index]
      guard kind(of: cell.symbol) == .free, abs(cell.factor) >= least else { continue }
      let uses = symbols.base[Int(cell.symbol)].column.count
      if let best, (best.uses, best.symbol) <= (uses, cell.symbol) { continue }
      best = (cell.symbol, uses)
    }
    return best?.symbol
  }

  private mutating func accumulate(_ symbol: Int32, _ factor: Double, _ row: Int) {
    let mark = Int(marks.base[Int(symbol)])
    if mark > 0 {
      let cells = rows.base[row].cells.base
      cells[mark - 1].factor = sum(cells[mark - 1].factor, factor)
    } else {
      append(symbol, factor, to: row)
      marks.base[Int(symbol)] = Int32(rows.base[row].cells.count)
    }
  }

  private mutating func keep(
    _ expression: borrowing LinearExpression,
    _ relation: LinearRelation,
    _ strength: Double,
    isRequired: Bool
  ) -> Int {
    var place = records.count
    if let unused = unusedRecords.popLast() {
      place = Int(unused)
    } else {
      records.append(Record())
    }
    let record = records.base + place
    record.pointee.isAlive = true
    record.pointee.age = constraintsMade
    constraintsMade += 1
    record.pointee.strength = strength
    record.pointee.constant = expression.constant
    record.pointee.terms.removeAll()
    for index in 0..<expression.terms.count {
      let term = expression.terms[index]
      record.pointee.terms.append(Term(symbol: Int32(term.variable.index), factor: term.factor))
    }
    let isEquation = relation == .equal
    record.pointee.markerFactor =
      relation == .greaterOrEqual || (isEquation && !isRequired) ? -1 : 1
    record.pointee.marker = makeSymbol(!isEquation ? .slack : isRequired ? .dummy : .error)
    record.pointee.partner = isRequired ? -1 : makeSymbol(.error)
    symbols.base[Int(record.pointee.marker)].constraint = Int32(place)
    return place
  }

  /// Counts the symbols of a weak constraint that say by how much it is missed.
  mutating func addErrors(of constraint: Int, _ slope: Double, _ strength: Double) {
    let record = records.base[constraint]
    if kind(of: record.marker) == .error { addError(record.marker, slope, strength) }
    addError(record.partner, slope, strength)
  }

  // MARK: - Removing

  mutating func remove(_ constraint: Int) {
    let record = records.base[constraint]
    records.base[constraint].isAlive = false
    if record.partner >= 0 {
      addErrors(of: constraint, -1, record.strength)
    }
    release(record.marker, record.partner)
    discard(record.marker)
    if record.partner >= 0 { discard(record.partner) }
    unusedRecords.append(Int32(constraint))
  }

  /// Makes sure that no row but its own needs the marker of a constraint.
  private mutating func release(_ marker: Int32, _ partner: Int32) {
    if row(of: marker) != nil { return }
    // The factors of the two are opposite in all rows, so they meet in this one only.
    if partner >= 0, row(of: partner) != nil { return }
    guard let row = rowToRelease(marker) else { return }
    pivot(marker, in: row)
  }

  /// The row that a marker takes over, as it may have any value now: one of dummies if there is
  /// one, else a bound that it reaches first, else that of an unknown.
  private func rowToRelease(_ marker: Int32) -> Int? {
    var best: (rank: Int, distance: Double, owner: Int32, row: Int)?
    let column = symbols.base[Int(marker)].column
    for index in 0..<column.count {
      let link = column.base[index]
      let row = Int(link.row)
      let factor = rows.base[row].cells.base[Int(link.cell)].factor
      guard abs(factor) > Tolerance.pivot else { continue }
      let owner = rows.base[row].owner
      var distance = abs(rows.base[row].constant / factor)
      let rank: Int
      switch kind(of: owner) {
      case .dummy: rank = 0
      case .restricted, .slack, .error: rank = isBroken(row) ? 3 : factor < 0 ? 1 : 2
      case .free: (rank, distance) = (4, 0)
      }
      if let found = best, (found.rank, found.distance, found.owner) <= (rank, distance, owner) {
        continue
      }
      best = (rank, distance, owner, row)
    }
    return best?.row
  }

  // MARK: - Changing

  mutating func setConstant(of constraint: Int, to constant: Double) {
    let record = records.base + constraint
    let shift = (constant - record.pointee.constant) / record.pointee.markerFactor
    record.pointee.constant = constant
    let marker = record.pointee.marker
    if let row = row(of: marker) { return self.shift(row, by: -shift) }
    let column = symbols.base[Int(marker)].column
    for index in 0..<column.count {
      let link = column.base[index]
      let factor = rows.base[Int(link.row)].cells.base[Int(link.cell)].factor
      self.shift(Int(link.row), by: factor * shift)
    }
  }

  mutating func setStrength(of constraint: Int, to strength: Double) {
    let old = records.base[constraint].strength
    addErrors(of: constraint, -1, old)
    addErrors(of: constraint, 1, strength)
    records.base[constraint].strength = strength
  }

  // MARK: - Contradictions

  /// The required constraints that a row ties together, oldest first.
  func requiredConstraints(in row: Int) -> [Int] {
    var found: [Int] = []
    func add(_ symbol: Int32) {
      let constraint = Int(symbols.base[Int(symbol)].constraint)
      guard constraint >= 0, records.base[constraint].partner < 0 else { return }
      found.append(constraint)
    }
    add(rows.base[row].owner)
    let cells = rows.base[row].cells
    for index in 0..<cells.count where abs(cells.base[index].factor) > Tolerance.pivot {
      add(cells.base[index].symbol)
    }
    return found.sorted { records.base[$0].age < records.base[$1].age }
  }
}
