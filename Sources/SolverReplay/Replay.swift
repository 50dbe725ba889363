internal import Cassowary

/// Runs operations and writes what comes of them.
///
///     refused NUMBER by NUMBER …       a required constraint that contradicts those before
///     conflict NUMBER …                what does not go together; the last of them is removed
///     values VALUE …                   of all unknowns, when there is a solution
///     wrong WORDS                      the solver contradicts itself
struct Replay {
  private var solver = Solver()
  private var unknowns: [Unknown] = []
  private var constraints: [Int: SolverConstraint] = [:]
  private var required: Set<Int> = []
  private var told: [Unknown: Double] = [:]
  private(set) var output = ""

  mutating func run(_ operation: Operation) {
    switch operation {
    case .system:
      solver = Solver()
      unknowns = []
      constraints = [:]
      required = []
      told = [:]
      output += "system\n"
    case .unknown(let isNonNegative):
      unknowns.append(solver.makeUnknown(nonNegative: isNonNegative))
    case .insert(let number, let terms, let constant, let relation, let strength):
      var sum = LinearExpression(constant)
      for term in terms { sum = sum + LinearExpression(unknowns[term.unknown], times: term.factor) }
      if strength >= 1000 { required.insert(number) }
      let made = solver.insert(sum, relation, ConstraintStrength(strength))
      constraints[number] = made
      if made == nil { output += "refused \(number) by \(names(solver.conflict))\n" }
    case .remove(let number):
      if let constraint = constraints.removeValue(forKey: number) { solver.remove(constraint) }
    case .setConstant(let number, let constant):
      if let constraint = constraints[number] { solver.setConstant(of: constraint, to: constant) }
    case .setStrength(let number, let strength):
      guard let constraint = constraints[number], !required.contains(number) else { break }
      solver.setStrength(of: constraint, to: ConstraintStrength(strength))
    case .solve:
      solve()
    }
  }

  private mutating func solve() {
    while !solver.solve() {
      output += "conflict \(names(solver.conflict))\n"
      guard let last = solver.conflict.last,
        let number = constraints.first(where: { $0.value == last })?.key
      else {
        output += "wrong conflict of nothing\n"
        return
      }
      solver.remove(last)
      constraints[number] = nil
    }
    solver.takeChanges { unknown in
      told[unknown] = solver.value(of: unknown)
    }
    let values = unknowns.map { solver.value(of: $0) }
    if unknowns.contains(where: { abs(solver.value(of: $0) - told[$0, default: 0]) > 2e-9 }) {
      output += "wrong changes: told \(told), but values are \(values)\n"
    }
    output += "values \(values.map { "\($0)" }.joined(separator: " "))\n"
  }

  private func names(_ list: [SolverConstraint]) -> String {
    list.map { constraint in
      "\(constraints.first { $0.value == constraint }?.key ?? -1)"
    }.joined(separator: " ")
  }
}
