import Foundation

/// Reads the output of an XCTest run as it comes.
struct XCTestLog {
  /// The tests that ended, in order.
  private(set) var results: [TestResult] = []
  /// The test that runs at this moment.
  private(set) var running: String?
  /// What the tests printed besides.
  private(set) var output: [String] = []
  /// The message of a trap, such as `Fatal error: Index out of range`.
  private(set) var fatalMessage: TestResult.Issue?
  /// The whole run's own summary was seen, so nothing was cut off.
  private(set) var isComplete = false

  /// The line by which the runtime tells the number of lines of a failure's text.
  ///
  /// It stands before or after the text: XCTest keeps its observers in no order.
  static let mark = "\u{1E}understudy "

  private var issues: [TestResult.Issue] = []
  private var isInsideIssue = false
  private var expectedLines: Int?
  private let map: PathMap

  init(map: PathMap) {
    self.map = map
  }

  /// Reads one line; returns the test that it ended, if any.
  @discardableResult
  mutating func read(_ line: String) -> TestResult? {
    // A print without a line break may stand before the mark.
    if let mark = line.range(of: Self.mark) {
      expectedLines = isInsideIssue ? nil : Int(line[mark.upperBound...])
      isInsideIssue = false
      return nil
    }
    if line.hasPrefix("Test Case '") { return readCase(line) }
    if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") {
      isInsideIssue = false
      if line.hasPrefix("\t Executed "), running == nil { isComplete = true }
      return nil
    }
    if let issue = issue(line) {
      issues.append(issue)
      isInsideIssue = expectedLines != 1
      if let lines = expectedLines { expectedLines = lines > 1 ? lines : nil }
      return nil
    }
    if let range = line.range(of: "Fatal error") {
      fatalMessage = place(line[..<range.lowerBound], message: String(line[range.lowerBound...]))
      output.append(map.mapping(line))
      return nil
    }
    if isInsideIssue, running != nil, let last = issues.indices.last,
      issues[last].message.split(separator: "\n", omittingEmptySubsequences: false).count < 60
    {
      issues[last].message += "\n" + map.mapping(line)
      if let lines = expectedLines {
        expectedLines = lines > 2 ? lines - 1 : nil
        isInsideIssue = lines > 2
      }
      return nil
    }
    output.append(map.mapping(line))
    return nil
  }

  private mutating func readCase(_ line: String) -> TestResult? {
    isInsideIssue = false
    expectedLines = nil
    let rest = line.dropFirst("Test Case '".count)
    guard let quote = rest.firstIndex(of: "'") else { return nil }
    let name = String(rest[..<quote])
    let what = rest[rest.index(quote, offsetBy: 2)...]
    if what.hasPrefix("started") {
      running = name
      issues = []
      isComplete = false
      return nil
    }
    let outcome: TestResult.Outcome
    if what.hasPrefix("passed") {
      outcome = .passed
    } else if what.hasPrefix("skipped") {
      outcome = .skipped
    } else if what.hasPrefix("failed") {
      outcome = .failed
    } else {
      return nil
    }
    let digits = what.drop { $0 != "(" }.dropFirst().prefix { $0 != " " }
    let result = Self.result(
      name,
      outcome: outcome,
      seconds: Double(digits) ?? 0,
      issues: issues
    )
    results.append(result)
    running = nil
    issues = []
    return result
  }

  /// A line of the form `path:line: error: Class.test : message`.
  private func issue(_ line: String) -> TestResult.Issue? {
    guard let running else { return nil }
    let isSkip = line.contains(": \(running) : Test skipped")
    guard let mark = line.range(of: isSkip ? ": " : ": error: ") else { return nil }
    let rest = line[mark.upperBound...]
    guard rest.hasPrefix(running), let colon = rest.range(of: " : ") else { return nil }
    return place(line[..<mark.lowerBound], message: map.mapping(String(rest[colon.upperBound...])))
  }

  /// Splits `path:line` and puts the user's path in.
  private func place(_ text: Substring, message: String) -> TestResult.Issue {
    var text = text
    while let last = text.last, last == ":" || last == " " { text.removeLast() }
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return TestResult.Issue(path: nil, line: nil, message: message) }
    let path = String(text[..<colon])
    guard path != "<EXPR>", line > 0 else {
      return TestResult.Issue(path: nil, line: nil, message: message)
    }
    return TestResult.Issue(path: map.user(path), line: line, message: message)
  }

  /// Ends the test that was running when the process went down.
  mutating func crash(_ reason: String, at place: (path: String, line: Int)?) {
    guard let name = running else { return }
    var issue = fatalMessage ?? TestResult.Issue(path: nil, line: nil, message: "crashed")
    issue.message += "\n" + reason
    if let place {
      issue.path = place.path
      issue.line = place.line
    }
    results.append(Self.result(name, outcome: .crashed, seconds: 0, issues: issues + [issue]))
    running = nil
    issues = []
  }

  private static func result(
    _ name: String,
    outcome: TestResult.Outcome,
    seconds: Double,
    issues: [TestResult.Issue]
  ) -> TestResult {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return TestResult(
      framework: .xcTest,
      suite: parts[0],
      name: parts.count > 1 ? parts[1] : name,
      outcome: outcome,
      seconds: seconds,
      issues: issues
    )
  }
}
