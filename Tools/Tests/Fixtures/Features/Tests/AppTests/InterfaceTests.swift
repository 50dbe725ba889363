import XCTest

final class InterfaceTests: XCTestCase {
  func testLaunch() { XCUIApplication().launch() }
}
