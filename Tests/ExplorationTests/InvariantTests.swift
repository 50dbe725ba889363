import Testing

@testable import Exploration
@testable import UIKit

/// Worlds that are broken on purpose: each invariant can fail.
@MainActor
@Suite("Exploration: invariants", .serialized)
struct InvariantTests {
  private func invariants(_ found: [Violation]) -> Set<Invariant> { Set(found.map(\.invariant)) }

  @Test func world_atTheBeginning_holdsThemAll() {
    for shape in Shape.allCases {
      let world = World(shape, animated: true)
      let found = world.linkViolations() + world.restViolations() + world.storyViolations()
      #expect(found.isEmpty, "\(shape)")
    }
  }

  @Test func callbackByHand_isNoLegalEdge() {
    let world = World(.plain, animated: true)
    world.actors[1].beginAppearanceTransition(true, animated: false)
    world.actors[1].endAppearanceTransition()
    world.actors[1].viewDidAppear(false)
    // A callback by hand does not pass the doorway, so the contract sees the begin only.
    #expect(invariants(world.restViolations()).contains(.membershipIsState))
  }

  @Test func openBegin_isOutOfBalance() {
    let world = World(.plain, animated: true)
    world.actors[0].beginAppearanceTransition(false, animated: false)
    #expect(invariants(world.restViolations()).contains(.balance))
  }

  @Test func endWithoutBegin_isOutOfBalance() {
    let world = World(.plain, animated: true)
    world.actors[0].endAppearanceTransition()
    #expect(invariants(world.storyViolations()) == [.balance])
  }

  @Test func childWithoutItsParentsKnowledge_isNoSymmetricLink() {
    let world = World(.child, animated: true)
    world.actors[0]._children = []
    #expect(invariants(world.linkViolations()) == [.symmetricLinks])
  }

  @Test func childListedByAStranger_isNoSymmetricLink() {
    let world = World(.child, animated: true)
    world.actors[2]._children = [world.actors[1]]
    #expect(invariants(world.linkViolations()) == [.symmetricLinks])
  }

  @Test func secondJourneyAtAnotherTime_hasOtherBytes() {
    var traveller = Traveller()
    var visits = 0
    traveller.prepare = { world in
      visits += 1
      if visits == 2 { _ = world.pass(.advance(.milliseconds(1))) }
    }
    let journey = Journey(.plain, .settled, animated: true, [.presentSheet])
    #expect(invariants(traveller.take(journey).violations) == [.sameBytes])
    #expect(visits == 2)
  }

  @Test func viewTakenFromAStack_isTheWrongScreen() {
    let world = World(.stack, animated: true)
    world.actors[0].view.removeFromSuperview()
    #expect(invariants(world.restViolations()).isSuperset(of: [.rightScreen, .membershipIsState]))
  }

  @Test func secondIsAppearing_isOneTooMany() {
    let world = World(.plain, animated: true)
    let actor = world.actors[0]
    actor.viewWillAppear(false)
    actor.viewIsAppearing(false)
    actor.viewIsAppearing(false)
    actor.viewDidAppear(false)
    #expect(invariants(world.storyViolations()).contains(.oneIsAppearing))
  }

  @Test func moveWithoutItsSecondHalf_isNotWhole() {
    let world = World(.plain, animated: true)
    world.actors[1].willMove(toParent: world.actors[0])
    #expect(invariants(world.restViolations()) == [.wholeMoves])
  }

  @Test func exception_isReported() {
    let world = World(.plain, animated: true)
    world.perform(
      Move("A.addChild(A)") { [unowned world] in world.actors[0].addChild(world.actors[0]) }
    )
    #expect(invariants(world.storyViolations()) == [.noException])
  }

  @Test func heldController_isNotFreed() {
    let world = World(.plain, animated: true)
    let held = world.actors[1]
    #expect(invariants(world.takeDown()) == [.freed])
    withExtendedLifetime(held) {}
  }

  @Test func journeyWithAnImpossibleStep_endsThere() {
    let outcome = Traveller().take(Journey(.plain, .settled, animated: true, [.pop, .rotate]))
    #expect(outcome.violations.isEmpty)
    #expect(!outcome.script.contains { $0.hasPrefix("device.rotate") })
  }
}
