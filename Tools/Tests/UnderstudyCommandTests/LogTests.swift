import Testing

@testable import UnderstudyCommand

@Suite("Logs of compiler and tests")
struct LogTests {
  private var map: PathMap {
    var map = PathMap(base: "/shop")
    map.add(shadow: "/shadow/A.swift", user: "/shop/Sources/A.swift")
    return map
  }

  @Test func buildLog_repeatedErrors_countOnceAtTheUsersPath() {
    var log = BuildLog(map: map)
    for _ in 0..<2 {
      log.read("/shadow/A.swift:3:8: error: cannot find 'x' in scope")
      log.read("1 | x")
      log.read("  |        `- error: cannot find 'x' in scope")
      log.read("error: emit-module command failed with exit code 1 (use -v to see invocation)")
    }
    #expect(
      log.errors.map { $0.text(shown: map.shown) } == [
        "Sources/A.swift:3:8: error: cannot find 'x' in scope"
      ]
    )
    #expect(log.plainErrors.isEmpty)
  }

  @Test func unavailableList_gathersGapsAndLeavesMistakes() {
    let messages = [
      "cannot find type 'MKMapView' in scope", "cannot find type 'MKMapView' in scope",
      "value of type 'UIView' has no member 'snapshotView'", "cannot find 'thing' in scope",
      "value of type 'Cart' has no member 'totl'",
      "method does not override any method from its superclass",
    ]
    let errors = messages.enumerated().map { line, message in
      Diagnostic(
        path: "/shop/A.swift",
        line: line + 1,
        column: 1,
        severity: .error,
        message: message
      )
    }
    let list = UnavailableList(
      errors: errors,
      ownTypes: ["Cart"],
      shown: { $0 },
      lineOf: { _ in "  override func draw() {" }
    )
    #expect(list.items.map(\.name) == ["MKMapView", "UIView.snapshotView"])
    #expect(list.items.first?.count == 2)
    #expect(list.others.map(\.line) == [4, 5])
    let overrides = UnavailableList(
      errors: [errors[5]],
      ownTypes: [],
      shown: { $0 },
      lineOf: { _ in "  public override func draw() {" }
    )
    #expect(overrides.items.map(\.name) == ["override func draw()"])
  }

  @Test func xcTestLog_ofAFailure_hasMessageAndPlace() {
    var log = XCTestLog(map: map)
    let lines = [
      "Test Case 'CartTests.testA' started at 2026-01-01 00:00:00.000",
      "/shadow/A.swift:6: error: CartTests.testA : XCTAssertEqual failed: (\"1\") - no",
      "second line", "\u{1E}understudy 2", "printed by the test",
      "Test Case 'CartTests.testA' failed (0.25 seconds)",
      "Test Case 'CartTests.testB' started at 2026-01-01 00:00:00.000",
      "Test Case 'CartTests.testB' passed (0.0 seconds)",
    ]
    for line in lines { log.read(line) }
    #expect(
      log.results == [
        TestResult(
          framework: .xcTest,
          suite: "CartTests",
          name: "testA",
          outcome: .failed,
          seconds: 0.25,
          issues: [
            .init(
              path: "/shop/Sources/A.swift",
              line: 6,
              message: "XCTAssertEqual failed: (\"1\") - no\nsecond line"
            )
          ]
        ),
        TestResult(framework: .xcTest, suite: "CartTests", name: "testB", outcome: .passed),
      ]
    )
    #expect(log.output == ["printed by the test"])
  }

  @Test func xcTestLog_cutOff_blamesTheRunningTest() {
    var log = XCTestLog(map: map)
    log.read("Test Case 'CartTests.testA' started at 2026-01-01 00:00:00.000")
    log.read("Tiny/A.swift:3: Fatal error: Index out of range")
    log.crash("the test process ended", at: ("/shop/Sources/A.swift", 3))
    #expect(log.results.first?.outcome == .crashed)
    #expect(log.results.first?.issues.first?.path == "/shop/Sources/A.swift")
    #expect(
      log.results.first?.issues.first?.message
        == "Fatal error: Index out of range\nthe test process ended"
    )
  }

  @Test func swiftTestingLog_readsNamesIssuesAndSkips() {
    var log = SwiftTestingLog(map: map)
    let lines = [
      #"{"kind":"test","payload":{"id":"T.S","kind":"suite","name":"S"},"version":0}"#,
      #"{"kind":"test","payload":{"id":"T.S/a()/s.swift:4:32","kind":"function","name":"a()"}}"#,
      #"{"kind":"test","payload":{"id":"T.b()/s.swift:7:2","kind":"function","name":"b()","#
        + #""sourceLocation":{"fileID":"T/s.swift"}}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"T.S/a()/s.swift:4:32","#
        + #""instant":{"absolute":1.0}}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/a()/s.swift:4:32","#
        + #""issue":{"isKnown":false,"sourceLocation":{"_filePath":"/shadow/A.swift","line":5}},"#
        + #""messages":[{"text":"Expectation failed: 1 == 2"}]}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"T.S/a()/s.swift:4:32","#
        + #""instant":{"absolute":1.5}}}"#,
      #"{"kind":"event","payload":{"kind":"testSkipped","testID":"T.b()/s.swift:7:2","#
        + #""messages":[{"text":"why"}]}}"#,
    ]
    for line in lines { log.read(line) }
    #expect(
      log.results == [
        TestResult(
          framework: .swiftTesting,
          suite: "S",
          name: "a()",
          outcome: .failed,
          seconds: 0.5,
          issues: [
            .init(path: "/shop/Sources/A.swift", line: 5, message: "Expectation failed: 1 == 2")
          ]
        ),
        TestResult(
          framework: .swiftTesting,
          suite: "s.swift",
          name: "b()",
          outcome: .skipped,
          issues: [.init(path: nil, line: nil, message: "why")]
        ),
      ]
    )
  }

  @Test func report_endsWithTheSum() {
    let results = [
      TestResult(framework: .xcTest, suite: "A", name: "a", outcome: .passed),
      TestResult(framework: .swiftTesting, suite: "B", name: "b", outcome: .crashed),
      TestResult(framework: .swiftTesting, suite: "B", name: "c", outcome: .skipped),
    ]
    let report = TestReport(results: results, seconds: 1.234, shown: { $0 })
    #expect(report.lines.last == "1 passed, 1 failed, 1 skipped (1.23 s)")
    #expect(!report.isSuccess)
  }

  @Test func trace_forPeople_leavesOutLayoutAndEmptyTests() {
    let lines = [
      "▸ A.testNothing", "▸ B.testPush", "   0.000  X#1.viewDidLoad",
      "   0.000  X#1.viewWillLayoutSubviews", "▸ B.testLast",
    ]
    #expect(TraceFile.abridged(lines) == ["▸ B.testPush", "   0.000  X#1.viewDidLoad"])
  }
}
