import UIKit
import Understudy
import XCTest

/// The stage under XCTest: synchronous methods are nonisolated and run on the main thread.
final class StageUnderXCTest: XCTestCase {
  func test_push_isRecorded() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(.iPhone15Pro)
      let nav = stage.show(UINavigationController(rootViewController: Inbox()))
      nav.pushViewController(Message(), animated: true)
      stage.settle()
      try expectTranscript(stage.transcript(of: Message.self).appearance) {
        "Message#1.loadView"
        "Message#1.viewDidLoad"
        "Message#1.viewWillAppear(true)"
        "Message#1.viewIsAppearing(true)"
        "Message#1.viewDidAppear(true)"
      }
    }
  }

  @MainActor
  func test_asyncMethod_ownsTheStage() async {
    let stage = Stage()
    let diary = stage.show(Diary())
    XCTAssertEqual(diary.lines, ["loaded", "appeared false"])
    await Task.yield()
    XCTAssertTrue(UIApplication.shared === stage.application)
  }
}
