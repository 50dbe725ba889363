import UIKit
import XCTest

@testable import Notes

@MainActor
final class SceneDelegateTests: XCTestCase {
  func testDelegateKeepsWindowAndCoordinator() throws {
    let window = makeWindow()
    hideAfterTest(window)
    let delegate = SceneDelegate()
    delegate.begin(in: window, environment: Fixture.environment())
    XCTAssertTrue(delegate.window === window)
    XCTAssertTrue(window.rootViewController === delegate.coordinator?.container)
    XCTAssertFalse(window.isHidden)
    XCTAssertTrue(window.isKeyWindow)
  }

  func testApplicationDelegateLaunches() {
    let delegate = AppDelegate()
    XCTAssertTrue(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
  }
}
