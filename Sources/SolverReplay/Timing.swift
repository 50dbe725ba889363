internal import Cassowary
internal import Foundation

/// Runs the operations of one system against the clock.
///
/// Expressions are made before the clock starts, as the peer's constraints are.
struct Timing {
  private var solver = Solver()
  private var unknowns: [Unknown] = []
  private var values: [Double] = []
  private var constraints: [SolverConstraint?] = []
  private var sum = 0.0

  private enum Step {
    case insert(LinearExpression, LinearRelation, ConstraintStrength)
    case setConstant(Int, Double)
    case solve
  }

  /// Runs a file whose constraints are numbered as they come, then prints processor seconds: of the
  /// operations up to the first `?`, and of those after it, once; and the sum of all values read.
  ///
  /// - Parameters:
  ///   - operations: The lines of one system.
  ///   - turns: How often those after the first `?` run. More turns show what they allocate.
  mutating func run(_ operations: [Operation], turns: Int) {
    let steps = operations.compactMap { step(for: $0) }
    values = Array(repeating: 0, count: unknowns.count)
    constraints.reserveCapacity(steps.count)
    let first = (steps.firstIndex { if case .solve = $0 { true } else { false } } ?? 0) + 1
    var start = clock()
    for step in steps[..<first] { run(step) }
    let building = clock() - start
    start = clock()
    for _ in 0..<turns {
      for step in steps[first...] { run(step) }
    }
    let editing = clock() - start
    let seconds = { (ticks: clock_t) in Double(ticks) / Double(CLOCKS_PER_SEC) }
    print(seconds(building), seconds(editing) / Double(turns), sum)
  }

  private mutating func step(for operation: Operation) -> Step? {
    switch operation {
    case .unknown(let isNonNegative):
      unknowns.append(solver.makeUnknown(nonNegative: isNonNegative))
    case .insert(_, let terms, let constant, let relation, let strength):
      var sum = LinearExpression(constant)
      for term in terms { sum = sum + LinearExpression(unknowns[term.unknown], times: term.factor) }
      return .insert(sum, relation, ConstraintStrength(strength))
    case .setConstant(let number, let constant): return .setConstant(number, constant)
    case .solve: return .solve
    case .system, .remove, .setStrength: break
    }
    return nil
  }

  private mutating func run(_ step: Step) {
    switch step {
    case .insert(let expression, let relation, let strength):
      constraints.append(solver.insert(expression, relation, strength))
    case .setConstant(let number, let constant):
      if let constraint = constraints[number] { solver.setConstant(of: constraint, to: constant) }
    case .solve:
      solver.solve()
      solver.takeChanges { unknown in values[unknown.index] = solver.value(of: unknown) }
      sum += values.count > 3 ? values[values.count - 4] : 0
    }
  }
}
