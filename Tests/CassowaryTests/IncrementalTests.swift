import Testing

@testable import Cassowary

/// A demand or wish, as a test knows it.
private struct Wish {
  var expression: LinearExpression
  var relation: LinearRelation
  var strength: Double
  var name: SolverConstraint?

  func miss(_ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: max(0, -value)
    }
  }
}

/// Random numbers that are the same in each run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@Suite("Solver: changes")
struct IncrementalTests {
  private static let strengths: [Double] = [1000, 999, 750, 250, 50]

  private func misses(_ wishes: [Wish], _ solver: Solver) -> [Double] {
    Self.strengths.map { strength in
      wishes.filter { $0.strength == strength }
        .reduce(0) { $0 + $1.miss(solver.value(of: $1.expression)) }
    }
  }

  private func fresh(_ wishes: [Wish], unknowns: Int) -> Solver? {
    var solver = Solver()
    for _ in 0..<unknowns { _ = solver.makeUnknown() }
    for wish in wishes {
      guard solver.add(wish.expression, wish.relation, ConstraintStrength(wish.strength)) else {
        return nil
      }
    }
    return solver.solve() ? solver : nil
  }

  private func randomWish(_ dice: inout Dice, _ unknowns: [Unknown]) -> Wish {
    var expression = LinearExpression(Double(dice.roll(200) - 100))
    for _ in 0...dice.roll(3) {
      let factor = [1, -1, 2, 0.5, 1.0 / 3][dice.roll(5)]
      expression = expression + LinearExpression(unknowns[dice.roll(unknowns.count)], times: factor)
    }
    return Wish(
      expression: expression,
      relation: [.equal, .lessOrEqual, .greaterOrEqual][dice.roll(3)],
      strength: Self.strengths[dice.roll(5)]
    )
  }

  @Test(arguments: 0..<24) func anyChanges_reachWhatAFreshSolverReaches(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var solver = Solver()
    let unknowns = (0..<(3 + dice.roll(8))).map { _ in solver.makeUnknown() }
    var wishes: [Wish] = []
    for _ in 0..<40 {
      switch dice.roll(10) {
      case 0..<4:
        var wish = randomWish(&dice, unknowns)
        wish.name = solver.insert(
          wish.expression,
          wish.relation,
          ConstraintStrength(wish.strength)
        )
        if wish.name != nil {
          wishes.append(wish)
        } else {
          #expect(fresh(wishes + [wish], unknowns: unknowns.count) == nil)
        }
      case 4..<6 where !wishes.isEmpty:
        solver.remove(try #require(wishes.remove(at: dice.roll(wishes.count)).name))
      case 6... where !wishes.isEmpty:
        let place = dice.roll(wishes.count)
        wishes[place].expression.constant = Double(dice.roll(200) - 100)
        let name = try #require(wishes[place].name)
        solver.setConstant(of: name, to: wishes[place].expression.constant)
        while !solver.solve() {
          #expect(fresh(wishes, unknowns: unknowns.count) == nil)
          let parts = wishes.indices.filter { solver.conflict.contains(wishes[$0].name!) }
          #expect(parts.count == solver.conflict.count && !parts.isEmpty)
          #expect(fresh(parts.map { wishes[$0] }, unknowns: unknowns.count) == nil)
          solver.remove(wishes.remove(at: parts[dice.roll(parts.count)]).name!)
        }
      default: break
      }
      solver.solve()
      let other = try #require(fresh(wishes, unknowns: unknowns.count))
      for (mine, best) in zip(misses(wishes, solver), misses(wishes, other)) {
        // A level that differs makes the weaker ones incomparable.
        #expect(abs(mine - best) < 1e-5 * (1 + best))
        if abs(mine - best) >= 1e-5 * (1 + best) { return }
      }
    }
  }

  @Test func removedConstraint_setsItsUnknownFree() throws {
    var solver = Solver()
    let x = solver.makeUnknown()
    let seven = LinearExpression(x) - LinearExpression(7)
    let three = LinearExpression(x) - LinearExpression(3)
    let demandName = solver.insert(seven, .equal)
    let demand = try #require(demandName)
    solver.add(three, .equal, ConstraintStrength(250))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    solver.remove(demand)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    let again = solver.add(seven, .equal)
    #expect(again)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test func refusedConstraint_leavesTheBestSolution() {
    var solver = Solver()
    let x = solver.makeUnknown()
    solver.add(LinearExpression(x) - LinearExpression(10), .lessOrEqual)
    solver.add(LinearExpression(x) - LinearExpression(4), .equal, ConstraintStrength(500))
    let refused = solver.add(LinearExpression(x) - LinearExpression(11), .greaterOrEqual)
    #expect(!refused)
    solver.solve()
    #expect(solver.value(of: x) == 4)
  }

  @Test func editsThatContradict_areReported() throws {
    var solver = Solver()
    let x = solver.makeUnknown()
    let leastName = solver.insert(LinearExpression(x) - LinearExpression(5), .greaterOrEqual)
    let least = try #require(leastName)
    solver.add(LinearExpression(x) - LinearExpression(8), .lessOrEqual)
    solver.setConstant(of: least, to: -7)
    let possible = solver.solve()
    #expect(possible)
    #expect(solver.value(of: x) >= 7)
    solver.setConstant(of: least, to: -9)
    let impossible = solver.solve()
    #expect(!impossible)
  }

  @Test func hundredThousandEdits_keepTheNumbers() throws {
    var solver = Solver()
    let (left, width, total) = (solver.makeUnknown(), solver.makeUnknown(), solver.makeUnknown())
    let sizeName = solver.insert(LinearExpression(total) - LinearExpression(320), .equal)
    let size = try #require(sizeName)
    solver.add(LinearExpression(left) - LinearExpression(total, times: 1.0 / 3), .equal)
    solver.add(
      LinearExpression(width) + LinearExpression(left, times: 2) - LinearExpression(total),
      .equal
    )
    solver.add(LinearExpression(width) - LinearExpression(90), .lessOrEqual, ConstraintStrength(9))
    var dice = Dice(state: 1)
    for _ in 0..<100_000 {
      solver.setConstant(of: size, to: -Double(dice.roll(100_000)) / 7)
      solver.solve()
    }
    solver.setConstant(of: size, to: -300)
    solver.solve()
    #expect(abs(solver.value(of: left) - 100) < 1e-9)
    #expect(abs(solver.value(of: width) - 100) < 1e-9)
  }

  @Test func unknownThatNothingPinsDown_isAmbiguous() {
    var solver = Solver()
    let (x, y, z) = (solver.makeUnknown(), solver.makeUnknown(), solver.makeUnknown())
    solver.add(LinearExpression(x) - LinearExpression(7), .equal)
    solver.add(LinearExpression(y) - LinearExpression(7), .greaterOrEqual)
    let found = [x, y, z].map { solver.isAmbiguous($0) }
    #expect(found == [false, true, true])
    solver.add(LinearExpression(y) - LinearExpression(20), .lessOrEqual, ConstraintStrength(250))
    solver.add(LinearExpression(y) - LinearExpression(30), .equal, ConstraintStrength(250))
    // Two wishes of one strength: every value between them misses both by ten.
    let torn = solver.isAmbiguous(y)
    #expect(torn)
    solver.add(LinearExpression(y) - LinearExpression(25), .equal, ConstraintStrength(100))
    let settled = solver.isAmbiguous(y)
    #expect(!settled)
  }
}
