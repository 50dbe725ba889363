import Testing
import Understudy
import XCTest

@testable import App

@objc(TestingAppDelegate)
final class TestingDelegate: AppDelegate {}

final class HostTests: XCTestCase {
  func testDelegate_isTheAppsAndHasLaunched() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    XCTAssertEqual(delegate.launches, 1)
    XCTAssertTrue(delegate is TestingDelegate)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
  }

  func testWindow_isKeyAndItsScreenHasAppeared() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try XCTUnwrap(scene.delegate as? SceneDelegate)
    let window = try XCTUnwrap(delegate.window)
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertFalse(window.isHidden)
    let root = try XCTUnwrap(window.rootViewController as? UINavigationController)
    let home = try XCTUnwrap(root.topViewController as? HomeController)
    XCTAssertEqual(home.appearances, 1)
  }

  @MainActor
  func testStage_doesNotFeelTheHost() {
    let stage = Stage()
    XCTAssertNil(UIApplication.shared.delegate)
    XCTAssertTrue(UIApplication.shared.windows.allSatisfy { $0.rootViewController == nil })
    stage.end()
    XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
  }
}

final class FreeTests: XCTestCase {
  func testSum() { XCTAssertEqual(1 + 1, 2) }
}

@MainActor @Suite struct HostSuite {
  @Test func delegate_isTheApps() {
    #expect(UIApplication.shared.delegate is AppDelegate)
    #expect(UIApplication.shared.keyWindow?.rootViewController is UINavigationController)
  }
}
