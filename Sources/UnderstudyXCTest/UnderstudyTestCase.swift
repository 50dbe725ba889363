public import Foundation
public import XCTest

/// XCTest's own class, in modules where `XCTestCase` means another.
public typealias LinuxTestCase = XCTestCase

/// What test cases inherit here: XCTest's class, with what it leaves out on Linux.
///
/// In lowered modules `XCTestCase` is another name for this class.
///
/// - Differs: a test does not stop at its first failure when `continueAfterFailure` is `false`, as
///   Swift cannot leave a method from inside another on Linux; later failures are not reported.
open class UnderstudyTestCase: XCTestCase {
  private var goesOn = true
  private var hasFailed = false
  private var isReporting = false
  private var expectedFailures: [ExpectedFailure] = []
  /// The expectations that XCTest itself does not keep for the test.
  private(set) var ownExpectations: [XCTestExpectation] = []

  /// Whether the test goes on after its first failure; `true` by default.
  open override var continueAfterFailure: Bool {
    // XCTest ends the process if it reads `false` while it records a failure.
    get { isReporting || goesOn }
    set { goesOn = newValue }
  }

  /// The time that a test may take; kept and not enforced: `--time-limit` bounds a silent run.
  open var executionTimeAllowance: TimeInterval = 600

  /// The tests of the class, empty here: which tests run is decided when they are built.
  open class var defaultTestSuite: XCTestSuite { XCTestSuite(name: String(describing: self)) }

  /// Runs the test; its failures go to what expects them first.
  open override func perform(_ run: XCTestRun) {
    CurrentTest.value = self
    super.perform(run)
    CurrentTest.value = nil
  }

  /// Runs set-up, test and tear-down, and looks for expected failures that did not happen.
  open override func invokeTest() {
    super.invokeTest()
    while let last = expectedFailures.last { end(last) }
  }

  /// Takes a failure from XCTest's assertions.
  open override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard !isReporting else {
      super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
      return
    }
    let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
    let type: XCTIssue.IssueType = expected ? .assertionFailure : .thrownError
    record(
      XCTIssue(
        type: type,
        compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(location: location)
      )
    )
  }

  /// Records an issue: all failures of the test come through here.
  open func record(_ issue: XCTIssue) {
    if let expected = expectedFailures.last(where: { $0.takes(issue) }) {
      expected.isMet = true
      let failure = XCTExpectedFailure(failureReason: expected.reason, issue: issue)
      UnderstudyObservationCenter.shared.tell { $0.testCase(self, didRecord: failure) }
      return
    }
    guard goesOn || !hasFailed else { return }
    hasFailed = true
    let location = issue.sourceCodeContext.location
    isReporting = true
    defer { isReporting = false }
    super.recordFailure(
      withDescription: issue.compactDescription,
      inFile: location?.fileURL.path ?? "<EXPR>",
      atLine: location?.lineNumber ?? 0,
      expected: issue.type != .thrownError && issue.type != .uncaughtException
    )
    UnderstudyObservationCenter.shared.tell { $0.testCase(self, didRecord: issue) }
  }

  // MARK: - Between the parts of this module

  func begin(_ expected: ExpectedFailure) { expectedFailures.append(expected) }

  func end(_ expected: ExpectedFailure) {
    expectedFailures.removeAll { $0 === expected }
    guard expected.isEnabled, expected.isStrict, !expected.isMet else { return }
    let reason = expected.reason.map { ": \($0)" } ?? ""
    record(
      XCTIssue(
        type: .unmatchedExpectedFailure,
        compactDescription: "Expected failure but none recorded" + reason,
        sourceCodeContext: XCTSourceCodeContext(location: expected.location)
      )
    )
  }

  func own(_ expectation: XCTestExpectation) { ownExpectations.append(expectation) }
}

/// The test that runs at this moment.
enum CurrentTest {
  nonisolated(unsafe) static weak var value: UnderstudyTestCase?
}
