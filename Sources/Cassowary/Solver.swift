/// Solves linear equations and inequalities of different strengths, and keeps the
/// solution up to date while they come, go and change.
///
/// The required ones hold exactly. The others are satisfied level by level:
/// the errors of a stronger level are as small as they can be, whatever that
/// costs weaker ones. Equal input gives equal output; nothing depends on hash
/// order.
///
/// The method is the simplex method with slack and error symbols, as described
/// by Badros, Borning and Stuckey ("The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001). A change of a constant is mended by the dual simplex
/// method and costs as many steps as constraints change sides. Levels are compared
/// one after another, never added with weights: no number of weak errors outweighs
/// a strong one, and nothing is lost to rounding.
package struct Solver {
  private final class Storage {
    var tableau: Tableau

    init(_ tableau: Tableau) { self.tableau = tableau }

    deinit { tableau.free() }
  }

  private var storage = Storage(Tableau())
  /// Required constraints that contradict each other, oldest first.
  ///
  /// Those in the system that stand against the one that `insert` just refused, or
  /// those that `solve()` could not reconcile; empty if there is no contradiction.
  package private(set) var conflict: [SolverConstraint] = []

  /// Creates an empty system.
  package init() {}

  /// The table to write to: a copy of a solver gets one of its own.
  private(set) var tableau: Tableau {
    get { storage.tableau }
    _modify {
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(Tableau(copying: storage.tableau))
      }
      yield &storage.tableau
    }
  }

  // MARK: - Unknowns

  /// Makes an unknown; it is zero while nothing is said about it.
  ///
  /// - Parameter nonNegative: Whether it can never be negative; that is free of
  ///   charge, unlike a constraint that says so.
  /// - Returns: The unknown, to be used with this solver only.
  package mutating func makeUnknown(nonNegative: Bool = false) -> Unknown {
    Unknown(index: Int(tableau.makeSymbol(nonNegative ? .restricted : .free)))
  }

  /// Forgets an unknown that no constraint mentions any more; another may get its place.
  package mutating func retire(_ unknown: Unknown) {
    tableau.discard(Int32(unknown.index))
  }

  /// The value of an unknown after `solve()`.
  package func value(of unknown: Unknown) -> Double {
    storage.tableau.value(of: unknown.index)
  }

  /// The value of an expression after `solve()`.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.factor }
  }

  // MARK: - Constraints

  /// Adds `expression relation 0`.
  ///
  /// - Returns: `false` if a required constraint contradicts those before it;
  ///   the system is then as before.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression,
    _ relation: LinearRelation,
    _ strength: ConstraintStrength = .required
  ) -> Bool {
    insert(expression, relation, strength) != nil
  }

  /// Adds `expression relation 0` and names it, so that it can change and go.
  ///
  /// - Returns: `nil` if a required constraint contradicts those before it; `conflict`
  ///   has some of them, and the system is then as before.
  package mutating func insert(
    _ expression: LinearExpression,
    _ relation: LinearRelation,
    _ strength: ConstraintStrength = .required
  ) -> SolverConstraint? {
    if !conflict.isEmpty { conflict = [] }
    let added = tableau.insert(
      expression,
      relation,
      strength.value,
      isRequired: strength >= .required
    )
    guard let row = added.rejectedBy else { return SolverConstraint(index: added.constraint) }
    conflict = constraints(in: row).filter { $0.index != added.constraint }
    tableau.remove(added.constraint)
    return nil
  }

  /// Takes a constraint out.
  ///
  /// - Parameter constraint: One that `insert` gave. If it was removed already, nothing happens
  ///   unless its name was given again.
  package mutating func remove(_ constraint: SolverConstraint) {
    guard storage.tableau.records.base[constraint.index].isAlive else { return }
    if !conflict.isEmpty { conflict = [] }
    tableau.remove(constraint.index)
  }

  /// Gives the expression of a constraint another constant.
  ///
  /// Nothing is allocated once the table has its size. `solve()` finds the new
  /// solution and says whether there is one.
  package mutating func setConstant(of constraint: SolverConstraint, to constant: Double) {
    let record = storage.tableau.records.base[constraint.index]
    guard record.isAlive, record.constant != constant else { return }
    tableau.setConstant(of: constraint.index, to: constant)
  }

  /// Gives a constraint that is not required another strength, not the required one.
  package mutating func setStrength(
    of constraint: SolverConstraint,
    to strength: ConstraintStrength
  ) {
    let record = storage.tableau.records.base[constraint.index]
    guard record.isAlive, record.strength != strength.value else { return }
    precondition(record.partner >= 0 && strength < .required)
    tableau.setStrength(of: constraint.index, to: strength.value)
  }

  // MARK: - The answer

  /// Makes the errors as small as they can be, the strongest level first.
  ///
  /// - Returns: `false` if constants that were edited contradict each other. `conflict`
  ///   says which; remove one of them, or edit, and call this again.
  @discardableResult
  package mutating func solve() -> Bool {
    if !conflict.isEmpty { conflict = [] }
    if let row = tableau.solve() {
      conflict = constraints(in: row)
      return false
    }
    return true
  }

  private func constraints(in row: Int) -> [SolverConstraint] {
    storage.tableau.requiredConstraints(in: row).map { SolverConstraint(index: $0) }
  }

  /// Tells the unknowns whose value changed since the last call, each once, and in the
  /// same order for the same history.
  ///
  /// Call it after `solve()`. It costs as much as was changed, whatever the size of
  /// the system. An unknown that was never told counts as zero.
  ///
  /// - Parameter body: Called with each unknown; it may read the solver, not change it.
  package func takeChanges(_ body: (Unknown) -> Void) {
    for place in 0..<storage.tableau.changed.count {
      if let unknown = storage.tableau.takeChange(place) { body(Unknown(index: unknown)) }
    }
    storage.tableau.changed.removeAll()
  }

  /// Whether an unknown could have another value without a constraint being
  /// missed by more.
  package mutating func isAmbiguous(_ unknown: Unknown) -> Bool {
    _ = tableau.solve()
    return tableau.isAmbiguous(Int32(unknown.index))
  }

  /// Whether one of the unknowns of an expression is ambiguous.
  package mutating func isAmbiguous(_ expression: LinearExpression) -> Bool {
    expression.terms.contains { isAmbiguous($0.variable) }
  }
}

/// A constraint in a solver.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int
}
