import Testing

@testable import Porting

@Suite("Finding nested test cases")
struct NestedTestCaseTests {
  @Test func classesInsideOtherTypes_haveTheirWholeNames() {
    let names = NestedTestCases.names(
      in: """
        import XCTest
        class OuterTests: XCTestCase {
          class Mock: UIViewController {}
        }
        enum Suite {
          @MainActor final class InnerTests: XCTestCase {}
        }
        extension Suite.Deep {
          class MoreTests: BaseTestCase {}
          private class HiddenTests: XCTestCase {}
        }
        """
    )
    #expect(names == ["Suite.InnerTests", "Suite.Deep.MoreTests"])
  }

  @Test func textWithoutAny_hasNone() {
    #expect(NestedTestCases.names(in: "import XCTest\nclass T: XCTestCase {\n}\n").isEmpty)
    #expect(
      NestedTestCases.names(in: "enum A {\n  class BTests: XCTestCase {}\n}\n").isEmpty == false
    )
  }
}
