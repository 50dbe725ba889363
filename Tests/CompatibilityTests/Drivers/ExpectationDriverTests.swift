import UIKit
import XCTest

/// What XCTest offers for waiting drives the main loop; no test control is needed.
final class ExpectationDriverTests: XCTestCase {
  /// A navigation controller on screen; made here, used by the tests below.
  @MainActor
  private final class Screen {
    let log = CallbackLog()
    let navigation: UINavigationController
    let window: UIWindow
    var ticks = 0

    init() {
      navigation = UINavigationController(rootViewController: LoggingController("root", log))
      window = makeWindow(navigation)
    }

    var lines: [String] { log.lines() }
  }

  private func makeScreen() -> Screen {
    MainActor.assumeIsolated { Screen() }
  }

  func testWaitForAnExpectationShowsTheRoot() {
    let screen = makeScreen()
    let appeared = expectation(description: "next turn")
    DispatchQueue.main.async {
      DispatchQueue.main.async { appeared.fulfill() }
    }
    wait(for: [appeared], timeout: 5)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    MainActor.assumeIsolated {
      XCTAssertEqual(screen.lines, ["root willAppear", "root didAppear"])
    }
  }

  func testCompletionOfAPresentationFulfilsAnExpectation() {
    let screen = makeScreen()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    let shown = expectation(description: "shown")
    MainActor.assumeIsolated {
      let modal = LoggingController("modal", screen.log)
      modal.modalPresentationStyle = .fullScreen
      screen.navigation.present(modal, animated: true) { shown.fulfill() }
    }
    wait(for: [shown], timeout: 5)
    MainActor.assumeIsolated {
      XCTAssertEqual(
        Array(screen.lines.suffix(4)),
        ["root willDisappear", "modal willAppear", "modal didAppear", "root didDisappear"]
      )
    }
  }

  func testRunLoopUntilADateFinishesAnAnimatedPush() {
    let screen = makeScreen()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    MainActor.assumeIsolated {
      screen.navigation.pushViewController(LoggingController("next", screen.log), animated: true)
      XCTAssertFalse(screen.lines.contains("next didAppear"))
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    MainActor.assumeIsolated {
      XCTAssertTrue(screen.lines.contains("next didAppear"))
      XCTAssertTrue(screen.lines.contains("root didDisappear"))
    }
  }

  func testAsyncDispatchRunsAfterTheLayoutPass() {
    let screen = makeScreen()
    let done = expectation(description: "done")
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        _ = screen.window.isKeyWindow
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
    MainActor.assumeIsolated {
      XCTAssertTrue(screen.navigation.view.window === screen.window)
    }
  }

  func testSuspensionOfAnAsyncTestDrivesTheLoop() async {
    let screen = await MainActor.run { () -> Screen in Screen() }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Task { @MainActor in
        screen.navigation.pushViewController(
          CallingController { continuation.resume() },
          animated: true
        )
      }
    }
    await MainActor.run {
      XCTAssertEqual(screen.navigation.viewControllers.count, 2)
      XCTAssertTrue(screen.navigation.topViewController?.viewIfLoaded?.window === screen.window)
    }
  }
}
