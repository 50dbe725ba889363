import UIKit
import XCTest

extension XCTestCase {
  /// A window in the host's scene, if the host has scenes.
  func makeWindow() -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else {
      return UIWindow(frame: UIScreen.main.bounds)
    }
    return UIWindow(windowScene: scene)
  }

  /// Puts a controller on screen until the test ends.
  @discardableResult
  func show(_ controller: UIViewController) -> UIWindow {
    let window = makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    hideAfterTest(window)
    return window
  }

  /// Leaves nothing on screen for the next test.
  func hideAfterTest(_ window: UIWindow) {
    addTeardownBlock {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  /// Lets the main run loop go on for a moment.
  func spin(_ seconds: TimeInterval = 0.05) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  /// Lets the main run loop go on until something is true.
  func waitUntil(
    _ what: String,
    timeout: TimeInterval = 5,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ condition: () -> Bool
  ) {
    let end = Date(timeIntervalSinceNow: timeout)
    while !condition(), Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    XCTAssertTrue(condition(), "never happened: \(what)", file: file, line: line)
  }

  /// Does what a tap on a bar button does.
  func tap(_ item: UIBarButtonItem, file: StaticString = #filePath, line: UInt = #line) {
    guard item.isEnabled, let action = item.action else {
      XCTFail("the item cannot be tapped", file: file, line: line)
      return
    }
    let done = UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    XCTAssertTrue(done, "nobody took the action", file: file, line: line)
  }
}
