/// All journeys of a small world, shortest first.
///
/// A journey is only extended by operations that are possible at its end, and not at all if
/// something did not hold, so the first failures are the shortest ones.
@MainActor
package struct Exploration {
  package var shapes = Shape.allCases
  package var paces = Pace.allCases
  package var animations = [true, false]
  package var depth = 4
  /// Which part of the journeys to take, of how many parts.
  package var shard = (index: 0, count: 1)

  /// Called before each journey, for the search of one that stops the process.
  package var begins: ((Journey) -> Void)?

  package init() {}

  /// Takes all journeys.
  ///
  /// - Parameter failed: Called for each journey on which something did not hold.
  /// - Returns: The counts.
  package func run(failed: (Outcome) -> Void) -> Summary {
    var summary = Summary()
    for shape in shapes {
      for pace in paces {
        for animated in animations {
          explore(Journey(shape, pace, animated: animated), &summary, failed)
        }
      }
    }
    return summary
  }

  private func explore(_ start: Journey, _ summary: inout Summary, _ failed: (Outcome) -> Void) {
    let traveller = Traveller()
    var frontier = [start]
    for length in 0...depth {
      var next: [Journey] = []
      for (index, journey) in frontier.enumerated() {
        // Parts split where the tree is wide enough; what lies above belongs to the first.
        if length == Self.splitLength, index % shard.count != shard.index { continue }
        begins?(journey)
        let outcome = traveller.take(journey)
        if length >= Self.splitLength || shard.index == 0 {
          summary.count(outcome, isLast: length == depth)
          if !outcome.violations.isEmpty { failed(outcome) }
        }
        guard outcome.violations.isEmpty, length < depth else { continue }
        next += outcome.extensions.map { journey.appending($0) }
      }
      frontier = next
    }
  }

  private static let splitLength = 2
}
