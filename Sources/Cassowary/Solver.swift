/// Solves linear equations and inequalities of different strengths.
///
/// The required ones hold exactly. The others are satisfied level by level:
/// the errors of a stronger level are as small as they can be, whatever that
/// costs weaker ones. Equal input gives equal output; nothing depends on hash
/// order.
///
/// The method is the simplex method with slack and error symbols, as described
/// by Badros, Borning and Stuckey ("The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", 2001).
package struct Solver {
  private enum Kind {
    /// An unknown of the caller; may be negative.
    case free
    /// The distance of an inequality from its bound.
    case slack
    /// By how much a weak constraint is missed.
    case error
    /// The helper of a required equation; zero at all times.
    case dummy
  }

  private var kinds: [Kind] = []
  /// What basic symbols are, in terms of the others.
  private var rows: [Int: Row] = [:]
  /// The basic symbols in ascending order.
  private var basics: [Int] = []
  /// The errors of each level, in terms of symbols that are not basic.
  private var objectives: [(strength: ConstraintStrength, row: Row)] = []
  private var needsOptimizing = false

  /// Creates an empty system.
  package init() {}

  /// Makes an unknown; it is zero while nothing is said about it.
  package mutating func makeUnknown() -> Unknown {
    Unknown(index: newSymbol(.free))
  }

  private mutating func newSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
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
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      if let basic = rows[term.variable.index] {
        row.add(basic, term.factor)
      } else {
        row.add(term.variable.index, term.factor)
      }
    }
    let isRequired = strength >= .required
    let firstNew = kinds.count
    var errors: [Int] = []
    switch relation {
    case .equal:
      if isRequired {
        let dummy = newSymbol(.dummy)
        row.add(dummy, 1)
      } else {
        let (plus, minus) = (newSymbol(.error), newSymbol(.error))
        row.add(plus, -1)
        row.add(minus, 1)
        errors = [plus, minus]
      }
    case .lessOrEqual, .greaterOrEqual:
      let sign: Double = relation == .lessOrEqual ? 1 : -1
      let slack = newSymbol(.slack)
      row.add(slack, sign)
      if !isRequired {
        let error = newSymbol(.error)
        row.add(error, -sign)
        errors = [error]
      }
    }
    if row.constant < 0 { row.scale(by: -1) }
    let subject = chooseSubject(row, firstNew: firstNew)
    let saved = isRequired && subject == nil ? self : nil
    if let subject {
      row.solve(for: subject)
      substitute(subject, by: row)
      setBasic(subject, row)
    } else if !addWithArtificial(row) {
      if let saved { self = saved }
      return false
    }
    for error in errors { addError(error, strength) }
    needsOptimizing = true
    return true
  }

  /// The symbol that the row can be solved for without becoming infeasible.
  private func chooseSubject(_ row: Row, firstNew: Int) -> Int? {
    for symbol in row.symbols where kinds[symbol] == .free { return symbol }
    // A new symbol with a negative factor in `row = 0` is not negative then.
    for (symbol, factor) in zip(row.symbols, row.factors)
    where symbol >= firstNew && factor < 0 && kinds[symbol] != .dummy {
      return symbol
    }
    let onlyDummies = row.symbols.allSatisfy { kinds[$0] == .dummy }
    if onlyDummies, abs(row.constant) < 1e-7 { return row.symbols.last }
    return nil
  }

  private mutating func addWithArtificial(_ row: Row) -> Bool {
    let artificial = newSymbol(.slack)
    var goal = row
    setBasic(artificial, row)
    while goal.constant > 1e-9 {
      guard let entering = entering(in: goal, banned: []) else { break }
      guard let leaving = leaving(for: entering) else { break }
      pivot(entering: entering, leaving: leaving, also: &goal)
    }
    let isFeasible = abs(goal.constant) < 1e-6
    if let own = rows[artificial] {
      removeBasic(artificial)
      if let other = own.symbols.first(where: { kinds[$0] != .dummy }) {
        var solved = own
        solved.exchange(artificial, for: other)
        substitute(other, by: solved)
        setBasic(other, solved)
      } else if !isFeasible {
        return false
      }
    }
    for basic in basics { rows[basic]?.remove(artificial) }
    for index in objectives.indices { objectives[index].row.remove(artificial) }
    return isFeasible
  }

  private mutating func addError(_ error: Int, _ strength: ConstraintStrength) {
    var place = objectives.firstIndex { $0.strength <= strength } ?? objectives.count
    if place == objectives.count || objectives[place].strength != strength {
      objectives.insert((strength, Row()), at: place)
    }
    place = objectives.firstIndex { $0.strength == strength } ?? place
    if let row = rows[error] {
      objectives[place].row.add(row, 1)
    } else {
      objectives[place].row.add(error, 1)
    }
  }

  // MARK: - The table

  private mutating func setBasic(_ symbol: Int, _ row: Row) {
    if rows.updateValue(row, forKey: symbol) == nil {
      var (low, high) = (0, basics.count)
      while low < high {
        let middle = (low + high) / 2
        if basics[middle] < symbol { low = middle + 1 } else { high = middle }
      }
      basics.insert(symbol, at: low)
    }
  }

  private mutating func removeBasic(_ symbol: Int) {
    rows[symbol] = nil
    if let place = basics.firstIndex(of: symbol) { basics.remove(at: place) }
  }

  private mutating func substitute(_ symbol: Int, by row: Row) {
    for basic in basics { rows[basic]?.substitute(symbol, by: row) }
    for index in objectives.indices { objectives[index].row.substitute(symbol, by: row) }
  }

  private mutating func pivot(entering: Int, leaving: Int, also goal: inout Row) {
    guard var row = rows[leaving] else { return }
    removeBasic(leaving)
    row.exchange(leaving, for: entering)
    substitute(entering, by: row)
    goal.substitute(entering, by: row)
    setBasic(entering, row)
  }

  /// The first symbol that makes a row smaller when it grows.
  private func entering(in row: Row, banned: Set<Int>) -> Int? {
    for (symbol, factor) in zip(row.symbols, row.factors)
    where factor < -1e-9 && kinds[symbol] != .dummy && !banned.contains(symbol) {
      return symbol
    }
    return nil
  }

  /// The basic symbol that first becomes negative when another one grows.
  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for basic in basics where kinds[basic] != .free {
      guard let row = rows[basic] else { continue }
      let factor = row[entering]
      guard factor < -1e-9 else { continue }
      let ratio = max(0, row.constant) / -factor
      if best.map({ ratio < $0.ratio - 1e-12 }) ?? true { best = (ratio, basic) }
    }
    return best?.symbol
  }

  // MARK: - The answer

  /// Makes the errors as small as they can be, the strongest level first.
  package mutating func solve() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    var banned: Set<Int> = []
    for level in objectives.indices {
      var unused = Row()
      for _ in 0..<10_000 {
        guard let entering = entering(in: objectives[level].row, banned: banned),
          let leaving = leaving(for: entering)
        else { break }
        pivot(entering: entering, leaving: leaving, also: &unused)
      }
      // What would make this level worse stays zero for weaker ones.
      let row = objectives[level].row
      for (symbol, factor) in zip(row.symbols, row.factors) where factor > 1e-9 {
        banned.insert(symbol)
      }
    }
  }

  /// The value of an unknown after `solve()`.
  package func value(of variable: Unknown) -> Double { rows[variable.index]?.constant ?? 0 }

  /// The value of an expression after `solve()`.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.factor }
  }
}
