import Testing

@testable import UnderstudyCommand

/// Builds and runs a package; what can be tried in one package is tried in one.
@Suite("Command line: a whole run", .serialized)
struct TestRunTests {
  private let tool = Recorder()

  private static let source = """
    import UIKit
    public final class Clock {
      public init() {}
      public func later(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: block)
      }
      public func trap(_ list: [Int]) -> Int { list[7] }
    }
    """

  private static let tests = """
    import Testing
    import XCTest
    @testable import Tiny
    final class ClockTests: XCTestCase {
      func testLater() {
        let done = expectation(description: "later")
        Clock().later { done.fulfill() }
        wait(for: [done], timeout: 31)
      }
      func testNever() {
        let done = expectation(description: "never")
        wait(for: [done], timeout: 60)
      }
      func testTrap() { _ = Clock().trap([]) }
      func testWords() {
        XCTAssertEqual("a\\nb", "c")
        print("not part of it")
      }
    }
    final class ZebraTests: XCTestCase { func testAfterTheCrash() {} }
    @Suite struct Numbers {
      @Test func equal() { #expect(1 + 1 == 2) }
      @Test func unequal() { #expect(1 + 1 == 3) }
    }
    """

  @Test func run_withEveryKindOfResult_reportsEach() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: Self.source, test: Self.tests)
    #expect(tool.run("test", folder.path) == .failed, "\(tool.errors)")
    let output = tool.output
    let place = "\(folder.path)/Tests/TinyTests/TinyTests.swift"
    #expect(output.contains("\(place):12: timed out after 60.0 s of virtual time"))
    #expect(output.contains("with unfulfilled expectations: \"never\"; nothing was pending"))
    #expect(output.contains("✘ testTrap crashed"))
    #expect(output.contains("\(folder.path)/Sources/Tiny/Tiny.swift:7: "))
    #expect(output.contains("Fatal error: Index out of range"))
    #expect(output.contains("✔ ZebraTests: 1 passed, 0 failed"))
    #expect(output.contains("\(place):23: Expectation failed: "))
    #expect(!output.contains("not part of it"))
    #expect(output.contains("XCTest: 2 passed, 3 failed\nSwift Testing: 1 passed, 1 failed\n"))
    #expect(output.contains("\n3 passed, 4 failed ("))

    #expect(tool.run("test", folder.path, "--filter", "testLater|equal\\(") == .failed)
    #expect(tool.output.contains("2 passed, 1 failed"))
    #expect(tool.run("test", folder.path, "--filter", "Zebra") == .passed)
    #expect(tool.run("test", folder.path, "--filter", "Lion") == .couldNotRun)
    #expect(tool.errors.contains("no test matches '--filter Lion'"))
  }

  @Test func source_thatCannotBeBuilt_isExplainedAtItsOwnPlace() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(
      source: "import UIKit\nlet x: Int = \nfunc f( {\n",
      test: "import XCTest\n"
    )
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("\(folder.path)/Sources/Tiny/Tiny.swift:"))
    #expect(tool.errors.contains("Tiny.swift:2:13: error: expected initial value"))

    try folder.writePackage(
      source: "import MapKit\nimport UIKit\nlet map = MKMapView()\n",
      test: "import XCTest\n"
    )
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("MapKit"))
    #expect(tool.errors.contains("\(folder.path)/Sources/Tiny/Tiny.swift:1"))

    try folder.writePackage(
      source: """
        import UIKit
        class Screen: UIViewController {
          override func hoverAround() {}
        }
        let color: Int = "blue"
        """,
      test: "import XCTest\n"
    )
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("Not available in Understudy yet:\n  override func hoverAround()"))
    #expect(tool.errors.contains("Tiny.swift:5:"))

    try folder.writePackage(source: "import UIKit\n", test: "import XCTest\n")
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("the test targets contain no tests"))
  }
}
