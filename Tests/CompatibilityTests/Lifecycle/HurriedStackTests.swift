import Testing
import UIKit

/// Pushes and pops that do not wait for each other.
///
/// What iOS does on the way is not known in every case; that it ends in a state without contradiction is.
@MainActor
@Suite("Small world: pushes and pops in a hurry", .serialized)
struct HurriedStackTests {
  enum Step: CaseIterable, Sendable {
    case pushB, pushC, pop, popToRoot, setToB
  }

  static let sequences: [[Step]] = Step.allCases.flatMap { first in
    Step.allCases.flatMap { second in
      Step.allCases.map { third in [first, second, third] }
    }
  }

  /// How many rounds of the main queue pass between two steps.
  @Test(
    "The stack ends in a state without contradiction",
    arguments: [0, 1, 3],
    [false, true]
  )
  func steps_withoutWaiting_endInALegalState(rounds: Int, animated: Bool) async {
    var remains: [Remains] = []
    for sequence in Self.sequences {
      let world = SmallWorld()
      await settle(world)
      for step in sequence {
        take(step, in: world, animated: animated)
        await mainQueue(rounds: rounds)
      }
      await settle(world)
      let violations = world.violations()
      #expect(violations.isEmpty, "\(sequence)")
      remains.append(world.leave())
    }
    let areFreed = await mainQueue { remains.allSatisfy(\.isEmpty) }
    #expect(areFreed, "\(remains.flatMap(\.names))")
  }

  private func take(_ step: Step, in world: SmallWorld, animated: Bool) {
    let navigation = world.navigation
    switch step {
    case .pushB where world.b.parent == nil:
      navigation.pushViewController(world.b, animated: animated)
    case .pushC where world.c.parent == nil:
      navigation.pushViewController(world.c, animated: animated)
    case .pop:
      navigation.popViewController(animated: animated)
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
    case .setToB:
      navigation.setViewControllers([world.a, world.b], animated: animated)
    case .pushB, .pushC:
      break
    }
  }

  private func settle(_ world: SmallWorld) async {
    var last = -1
    while last != world.log.entries.count {
      last = world.log.entries.count
      await mainQueue(rounds: 10)
      _ = await mainQueue { world.navigation.transitionCoordinator == nil }
    }
  }
}
