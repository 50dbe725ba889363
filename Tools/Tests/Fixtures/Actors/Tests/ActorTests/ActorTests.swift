import TestSupport
import UIKit
import XCTest
@testable import App

@MainActor final class ClassLevelTests: XCTestCase {
  var model = Model()
  lazy var other = Model()
  let constant = UIView()
  override class func setUp() { super.setUp(); MainActor.assertIsolated() }
  override func setUp() { super.setUp(); model.count = 1 }
  override func tearDown() { model.count = 0; super.tearDown() }
  func testSync() { XCTAssertEqual(model.count, 1) }
  func testThrowing() throws { XCTAssertEqual(try XCTUnwrap(model).count, 1) }
  func testAsync() async { XCTAssertEqual(model.count, 1) }
  func testAsyncThrowing() async throws { XCTAssertEqual(model.count, 1) }
  nonisolated func testFree() { XCTAssertTrue(Thread.isMainThread) }
  func testClosure() {
    let e = expectation(description: "x")
    Task { @MainActor in model.count = 5; e.fulfill() }
    wait(for: [e], timeout: 1)
    XCTAssertEqual(model.count, 5)
  }
  private func helper() -> Int { model.count }
  func testHelper() { XCTAssertEqual(helper(), 1) }
  struct Nested { var x = 1 }
  func testNested() { XCTAssertEqual(Nested().x, 1) }
}
final class MethodLevelTests: XCTestCase {
  @MainActor func testSync() { XCTAssertEqual(Model().count, 0) }
  @MainActor
  func testOtherLine() throws { XCTAssertEqual(Model().count, 0) }
  @MainActor func testAsync() async throws { XCTAssertEqual(Model().count, 0) }
  @MainActor override func setUp() async throws { _ = Model() }
  @MainActor override func setUpWithError() throws { _ = Model() }
  func testPlain() {}
}
final class ExtensionLevelTests: XCTestCase {
  func testOwn() {}
}
@MainActor extension ExtensionLevelTests {
  func testInIsolatedExtension() { XCTAssertEqual(Model().count, 0) }
}
extension ExtensionLevelTests {
  func testInExtension() {}
  @MainActor func testIsolatedInExtension() { XCTAssertEqual(Model().count, 0) }
}
final class InheritedTests: BaseCase {
  override func setUp() { super.setUp(); model.count = 3 }
  override func testInheritedFromAnotherModule() { XCTAssertEqual(model.count, 3) }
  func testOwn() { XCTAssertEqual(model.count, 3); check(true) }
}
class PlainBase: XCTestCase {
  func testOfTheBase() { XCTAssertTrue(true) }
}
final class PlainSub: PlainBase {
  func testOfTheSub() {}
}
class GenericBase<Value: Equatable>: XCTestCase {
  var value: Value? { nil }
  func checkValue() { XCTAssertNotNil(value) }
}
final class IntGenericTests: GenericBase<Int> {
  override var value: Int? { 3 }
  func testValue() { checkValue() }
}
enum Suite {
  final class InnerTests: XCTestCase { func testInner() {} }
}
extension Suite {
  @MainActor final class MoreTests: XCTestCase { func testMore() { XCTAssertEqual(Model().count, 0) } }
}
private final class PrivateTests: XCTestCase { func testPrivate() { XCTFail("not run on iOS either") } }
fileprivate class FilePrivateTests: XCTestCase { func testFilePrivate() { XCTFail("not run on iOS either") } }
