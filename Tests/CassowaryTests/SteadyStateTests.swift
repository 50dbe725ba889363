import Testing

@testable import Cassowary

@Suite("Solver: in the long run")
struct SteadyStateTests {
  private static let rows = 20

  /// Labels and fields in rows, of which a few change their heights.
  private struct Form {
    var solver = Solver()
    var changing: [SolverConstraint] = []
    var last: Unknown

    init(heights: [Double]) {
      let one = { (unknown: Unknown) in LinearExpression(unknown) }
      let all = one(solver.makeUnknown())
      solver.add(all - LinearExpression(390), .equal)
      var above = LinearExpression(0)
      last = solver.makeUnknown()
      for row in 0..<SteadyStateTests.rows {
        let (left, width, top) = (solver.makeUnknown(), solver.makeUnknown(), solver.makeUnknown())
        let height = solver.makeUnknown(nonNegative: true)
        solver.add(one(top) - above - LinearExpression(8), .equal)
        solver.add(one(left) - all * (1.0 / 3), .greaterOrEqual)
        solver.add(one(left) + one(width) - all, .equal)
        let natural = LinearExpression(Double(100 + 7 * row))
        solver.add(one(width) - natural, .lessOrEqual, ConstraintStrength(250))
        solver.add(one(width) - natural, .greaterOrEqual, ConstraintStrength(750))
        solver.add(one(height) - one(width) * 0.7, .lessOrEqual, ConstraintStrength(700))
        solver.add(one(height) - LinearExpression(20), .greaterOrEqual, ConstraintStrength(800))
        let wish = one(height) - LinearExpression(heights[row])
        if let name = solver.insert(wish, .equal, ConstraintStrength(600)) { changing.append(name) }
        above = one(top) + one(height)
        last = top
      }
    }
  }

  /// Pseudorandom heights that are the same in each run.
  private static func height(_ turn: Int) -> Double {
    Double((turn &* 7919 &+ 104_729) % 4001) / 7
  }

  @Test func manyEdits_haveTheValuesOfAFreshSolver() {
    var heights = [Double](repeating: 30, count: Self.rows)
    var form = Form(heights: heights)
    form.solver.solve()
    for turn in 0..<100_000 {
      let row = turn &* 13 % Self.rows
      heights[row] = Self.height(turn)
      form.solver.setConstant(of: form.changing[row], to: -heights[row])
      form.solver.solve()
      guard turn % 20_000 == 19_999 else { continue }
      var fresh = Form(heights: heights)
      fresh.solver.solve()
      let difference = form.solver.value(of: form.last) - fresh.solver.value(of: fresh.last)
      #expect(abs(difference) < 1e-6, "after \(turn + 1) edits")
    }
  }

  @Test func edits_needNoMoreMemory() {
    var form = Form(heights: [Double](repeating: 30, count: Self.rows))
    form.solver.solve()
    func edit(_ turns: Range<Int>) {
      for turn in turns {
        let name = form.changing[turn &* 13 % Self.rows]
        form.solver.setConstant(of: name, to: -Self.height(turn % 4001))
        form.solver.solve()
        form.solver.takeChanges { _ in }
      }
    }
    edit(0..<4001)
    let before = form.solver.tableau.memory
    edit(4001..<14_001)
    #expect(form.solver.tableau.memory == before)
  }

  @Test func stepsThatChangeNothing_endAllTheSame() {
    // All constraints meet in one point, so most steps change no value.
    var solver = Solver()
    let unknowns = (0..<12).map { _ in solver.makeUnknown(nonNegative: true) }
    for (place, one) in unknowns.enumerated() {
      for other in unknowns[..<place] {
        solver.add(LinearExpression(one) - LinearExpression(other), .lessOrEqual)
        let wish = LinearExpression(one) + LinearExpression(other, times: -2)
        solver.add(wish, .greaterOrEqual, ConstraintStrength(Double(100 + place)))
      }
      let wish = LinearExpression(one) - LinearExpression(Double(place))
      solver.add(wish, .equal, ConstraintStrength(Double(50 - place)))
    }
    let solved = solver.solve()
    #expect(solved)
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      #expect(solver.value(of: next) <= solver.value(of: one) + 1e-9)
    }
  }
}

extension Tableau {
  /// How many elements fit into the blocks without new memory.
  fileprivate var memory: Int {
    var sum = Int(symbols.capacity + rows.capacity + records.capacity + queue.capacity)
    sum += Int(candidates.capacity + changed.capacity + targets.capacity + met.capacity)
    for index in 0..<symbols.count {
      sum += Int(symbols.base[index].column.capacity + symbols.base[index].costs.capacity)
    }
    for index in 0..<rows.count { sum += Int(rows.base[index].cells.capacity) }
    return sum
  }
}
