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
/// method and costs as many steps as constraints change sides.
package struct Solver {
  enum Kind {
    /// An unknown of the caller; may be negative.
    case free
    /// An unknown of the caller that is never negative.
    case restricted
    /// The distance of an inequality from its bound.
    case slack
    /// By how much a weak constraint is missed.
    case error
    /// The helper of a required equation; zero at all times.
    case dummy
  }

  /// What the solver keeps of a constraint.
  struct Record {
    /// The symbol that no other constraint brought in.
    let marker: Int
    /// The factor of the marker in `expression + … = 0`.
    let markerFactor: Double
    /// Its errors, none if it is required.
    let errors: [Int]
    var strength: ConstraintStrength
    /// The constant of its expression.
    var constant: Double
  }

  private(set) var kinds: [Kind] = []
  private var unusedSymbols: [Int] = []
  var tableau = Tableau()
  var objective = Objective()
  var records: [Record?] = []
  private var unusedRecords: [Int] = []
  var needsOptimizing = false
  var editsSinceRefresh = 0
  /// Required constraints that contradict each other, oldest first: those in the
  /// system that stand against the one that `insert` just refused, or those that
  /// `solve()` could not reconcile. Empty if there is no contradiction.
  package internal(set) var conflict: [SolverConstraint] = []
  /// The value of each unknown when `takeChanges` last told it.
  var toldValues: [Double] = []

  /// Creates an empty system.
  package init() {}

  /// Makes an unknown; it is zero while nothing is said about it.
  ///
  /// - Parameter nonNegative: Whether it can never be negative; that is free of
  ///   charge, unlike a constraint that says so.
  package mutating func makeUnknown(nonNegative: Bool = false) -> Unknown {
    Unknown(index: newSymbol(nonNegative ? .restricted : .free))
  }

  /// Forgets an unknown that no constraint mentions any more; another may get its place.
  package mutating func retire(_ unknown: Unknown) {
    discard(unknown.index)
  }

  private mutating func newSymbol(_ kind: Kind) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      toldValues[symbol] = 0
      return symbol
    }
    kinds.append(kind)
    toldValues.append(0)
    tableau.makeRoom(for: kinds.count - 1)
    objective.makeRoom(for: kinds.count - 1)
    return kinds.count - 1
  }

  // MARK: - Adding

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
  /// - Returns: `nil` if a required constraint contradicts those before it;
  ///   the system is then as before.
  package mutating func insert(
    _ expression: LinearExpression,
    _ relation: LinearRelation,
    _ strength: ConstraintStrength = .required
  ) -> SolverConstraint? {
    mend()
    conflict = []
    var row = currentRow(of: expression)
    let record = addSymbols(to: &row, relation, strength, constant: expression.constant)
    let markers = [record.marker] + record.errors
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = chooseSubject(row, new: markers) {
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      objective.substitute(subject, by: row)
      tableau.insert(subject, row)
    } else if let against = addWithArtificial(row) {
      // The search for a solution left the best one behind.
      needsOptimizing = true
      for symbol in Set(markers) { discard(symbol) }
      conflict = against
      return nil
    }
    for error in record.errors { objective.add(error, 1, strength, in: tableau) }
    needsOptimizing = true
    return keep(record)
  }

  /// The expression in terms of symbols that are not basic.
  private func currentRow(of expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    var scratch = Row()
    for term in expression.terms {
      guard let slot = tableau.slot(of: term.variable.index) else {
        row.add(term.variable.index, term.factor)
        continue
      }
      tableau.withRow(slot) { row.add($0, term.factor, scratch: &scratch) { _ in } }
    }
    return row
  }

  private mutating func addSymbols(
    to row: inout Row,
    _ relation: LinearRelation,
    _ strength: ConstraintStrength,
    constant: Double
  ) -> Record {
    let isRequired = strength >= .required
    let marker: Int
    let factor: Double
    var errors: [Int] = []
    switch relation {
    case .equal where isRequired:
      (marker, factor) = (newSymbol(.dummy), 1)
    case .equal:
      (marker, factor) = (newSymbol(.error), -1)
      let minus = newSymbol(.error)
      row.add(minus, 1)
      errors = [marker, minus]
    case .lessOrEqual, .greaterOrEqual:
      (marker, factor) = (newSymbol(.slack), relation == .lessOrEqual ? 1 : -1)
      if !isRequired {
        let error = newSymbol(.error)
        row.add(error, -factor)
        errors = [error]
      }
    }
    row.add(marker, factor)
    return Record(
      marker: marker,
      markerFactor: factor,
      errors: errors,
      strength: strength,
      constant: constant
    )
  }

  private mutating func keep(_ record: Record) -> SolverConstraint {
    if let place = unusedRecords.popLast() {
      records[place] = record
      return SolverConstraint(index: place)
    }
    records.append(record)
    return SolverConstraint(index: records.count - 1)
  }

  /// The symbol that the row can be solved for without becoming infeasible.
  private func chooseSubject(_ row: Row, new: [Int]) -> Int? {
    for symbol in row.symbols where kinds[symbol] == .free { return symbol }
    // A new symbol with a negative factor in `row = 0` is not negative then.
    for (symbol, factor) in zip(row.symbols, row.factors)
    where factor < 0 && kinds[symbol] != .dummy && new.contains(symbol) {
      return symbol
    }
    let onlyDummies = row.symbols.allSatisfy { kinds[$0] == .dummy }
    if onlyDummies, abs(row.constant) < 1e-7 { return new.first { row[$0] != 0 } }
    return nil
  }

  /// Adds a row with a helper that is then driven to zero.
  ///
  /// - Returns: If that cannot be, the constraints that the row contradicts.
  private mutating func addWithArtificial(_ row: Row) -> [SolverConstraint]? {
    let artificial = newSymbol(.slack)
    tableau.insert(artificial, row)
    while let slot = tableau.slot(of: artificial), tableau.constant(slot) > 1e-9 {
      let entering = tableau.withRow(slot) { row in
        zip(row.symbols, row.factors).first { symbol, factor in
          factor < -Row.tolerance && kinds[symbol] != .dummy
        }
      }
      guard let (symbol, _) = entering, let leaving = leaving(for: symbol) else {
        break
      }
      pivot(entering: symbol, leaving: leaving)
    }
    var against: [SolverConstraint]?
    if let own = tableau.slot(of: artificial) {
      if abs(tableau.constant(own)) < 1e-6 {
        // A row of dummies alone stays, with one of them as its owner: it ties them together.
        let other = tableau.withRow(own) { row in
          row.symbols.first { kinds[$0] != .dummy } ?? row.symbols.last
        }
        if let other { pivot(entering: other, leaving: artificial) }
      } else {
        against = requiredConstraints(in: own)
      }
      tableau.remove(artificial)
    }
    tableau.forget(artificial)
    objective.forget(artificial)
    unusedSymbols.append(artificial)
    return against
  }

  // MARK: - Removing

  /// Takes a constraint out.
  ///
  /// - Parameter constraint: One that `insert` gave and that was not removed yet.
  package mutating func remove(_ constraint: SolverConstraint) {
    guard let record = records[constraint.index] else { return }
    mend()
    conflict = []
    records[constraint.index] = nil
    unusedRecords.append(constraint.index)
    for error in record.errors { objective.add(error, -1, record.strength, in: tableau) }
    if !tableau.isBasic(record.marker), let leaving = leavingForRemoval(of: record.marker) {
      pivot(entering: record.marker, leaving: leaving)
    }
    tableau.remove(record.marker)
    for symbol in Set([record.marker] + record.errors) { discard(symbol) }
    needsOptimizing = true
  }

  /// The row that a marker takes over: a bound that it reaches first, else an unknown's.
  private mutating func leavingForRemoval(of marker: Int) -> Int? {
    var best: (rank: Int, ratio: Double, symbol: Int)?
    for slot in tableau.slots(with: marker) {
      guard let owner = tableau.owner(of: slot) else { continue }
      let factor = tableau.factor(of: marker, in: slot)
      let rank = kinds[owner] == .free ? 3 : kinds[owner] == .dummy ? 0 : factor < 0 ? 1 : 2
      let ratio = rank == 3 ? 0 : abs(tableau.constant(slot) / factor)
      if let found = best, (found.rank, found.ratio, found.symbol) <= (rank, ratio, owner) {
        continue
      }
      best = (rank, ratio, owner)
    }
    return best?.symbol
  }

  private mutating func discard(_ symbol: Int) {
    tableau.remove(symbol)
    tableau.forget(symbol)
    objective.forget(symbol)
    unusedSymbols.append(symbol)
  }

  // MARK: - Steps

  mutating func pivot(entering: Int, leaving: Int) {
    var objective = Objective()
    swap(&objective, &self.objective)
    tableau.pivot(entering: entering, leaving: leaving) { row in
      objective.substitute(entering, by: row)
    }
    swap(&objective, &self.objective)
  }

  /// The basic symbol that first becomes negative when another one grows.
  mutating func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for slot in tableau.slots(with: entering) {
      guard let owner = tableau.owner(of: slot), kinds[owner] != .free else { continue }
      let factor = tableau.factor(of: entering, in: slot)
      guard factor < -Row.tolerance else { continue }
      let ratio = max(0, tableau.constant(slot)) / -factor
      if let found = best {
        guard
          ratio < found.ratio - 1e-12 || (ratio < found.ratio + 1e-12 && owner < found.symbol)
        else { continue }
      }
      best = (ratio, owner)
    }
    return best?.symbol
  }

  // MARK: - The answer

  /// Makes the errors as small as they can be, the strongest level first.
  ///
  /// - Returns: `false` if constants that were edited contradict each other. `conflict`
  ///   says which; remove one of them and call this again.
  @discardableResult
  package mutating func solve() -> Bool {
    conflict = []
    guard mend() else { return false }
    optimize()
    return true
  }

  /// Makes the errors small by the primal method.
  mutating func optimize() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    for _ in 0..<100_000 {
      let useful = objective.first { symbol, slope in slope < 0 && kinds[symbol] != .dummy }
      guard let symbol = useful, let leaving = leaving(for: symbol) else { break }
      pivot(entering: symbol, leaving: leaving)
    }
  }

  /// The value of an unknown after `solve()`.
  package func value(of variable: Unknown) -> Double { tableau.value(of: variable.index) }

  /// The value of an expression after `solve()`.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.factor }
  }
}

/// A constraint in a solver.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int
}
