import Testing

@testable import Exploration

/// The journeys that are short enough for each run of the tests; `Scripts/exhaust` takes longer ones.
@MainActor
@Suite("Exploration: all short journeys", .serialized)
struct SmallWorldTests {
  private static let depth = 2

  @Test("Every journey holds the invariants, twice", arguments: Shape.allCases)
  func journeys_throughAShape_holdTheInvariants(shape: Shape) {
    var exploration = Exploration()
    exploration.shapes = [shape]
    exploration.depth = Self.depth
    var reports: [String] = []
    let summary = exploration.run { outcome in
      if reports.count < 3 { reports.append(outcome.report.joined("\n")) }
    }
    #expect(summary.failures == 0, "\(reports.joined("\n"))")
    #expect(summary.total > 300, "\(summary.total) journeys")
  }

  @Test func parts_ofAnExploration_addUpToTheWhole() {
    func journeys(_ index: Int, of count: Int) -> Int {
      var exploration = Exploration()
      (exploration.shapes, exploration.paces) = ([.plain], [.settled])
      (exploration.animations, exploration.depth) = ([false], Self.depth)
      exploration.shard = (index, count)
      return exploration.run { _ in }.total
    }
    #expect(journeys(0, of: 2) + journeys(1, of: 2) == journeys(0, of: 1))
  }
}
