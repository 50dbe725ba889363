import XCTest
import App
@MainActor open class BaseCase: XCTestCase {
  public var model: Model!
  open override func setUp() {
    super.setUp()
    model = Model()
  }
  open override func tearDown() async throws {
    model = nil
    try await super.tearDown()
  }
  open func testInheritedFromAnotherModule() { XCTAssertEqual(model.count, 0) }
}
extension XCTestCase {
  public func check(_ value: Bool, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(value, file: file, line: line)
  }
}
