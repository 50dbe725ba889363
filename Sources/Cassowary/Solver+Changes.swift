/// What became of the unknowns since the caller last asked.
extension Solver {
  /// Tells the unknowns whose value changed since the last call, each once, and in the
  /// same order for the same history.
  ///
  /// Call it after `solve()`. It costs as much as was changed, whatever the size of
  /// the system. An unknown that was never told counts as zero.
  ///
  /// - Parameter body: Called with each unknown; `value(of:)` has its new value.
  package mutating func takeChanges(_ body: (Unknown) -> Void) {
    for symbol in tableau.changed {
      guard kinds[symbol] == .free || kinds[symbol] == .restricted else { continue }
      let value = tableau.value(of: symbol)
      guard abs(value - toldValues[symbol]) > 1e-9 else { continue }
      toldValues[symbol] = value
      body(Unknown(index: symbol))
    }
    tableau.forgetChanges()
  }
}

/// Strengths that change while the constraint stays.
extension Solver {
  /// Gives a constraint that is not required another strength, not the required one.
  package mutating func setStrength(
    of constraint: SolverConstraint,
    to strength: ConstraintStrength
  ) {
    guard let record = records[constraint.index], record.strength != strength else { return }
    precondition(!record.errors.isEmpty && strength < .required)
    for error in record.errors {
      objective.add(error, -1, record.strength, in: tableau)
      objective.add(error, 1, strength, in: tableau)
    }
    records[constraint.index]?.strength = strength
    needsOptimizing = true
  }
}
