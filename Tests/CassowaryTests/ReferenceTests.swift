import Foundation
import Testing

@testable import Cassowary
@testable import SolverReplay

/// A system with its best misses, as `Scripts/check-solver --fixture` wrote it.
private struct Fixture: Decodable {
  struct State: Decodable {
    /// The constraints in force.
    let active: [Int]
    /// The least sum of the misses of each strength.
    let misses: [String: Double]
  }

  let operations: [String]
  let states: [State]
}

/// The solver against an independent one; `Scripts/check-solver` compares many more systems.
@Suite("Solver: reference")
struct ReferenceTests {
  private struct Constraint {
    let terms: [(unknown: Int, factor: Double)]
    let relation: LinearRelation
    var strength: Double
    var constant: Double

    /// By how much it is missed, and how large the numbers are that say so.
    func miss(_ values: [Double]) -> (miss: Double, size: Double) {
      let parts = terms.map { $0.factor * values[$0.unknown] } + [constant]
      let sum = parts.reduce(0, +)
      let size = parts.reduce(0) { $0 + abs($1) }
      switch relation {
      case .equal: return (abs(sum), size)
      case .lessOrEqual: return (max(0, sum), size)
      case .greaterOrEqual: return (max(0, -sum), size)
      }
    }
  }

  private static func fixtures() throws -> [Fixture] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/systems.json")
    return try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
  }

  @Test func randomSystems_haveTheMissesOfTheReference() throws {
    let fixtures = try Self.fixtures()
    #expect(fixtures.count >= 200)
    for (place, fixture) in fixtures.enumerated() {
      let difference = try difference(of: fixture)
      #expect(difference == nil, "system \(place)")
    }
  }

  /// What is not as in the reference, or `nil`.
  private func difference(of fixture: Fixture) throws -> String? {
    var replay = Replay()
    var known: [Int: Constraint] = [:]
    var states = fixture.states.makeIterator()
    for line in fixture.operations {
      let operation = try #require(Operation(line[...]))
      replay.run(operation)
      switch operation {
      case .insert(let number, let terms, let constant, let relation, let strength):
        known[number] = Constraint(
          terms: terms,
          relation: relation,
          strength: strength,
          constant: constant
        )
      case .setConstant(let number, let constant): known[number]?.constant = constant
      case .setStrength(let number, let strength):
        if let old = known[number], old.strength < 1000 { known[number]?.strength = strength }
      case .solve:
        let next = states.next()
        let state = try #require(next)
        let last = replay.output.split(separator: "\n").last ?? ""
        let values = last.split(separator: " ").dropFirst().compactMap { Double($0) }
        let active = state.active.compactMap { known[$0] }
        #expect(active.count == state.active.count)
        if let words = difference(of: values, active, state.misses) { return words }
      case .system, .unknown, .remove: break
      }
    }
    return nil
  }

  private func difference(
    of values: [Double],
    _ active: [Constraint],
    _ best: [String: Double]
  ) -> String? {
    var sums: [Double: (miss: Double, size: Double)] = [:]
    for constraint in active {
      let (miss, size) = constraint.miss(values)
      if constraint.strength >= 1000, miss > 1e-6 * (1 + size) { return "required: \(miss)" }
      sums[constraint.strength, default: (0, 0)].miss += miss
      sums[constraint.strength, default: (0, 0)].size += size
    }
    for (name, least) in best.sorted(by: { (Double($0.key) ?? 0) > (Double($1.key) ?? 0) }) {
      let mine = sums[Double(name) ?? 0] ?? (0, 0)
      guard abs(mine.miss - least) <= 1e-6 * (1 + least) + 1e-12 * mine.size else {
        return "\(name): \(mine.miss), reference \(least)"
      }
    }
    return nil
  }
}
