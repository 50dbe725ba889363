public import Foundation

/// A failure that a test expected.
public final class XCTExpectedFailure: NSObject {
  /// Which failures are expected, and whether there must be one.
  public final class Options: NSObject {
    /// Which issues are expected; all by default.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether the expectation counts.
    public var isEnabled = true
    /// Whether the test fails if the failure does not happen.
    public var isStrict = true

    /// Options under which the failure may happen and need not.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }

  /// Why the failure is expected.
  public let failureReason: String?
  /// What failed.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
    super.init()
  }
}

/// An expectation of a failure, from its beginning to its end.
final class ExpectedFailure {
  let reason: String?
  let isEnabled: Bool
  let isStrict: Bool
  let location: XCTSourceCodeLocation
  var isMet = false
  private let matcher: (XCTIssue) -> Bool

  init(
    _ reason: String?,
    enabled: Bool,
    strict: Bool,
    at location: XCTSourceCodeLocation,
    matcher: @escaping (XCTIssue) -> Bool
  ) {
    self.reason = reason
    isEnabled = enabled
    isStrict = strict
    self.location = location
    self.matcher = matcher
  }

  func takes(_ issue: XCTIssue) -> Bool {
    isEnabled && issue.type != .unmatchedExpectedFailure && matcher(issue)
  }
}

/// Expects failures in the rest of the test.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - options: Which ones, and whether there must be one.
///   - file: The caller's file.
///   - line: The caller's line.
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  options: XCTExpectedFailure.Options,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
  CurrentTest.value?.begin(expected(failureReason, options, location))
}

/// Expects failures in the rest of the test.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - enabled: Whether the expectation counts; it does by default.
///   - strict: Whether there must be a failure; by default there must.
///   - issueMatcher: Which issues are expected; all by default.
///   - file: The caller's file.
///   - line: The caller's line.
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let options = options(enabled, strict, issueMatcher)
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects failures in a block.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - options: Which ones, and whether there must be one.
///   - file: The caller's file.
///   - line: The caller's line.
///   - failingBlock: The block.
/// - Returns: What the block returns.
/// - Throws: What the block throws.
@discardableResult
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil,
  options: XCTExpectedFailure.Options,
  file: StaticString = #filePath,
  line: UInt = #line,
  failingBlock: () throws -> Result
) rethrows -> Result {
  let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
  let expected = expected(failureReason, options, location)
  let test = CurrentTest.value
  test?.begin(expected)
  defer { test?.end(expected) }
  return try failingBlock()
}

/// Expects failures in a block.
///
/// - Parameters:
///   - failureReason: Why they are expected.
///   - enabled: Whether the expectation counts; it does by default.
///   - strict: Whether there must be a failure; by default there must.
///   - file: The caller's file.
///   - line: The caller's line.
///   - failingBlock: The block.
///   - issueMatcher: Which issues are expected; all by default.
/// - Returns: What the block returns.
/// - Throws: What the block throws.
@discardableResult
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try XCTExpectFailure(
    failureReason,
    options: options(enabled, strict, issueMatcher),
    file: file,
    line: line,
    failingBlock: failingBlock
  )
}

private func options(
  _ enabled: Bool?,
  _ strict: Bool?,
  _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  options.isEnabled = enabled ?? true
  options.isStrict = strict ?? true
  if let matcher { options.issueMatcher = matcher }
  return options
}

private func expected(
  _ reason: String?,
  _ options: XCTExpectedFailure.Options,
  _ location: XCTSourceCodeLocation
) -> ExpectedFailure {
  ExpectedFailure(
    reason,
    enabled: options.isEnabled,
    strict: options.isStrict,
    at: location,
    matcher: options.issueMatcher
  )
}
