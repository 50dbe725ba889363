import Testing
import UIKit

@MainActor
@Suite("Small world: three controllers, three operations", .serialized)
struct SmallWorldTests {
  /// All sequences of a length, in a fixed order.
  static func sequences(_ length: Int) -> [[SmallWorld.Operation]] {
    guard length > 0 else { return [[]] }
    return sequences(length - 1).flatMap { head in
      SmallWorld.Operation.allCases.map { head + [$0] }
    }
  }

  @Test("Each legal sequence keeps the documented states", arguments: [false, true])
  func operations_inEachLegalSequence_keepTheStates(animated: Bool) async {
    var count = 0
    for length in 1...3 {
      for sequence in Self.sequences(length) where await run(sequence, animated: animated) {
        count += 1
      }
    }
    #expect(count == 32)
  }

  /// Runs a sequence and checks after each step; `false` if it is not legal.
  private func run(_ sequence: [SmallWorld.Operation], animated: Bool) async -> Bool {
    let world = SmallWorld()
    await settle(world)
    for operation in sequence {
      guard world.allows(operation) else { return false }
      world.perform(operation, animated: animated)
      await settle(world)
      let violations = world.violations()
      #expect(violations.isEmpty, "\(sequence) animated \(animated), after \(operation)")
    }
    world.window.isHidden = true
    return true
  }

  /// Waits until nothing moves any more.
  private func settle(_ world: SmallWorld) async {
    var last = -1
    while last != world.log.entries.count {
      last = world.log.entries.count
      await mainQueue(rounds: 10)
      _ = await mainQueue { world.navigation.transitionCoordinator == nil }
    }
  }

  @Test("A pushed controller and a covered one see one pair each")
  func push_tellsBothSides() async {
    let world = SmallWorld()
    await settle(world)
    world.log.clear()
    world.perform(.pushB, animated: true)
    await settle(world)
    #expect(
      world.log.lines() == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ]
    )
  }

  @Test("A sheet leaves its presenter alone")
  func sheet_leavesItsPresenterAlone() async {
    let world = SmallWorld()
    await settle(world)
    world.log.clear()
    world.perform(.presentCAsSheet, animated: true)
    await settle(world)
    world.perform(.dismiss, animated: true)
    await settle(world)
    #expect(world.log.callbacks(of: "A").isEmpty)
    #expect(
      world.log.callbacks(of: "C") == [
        .willAppear, .didAppear, .willDisappear, .didDisappear,
      ]
    )
  }

  @Test("A full-screen cover tells both sides, did calls the other way round")
  func fullScreen_tellsBothSides() async {
    let world = SmallWorld()
    await settle(world)
    world.log.clear()
    world.perform(.presentBFullScreen, animated: true)
    await settle(world)
    #expect(
      world.log.lines() == [
        "A willDisappear", "B willAppear", "B didAppear", "A didDisappear",
      ]
    )
  }

  @Test("A refused second presentation changes nothing")
  func present_whilePresenting_isRefused() async {
    let world = SmallWorld()
    await settle(world)
    world.perform(.presentBFullScreen, animated: false)
    await settle(world)
    world.log.clear()
    world.perform(.presentCAsSheet, animated: false)
    await settle(world)
    #expect(world.navigation.presentedViewController === world.b)
    #expect(!world.c.isViewLoaded || world.c.view.window == nil)
    #expect(world.log.lines().isEmpty)
  }

  @Test("Everything is freed with the window")
  func world_withoutWindow_isFreed() async {
    weak var weakB: UIViewController?
    weak var weakNavigation: UIViewController?
    do {
      let world = SmallWorld()
      weakB = world.b
      weakNavigation = world.navigation
      await settle(world)
      world.perform(.pushB, animated: true)
      await settle(world)
      world.window.isHidden = true
      world.window.rootViewController = nil
    }
    let isFreed = await mainQueue { weakB == nil && weakNavigation == nil }
    #expect(isFreed)
  }
}
