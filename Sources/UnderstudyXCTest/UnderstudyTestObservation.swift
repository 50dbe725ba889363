public import Foundation
public import XCTest

/// Hears what happens in a run of tests, with the issues that Linux's XCTest does not tell.
///
/// In lowered modules `XCTestObservation` is another name for this protocol. All methods may be
/// left out.
public protocol UnderstudyTestObservation: AnyObject {
  /// The tests are about to begin.
  func testBundleWillStart(_ testBundle: Bundle)
  /// A suite begins.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// A test begins.
  func testCaseWillStart(_ testCase: UnderstudyTestCase)
  /// A test has an issue.
  func testCase(_ testCase: UnderstudyTestCase, didRecord issue: XCTIssue)
  /// A test had an issue that it expected.
  func testCase(_ testCase: UnderstudyTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// A test failed; the older form.
  func testCase(
    _ testCase: UnderstudyTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  )
  /// A suite has an issue of its own; there are none here.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  /// A suite expected an issue of its own; there are none here.
  func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure)
  /// A test is over.
  func testCaseDidFinish(_ testCase: UnderstudyTestCase)
  /// A suite is over.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// All tests are over.
  func testBundleDidFinish(_ testBundle: Bundle)
}

// The methods are optional on iOS.
extension UnderstudyTestObservation {
  /// The answer for those that do not implement it.
  public func testBundleWillStart(_ testBundle: Bundle) {}
  /// The answer for those that do not implement it.
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  /// The answer for those that do not implement it.
  public func testCaseWillStart(_ testCase: UnderstudyTestCase) {}
  /// The answer for those that do not implement it.
  public func testCase(_ testCase: UnderstudyTestCase, didRecord issue: XCTIssue) {}
  /// The answer for those that do not implement it.
  public func testCase(
    _ testCase: UnderstudyTestCase,
    didRecord expectedFailure: XCTExpectedFailure
  ) {}
  /// The answer for those that do not implement it.
  public func testCase(
    _ testCase: UnderstudyTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  /// The answer for those that do not implement it.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
  /// The answer for those that do not implement it.
  public func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure) {}
  /// The answer for those that do not implement it.
  public func testCaseDidFinish(_ testCase: UnderstudyTestCase) {}
  /// The answer for those that do not implement it.
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  /// The answer for those that do not implement it.
  public func testBundleDidFinish(_ testBundle: Bundle) {}
}

/// Where observers of a test run sign in.
///
/// In lowered modules `XCTestObservationCenter` is another name for this class.
public final class UnderstudyObservationCenter {
  /// The center of the run.
  public nonisolated(unsafe) static let shared = UnderstudyObservationCenter()

  private var observers: [any UnderstudyTestObservation] = []
  private var relay: Relay?

  private init() {}

  /// Adds an observer, which is kept alive.
  public func addTestObserver(_ testObserver: any UnderstudyTestObservation) {
    if relay == nil {
      let relay = Relay()
      XCTestObservationCenter.shared.addTestObserver(relay)
      self.relay = relay
    }
    guard !observers.contains(where: { $0 === testObserver }) else { return }
    observers.append(testObserver)
  }

  /// Removes an observer.
  public func removeTestObserver(_ testObserver: any UnderstudyTestObservation) {
    observers.removeAll { $0 === testObserver }
  }

  func tell(_ what: (any UnderstudyTestObservation) -> Void) { observers.forEach(what) }

  /// Passes on what XCTest itself tells.
  private final class Relay: XCTestObservation {
    private var center: UnderstudyObservationCenter { .shared }

    func testBundleWillStart(_ testBundle: Bundle) {
      center.tell { $0.testBundleWillStart(testBundle) }
    }
    func testSuiteWillStart(_ testSuite: XCTestSuite) {
      center.tell { $0.testSuiteWillStart(testSuite) }
    }
    func testCaseWillStart(_ testCase: XCTestCase) {
      guard let testCase = testCase as? UnderstudyTestCase else { return }
      center.tell { $0.testCaseWillStart(testCase) }
    }
    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription description: String,
      inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      guard let testCase = testCase as? UnderstudyTestCase else { return }
      center.tell {
        $0.testCase(
          testCase,
          didFailWithDescription: description,
          inFile: filePath,
          atLine: lineNumber
        )
      }
    }
    func testCaseDidFinish(_ testCase: XCTestCase) {
      guard let testCase = testCase as? UnderstudyTestCase else { return }
      center.tell { $0.testCaseDidFinish(testCase) }
    }
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
      center.tell { $0.testSuiteDidFinish(testSuite) }
    }
    func testBundleDidFinish(_ testBundle: Bundle) {
      center.tell { $0.testBundleDidFinish(testBundle) }
    }
  }
}
