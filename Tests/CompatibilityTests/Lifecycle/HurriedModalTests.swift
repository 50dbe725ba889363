import Testing
import UIKit

/// Presentations, dismissals, pushes and pops that do not wait for each other.
@MainActor
@Suite("Small world: presentations in a hurry", .serialized)
struct HurriedModalTests {
  static let sequences: [[SmallWorld.Operation]] = SmallWorldTests.sequences(3)

  @Test(
    "The controllers end in a state without contradiction",
    arguments: [0, 1, 3],
    [false, true]
  )
  func operations_withoutWaiting_endInALegalState(rounds: Int, animated: Bool) async {
    var remains: [Remains] = []
    for sequence in Self.sequences {
      let world = SmallWorld()
      await settle(world)
      for operation in sequence where isPossible(operation, in: world) {
        world.perform(operation, animated: animated)
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

  /// Leaves out what iOS answers with an exception.
  private func isPossible(_ operation: SmallWorld.Operation, in world: SmallWorld) -> Bool {
    switch operation {
    case .pushB, .presentBFullScreen: isFree(world.b)
    case .pushC, .presentCAsSheet: isFree(world.c)
    case .pop, .dismiss: true
    }
  }

  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && !controller.isBeingPresented && controller.viewIfLoaded?.window == nil
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
