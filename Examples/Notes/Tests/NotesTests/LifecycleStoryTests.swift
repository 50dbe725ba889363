import UIKit
import XCTest

@testable import Notes

/// The order of callbacks on the app's main paths.
@MainActor
final class LifecycleStoryTests: XCTestCase {
  private func start() -> TracingCoordinator {
    let window = makeWindow()
    let coordinator = TracingCoordinator(window: window, environment: Fixture.environment())
    coordinator.start()
    hideAfterTest(window)
    waitUntil("the list appears") { coordinator.log.contains("list viewDidAppear") }
    return coordinator
  }

  func testOpenPushSheetDismissPopAndFree() {
    let coordinator = start()
    let log = coordinator.log
    XCTAssertEqual(log.events, ["list viewWillAppear", "list viewDidAppear"])

    log.clear()
    coordinator.open(Fixture.milk)
    waitUntil("the note appears") { log.contains("detail viewDidAppear") }
    XCTAssertEqual(
      log.events,
      [
        "detail viewDidLoad", "list viewWillDisappear", "detail viewWillAppear",
        "list viewDidDisappear", "detail viewDidAppear",
      ]
    )

    log.clear()
    coordinator.edit(Fixture.milk)
    waitUntil("the sheet appears") { log.contains("editor viewDidAppear") }
    XCTAssertEqual(log.events, ["editor viewWillAppear", "editor viewDidAppear"])

    log.clear()
    coordinator.closeEditor()
    waitUntil("the editor is freed") { log.contains("editor deinit") }
    XCTAssertEqual(
      log.events,
      ["editor viewWillDisappear", "editor viewDidDisappear", "editor deinit"]
    )

    log.clear()
    coordinator.navigationController.popViewController(animated: true)
    waitUntil("the note is freed") { log.contains("detail deinit") }
    XCTAssertEqual(
      log.events,
      [
        "detail viewWillDisappear", "list viewWillAppear", "detail viewDidDisappear",
        "list viewDidAppear", "detail deinit",
      ]
    )
  }

  func testFullScreenCoversThePresenter() {
    let log = EventLog()
    let below = TracingViewController("below", log: log)
    let above = TracingViewController("above", log: log)
    show(below)
    waitUntil("the first screen appears") { log.contains("below viewDidAppear") }
    log.clear()
    above.modalPresentationStyle = .fullScreen
    let shown = expectation(description: "shown")
    below.present(above, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 5)
    XCTAssertEqual(
      log.events.filter { !$0.hasSuffix("viewDidLoad") },
      [
        "below viewWillDisappear", "above viewWillAppear", "above viewDidAppear",
        "below viewDidDisappear",
      ]
    )
  }

  func testPushTellsTheParentFirstAndLast() async throws {
    let log = EventLog()
    let navigation = UINavigationController(
      rootViewController: TracingViewController("root", log: log)
    )
    show(navigation)
    let next = TracingViewController("next", log: log)
    try await pause(until: log.contains("root viewDidAppear"))
    navigation.pushViewController(next, animated: true)
    try await pause(until: log.contains("next didMove to parent"))
    XCTAssertEqual(
      Array(log.events(of: "next").prefix(5)),
      [
        "next willMove to parent", "next viewDidLoad", "next viewWillAppear",
        "next viewDidAppear", "next didMove to parent",
      ]
    )
    XCTAssertTrue(next.parent === navigation)
  }

  func testMovingAndPresentingFlags() async throws {
    let log = EventLog()
    let root = TracingViewController("root", log: log)
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    try await pause(until: log.contains("root viewDidAppear"))
    let flags = FlagViewController("flags", log: log)
    navigation.pushViewController(flags, animated: true)
    try await pause(until: log.contains("flags viewDidAppear"))
    navigation.popViewController(animated: true)
    try await pause(until: log.contains("flags viewDidDisappear"))
    XCTAssertEqual(flags.seen, ["moving to parent", "moving from parent"])
    XCTAssertFalse(flags.isMovingFromParent)
  }

  /// Suspends the test, so that the main queue can go on.
  private func pause(until condition: @autoclosure () -> Bool) async throws {
    for _ in 0..<500 where !condition() {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    XCTAssertTrue(condition())
  }
}

private final class FlagViewController: TracingViewController {
  private(set) var seen: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isMovingToParent { seen.append("moving to parent") }
    if isBeingPresented { seen.append("being presented") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { seen.append("moving from parent") }
    if isBeingDismissed { seen.append("being dismissed") }
  }
}
