import InlineSnapshotTesting
import XCTest

@testable import Snaps

final class InlineTests: XCTestCase {
  func testInline() {
    assertInlineSnapshot(of: Profile(name: "Bob", age: 4), as: .json)
  }
}
