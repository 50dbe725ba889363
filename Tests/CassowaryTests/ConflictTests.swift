import Testing

@testable import Cassowary

@Suite("Solver: conflicts, changes, unknowns")
struct ConflictTests {
  private func at(_ unknown: Unknown, _ value: Double) -> LinearExpression {
    LinearExpression(unknown) - LinearExpression(value)
  }

  private func insert(
    _ expression: LinearExpression,
    _ relation: LinearRelation,
    _ strength: ConstraintStrength = .required,
    into solver: inout Solver
  ) throws -> SolverConstraint {
    let name = solver.insert(expression, relation, strength)
    return try #require(name)
  }

  @Test func refusedConstraint_namesThoseItContradicts() throws {
    var solver = Solver()
    let (x, y) = (solver.makeUnknown(), solver.makeUnknown())
    let first = solver.insert(at(x, 7), .equal)
    _ = solver.insert(at(y, 7), .equal)
    let third = solver.insert(LinearExpression(y) - LinearExpression(x), .greaterOrEqual)
    let refused = solver.insert(at(x, 5), .lessOrEqual)
    #expect(refused == nil)
    #expect(solver.conflict == [first])
    #expect(third != nil)
    let accepted = solver.insert(at(x, 9), .lessOrEqual)
    #expect(accepted != nil)
    #expect(solver.conflict.isEmpty)
  }

  @Test func editedContradictions_areSolvedByRemovingOneEach() throws {
    var solver = Solver()
    let (x, y) = (solver.makeUnknown(), solver.makeUnknown(nonNegative: true))
    let one = try insert(at(x, 7), .equal, into: &solver)
    let same = try insert(at(x, 7), .equal, into: &solver)
    let most = try insert(at(y, 7), .lessOrEqual, into: &solver)
    solver.add(at(y, 3), .equal, ConstraintStrength(250))
    solver.setConstant(of: same, to: -8)
    solver.setConstant(of: most, to: 1)
    var found: [[SolverConstraint]] = []
    while !solver.solve() {
      found.append(solver.conflict)
      solver.remove(try #require(solver.conflict.last))
    }
    #expect(Set(found) == [[one, same], [most]])
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func nonNegativeUnknown_staysAtZero() {
    var solver = Solver()
    let x = solver.makeUnknown(nonNegative: true)
    solver.add(at(x, -5), .equal, ConstraintStrength(250))
    solver.solve()
    #expect(solver.value(of: x) == 0)
    let settled = solver.isAmbiguous(x)
    #expect(!settled)
    let impossible = solver.insert(at(x, -1), .lessOrEqual)
    #expect(impossible == nil)
    let other = solver.makeUnknown(nonNegative: true)
    let open = solver.isAmbiguous(other)
    #expect(open)
  }

  @Test func changes_areToldOnce() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeUnknown(), solver.makeUnknown(), solver.makeUnknown())
    let place = try insert(at(x, 7), .equal, into: &solver)
    solver.add(LinearExpression(y) - LinearExpression(x, times: 2), .equal)
    solver.add(at(z, 1), .equal)
    func changes() -> [Unknown] {
      solver.solve()
      var told: [Unknown] = []
      solver.takeChanges { told.append($0) }
      return told
    }
    #expect(changes() == [x, y, z])
    #expect(changes() == [])
    solver.setConstant(of: place, to: -8)
    #expect(changes() == [x, y])
    solver.setConstant(of: place, to: -9)
    solver.setConstant(of: place, to: -8)
    #expect(changes() == [])
  }

  @Test func retiredUnknown_givesItsPlaceAway() throws {
    var solver = Solver()
    let x = solver.makeUnknown()
    let place = try insert(at(x, 7), .equal, into: &solver)
    solver.solve()
    solver.takeChanges { _ in }
    solver.remove(place)
    solver.retire(x)
    let y = solver.makeUnknown()
    #expect(y == x)
    solver.solve()
    #expect(solver.value(of: y) == 0)
  }

  @Test func strength_canChange() throws {
    var solver = Solver()
    let x = solver.makeUnknown()
    let low = try insert(at(x, 3), .equal, ConstraintStrength(250), into: &solver)
    solver.add(at(x, 5), .equal, ConstraintStrength(500))
    solver.solve()
    #expect(solver.value(of: x) == 5)
    solver.setStrength(of: low, to: ConstraintStrength(750))
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }
}
