import Testing
import UIKit
import Understudy

/// A stage as a property of a suite, which Swift Testing frees wherever it pleases.
@Suite("A stage in a suite's property", .serialized)
@MainActor
struct StoredStageTests {
  private let stage = Stage()

  @Test(arguments: 0..<20)
  func everyTest_hasAStageOfItsOwn(number: Int) {
    let controller = stage.show(UIViewController())
    #expect(controller.view.window === stage.window)
    #expect(UIApplication.shared === stage.application)
  }
}

@Suite("A stage that is freed off the main actor")
@MainActor
struct StageFreedElsewhereTests {
  @Test func makesRoomForTheNext() async {
    let box = Box(Stage())
    await Task.detached { box.stage = nil }.value
    let next = Stage()
    #expect(UIApplication.shared === next.application)
    next.end()
  }

  private final class Box: @unchecked Sendable {
    nonisolated(unsafe) var stage: Stage?

    init(_ stage: Stage?) { self.stage = stage }
  }
}
