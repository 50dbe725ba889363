internal import UIKit
internal import Understudy

/// Takes journeys and holds the world against the invariants on the way.
@MainActor
package struct Traveller {
  /// Called with each new world; tests of the invariants break it there.
  var prepare: ((World) -> Void)?

  package init() {}

  /// Takes a journey twice: what it shows must be good, and the same both times.
  package func take(_ journey: Journey) -> Outcome {
    var outcome = takeOnce(journey)
    guard outcome.violations.isEmpty else { return outcome }
    let second = takeOnce(journey)
    if second.digest != outcome.digest {
      outcome.violations.append(
        Violation(.sameBytes, "the second time \(second.digest), not \(outcome.digest)")
      )
    }
    return outcome
  }

  private func takeOnce(_ journey: Journey) -> Outcome {
    var (outcome, belongings) = visit(journey)
    if outcome.violations.isEmpty, !belongings.names.isEmpty {
      let text = "alive without a stage: " + belongings.names.joined(", ")
      outcome.violations.append(Violation(.freed, text))
    }
    return outcome
  }

  /// The world and its stage live as long as this call.
  private func visit(_ journey: Journey) -> (Outcome, Remains) {
    let world = World(journey.shape, animated: journey.isAnimated)
    prepare?(world)
    var outcome = Outcome(journey)
    walk(journey, through: world, &outcome)
    let belongings = world.belongings
    if outcome.violations.isEmpty { end(world, &outcome) }
    var digest = Digest()
    let trace = world.stage.transcript.trace
    for line in trace { digest.add(line) }
    outcome.digest = digest
    outcome.script = world.script
    if !outcome.violations.isEmpty { outcome.trace = trace }
    world.letGo()
    world.stage.end()
    return (outcome, belongings)
  }

  private func walk(_ journey: Journey, through world: World, _ outcome: inout Outcome) {
    for operation in journey.operations {
      guard let move = world.move(for: operation) else { return }
      world.perform(move)
      outcome.violations += world.linkViolations()
      outcome.violations += pass(journey.pace.pauses, in: world)
      if journey.pace == .settled { outcome.violations += world.restViolations() }
      guard outcome.violations.isEmpty else { break }
    }
    outcome.extensions = Operation.allCases.filter { world.move(for: $0) != nil }
  }

  private func pass(_ pauses: [Pause], in world: World) -> [Violation] {
    var found: [Violation] = []
    for pause in pauses {
      if let problem = world.pass(pause) { found.append(Violation(.rest, problem)) }
      found += world.linkViolations()
    }
    return found
  }

  /// Lets the finger go, waits for rest, and takes the world down.
  private func end(_ world: World, _ outcome: inout Outcome) {
    outcome.violations += pass([.settle], in: world)
    if let move = world.gestureMove(.cancelGesture) {
      world.perform(move)
      outcome.violations += pass([.settle], in: world)
    }
    outcome.violations += world.restViolations() + world.storyViolations()
    guard outcome.violations.isEmpty else { return }
    outcome.violations += world.takeDown()
    outcome.violations += world.stage.findings.map { Violation(.legalEdges, $0.message) }
  }
}
