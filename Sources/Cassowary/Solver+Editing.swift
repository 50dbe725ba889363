/// Changes of constants: the common case, as sizes change and constraints stay.
extension Solver {
  /// How many edits pass between two exact computations of all constants.
  private static let editsPerRefresh = 256

  /// Gives the expression of a constraint another constant.
  ///
  /// Nothing is allocated once the table has its size. `solve()` finds the new
  /// solution and says whether there is one.
  package mutating func setConstant(of constraint: SolverConstraint, to constant: Double) {
    guard let record = records[constraint.index], record.constant != constant else { return }
    if conflict.isEmpty { optimize() }
    records[constraint.index]?.constant = constant
    let shift = (constant - record.constant) / record.markerFactor
    if let slot = tableau.slot(of: record.marker) {
      change(slot, by: -shift)
    } else {
      for slot in tableau.slots(with: record.marker) {
        change(slot, by: tableau.factor(of: record.marker, in: slot) * shift)
      }
    }
    editsSinceRefresh += 1
    if editsSinceRefresh >= Self.editsPerRefresh { refreshConstants() }
  }

  private mutating func change(_ slot: Int, by difference: Double) {
    tableau.setConstant(slot, tableau.constant(slot) + difference)
    if let owner = tableau.owner(of: slot), kinds[owner] == .dummy { tableau.suspect(slot) }
  }

  /// Computes the constants of all rows from those of the constraints, so that
  /// rounding does not add up.
  private mutating func refreshConstants() {
    editsSinceRefresh = 0
    tableau.negatives.removeAll(keepingCapacity: true)
    for slot in tableau.slots where tableau.owner(of: slot) != nil { tableau.setConstant(slot, 0) }
    for case let record? in records where record.constant != 0 {
      let shift = record.constant / record.markerFactor
      if let slot = tableau.slot(of: record.marker) {
        tableau.setConstant(slot, tableau.constant(slot) - shift)
      } else {
        for slot in tableau.slots(with: record.marker) {
          let factor = tableau.factor(of: record.marker, in: slot)
          tableau.setConstant(slot, tableau.constant(slot) + factor * shift)
        }
      }
    }
  }

  /// Makes negative symbols good by the dual method; the errors stay as small as can be.
  ///
  /// - Returns: `false` if that cannot be; `conflict` says why.
  @discardableResult
  mutating func mend() -> Bool {
    while let slot = tableau.negatives.popLast() {
      guard let owner = tableau.owner(of: slot), isBroken(slot, owner) else { continue }
      if kinds[owner] != .dummy, let entering = cheapest(in: slot) {
        pivot(entering: entering, leaving: owner)
      } else if abs(tableau.constant(slot)) > 1e-7 {
        tableau.suspect(slot)
        conflict = requiredConstraints(in: slot)
        return false
      }
    }
    return true
  }

  private func isBroken(_ slot: Int, _ owner: Int) -> Bool {
    switch kinds[owner] {
    case .free: false
    case .dummy: abs(tableau.constant(slot)) > 1e-7
    case .slack, .error, .restricted: tableau.constant(slot) < -Row.tolerance
    }
  }

  /// The required constraints whose markers a row ties together, its owner's among them.
  func requiredConstraints(in slot: Int) -> [SolverConstraint] {
    let symbols = tableau.withRow(slot) { row in row.symbols }
    let involved = Set(symbols + [tableau.owner(of: slot) ?? -1])
    return records.indices.compactMap { index in
      guard let record = records[index], record.errors.isEmpty,
        involved.contains(record.marker)
      else { return nil }
      return SolverConstraint(index: index)
    }
  }

  /// The symbol whose growth lifts a row at the least cost.
  private func cheapest(in slot: Int) -> Int? {
    tableau.withRow(slot) { row in
      var best: (symbol: Int, factor: Double)?
      for index in row.symbols.indices {
        let (symbol, factor) = (row.symbols[index], row.factors[index])
        guard factor > Row.tolerance, kinds[symbol] != .dummy else { continue }
        if let found = best,
          !objective.costsLess(symbol, factor, than: found.symbol, found.factor)
        {
          continue
        }
        best = (symbol, factor)
      }
      return best?.symbol
    }
  }
}
