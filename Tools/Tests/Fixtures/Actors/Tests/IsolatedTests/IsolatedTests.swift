import Testing
import UIKit
import XCTest
@testable import App

struct Helper { func model() -> Model { Model() } }
func free() -> Model { Model() }

@Suite struct IsolatedSuite {
  var model = free()
  @Test func sync() { #expect(Helper().model().count == model.count) }
  @Test func async() async { #expect(Model().count == 0) }
}

nonisolated final class IsolatedTests: XCTestCase {
  func testFree() {}
  @MainActor func testSync() { XCTAssertEqual(Helper().model().count, 0) }
  @MainActor func testAsync() async { XCTAssertEqual(free().count, 0) }
}
