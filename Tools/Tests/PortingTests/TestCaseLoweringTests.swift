import Testing

@testable import Porting

@Suite("Curing main-actor test cases")
struct TestCaseLoweringTests {
  @Test func isolatedClass_givesItsActorToTheMembers() {
    let text = lowered(
      """
      import XCTest
      @MainActor final class T: XCTestCase {
        var sut: VC!
        override func setUp() {
          sut = VC()
        }
        func testOne() throws {
          XCTAssert(true)
        }
        func testTwo() async {
        }
        func helper() {}
        nonisolated func free() {}
      }
      """
    )
    #expect(
      text == """
        import XCTest; @_spi(Porting) import UIKit
                   final class T: XCTestCase, @unchecked Sendable {
          @MainActor var sut: VC!
          override func setUp() { PortingMainActor.run { () -> Void in 
            sut = VC()
          } }
          func testOne() throws { try PortingMainActor.run { () throws -> Void in 
            XCTAssert(true)
          } }
          @MainActor func testTwo() async {
          }
          @MainActor func helper() {}
          nonisolated func free() {}
        }
        """
    )
    expectStable(text)
  }

  @Test func isolatedMethod_losesItsAttribute() {
    let text = lowered(
      "import XCTest\nclass T: XCTestCase {\n  @MainActor func testOne() { go() }\n}"
    )
    #expect(
      text.contains(
        "             func testOne() { PortingMainActor.run { () -> Void in  go() } }"
      )
    )
  }

  @Test func caughtErrors_doNotMakeTheBodyThrow() {
    let text =
      "import XCTest\n@MainActor class T: XCTestCase {\n  func testOne() {\n"
      + "    XCTAssertThrowsError(\n      try go()\n    )\n  }\n}"
    #expect(lowered(text).contains("func testOne() { @MainActor func body() -> Void { \n"))
    #expect(lowered(text).contains("  }; PortingMainActor.run(body) }"))
    expectStable(text)
  }

  @Test func subclassOfIsolatedBase_isCured() {
    let text = lowered(
      "import XCTest\nclass T: Base {\n  func testOne() {}\n}",
      with: ["import XCTest\n@MainActor class Base: XCTestCase {}"]
    )
    #expect(text.contains("func testOne() { PortingMainActor.run"))
  }

  @Test func otherIsolatedClass_isLeftAlone() {
    let text = "import XCTest\n@MainActor class Model {\n  func test() {}\n}\n"
    #expect(lowered(text) == text)
  }
}
