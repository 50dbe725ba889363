import Testing

@testable import Cassowary

@Suite("Solver")
struct SolverTests {
  private func expression(_ unknown: Unknown) -> LinearExpression { LinearExpression(unknown) }

  @Test func equation_givesItsValue() {
    var solver = Solver()
    let x = solver.makeUnknown()
    let answer1 = solver.add(expression(x) - LinearExpression(7), .equal)
    #expect(answer1)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test func chain_isFollowed() {
    var solver = Solver()
    let unknowns = (0..<50).map { _ in solver.makeUnknown() }
    for (one, next) in zip(unknowns, unknowns.dropFirst()) {
      solver.add(expression(next) - expression(one) - LinearExpression(10), .equal)
    }
    solver.add(expression(unknowns[0]) - LinearExpression(5), .equal)
    solver.solve()
    #expect(solver.value(of: unknowns[49]) == 495)
  }

  @Test func contradiction_isRefused_andLeavesTheSystem() {
    var solver = Solver()
    let x = solver.makeUnknown()
    let answer2 = solver.add(expression(x) - LinearExpression(7), .equal)
    #expect(answer2)
    let answer3 = solver.add(expression(x) - LinearExpression(8), .equal)
    #expect(!answer3)
    let answer4 = solver.add(expression(x) - LinearExpression(3), .lessOrEqual)
    #expect(!answer4)
    let answer5 = solver.add(expression(x) - LinearExpression(9), .lessOrEqual)
    #expect(answer5)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test func strongerWish_wins_whateverItCosts() {
    var solver = Solver()
    let x = solver.makeUnknown()
    for _ in 0..<20 {
      solver.add(expression(x) - LinearExpression(1), .equal, ConstraintStrength(250))
    }
    solver.add(expression(x) - LinearExpression(100), .equal, ConstraintStrength(251))
    solver.add(expression(x) - LinearExpression(90), .lessOrEqual)
    solver.solve()
    #expect(solver.value(of: x) == 90)
  }

  @Test func weakerWish_decidesWhatStrongerOnesLeaveOpen() {
    var solver = Solver()
    let (x, y) = (solver.makeUnknown(), solver.makeUnknown())
    solver.add(expression(x) + expression(y) - LinearExpression(100), .equal)
    solver.add(expression(x) - LinearExpression(30), .greaterOrEqual, ConstraintStrength(750))
    solver.add(expression(y) - LinearExpression(20), .equal, ConstraintStrength(250))
    solver.solve()
    #expect(solver.value(of: x) == 80)
    #expect(solver.value(of: y) == 20)
  }

  @Test func bounds_withoutUpperLimit_takeTheSmallest() {
    var solver = Solver()
    let x = solver.makeUnknown()
    solver.add(expression(x) - LinearExpression(44), .greaterOrEqual)
    solver.add(expression(x), .equal, ConstraintStrength(50))
    solver.solve()
    #expect(solver.value(of: x) == 44)
  }
}
