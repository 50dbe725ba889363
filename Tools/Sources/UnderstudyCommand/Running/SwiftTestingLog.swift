import Foundation
import Projects

/// Reads the event stream of Swift Testing.
struct SwiftTestingLog {
  /// The tests, in the order in which they ended.
  private(set) var results: [TestResult] = []

  private var tests: [String: (suite: String, name: String, isSuite: Bool)] = [:]
  private var order: [String] = []
  private var started: [String: Double] = [:]
  private var issues: [String: [TestResult.Issue]] = [:]
  private var done: Set<String> = []
  private let map: PathMap

  init(map: PathMap) {
    self.map = map
  }

  /// Reads one line of the stream; returns the test that it ended, if any.
  @discardableResult
  mutating func read(_ line: String) -> TestResult? {
    guard let record = try? JSONValue(parsing: line) else { return nil }
    let payload = record["payload"]
    if record["kind"].string == "test" {
      addTest(payload)
      return nil
    }
    guard let id = payload["testID"].string, let test = tests[id] else { return nil }
    let instant = payload["instant"]["absolute"].number ?? 0
    switch payload["kind"].string ?? "" {
    case "testStarted":
      started[id] = instant
    case "issueRecorded":
      guard payload["issue"]["isKnown"].bool != true else { return nil }
      guard payload["issue"]["severity"].string != "warning" else { return nil }
      issues[id, default: []].append(issue(payload))
    case "testSkipped":
      guard !test.isSuite else { return nil }
      return end(id, outcome: .skipped, seconds: 0, extra: messages(payload))
    case "testEnded":
      guard !test.isSuite else {
        // What a suite's own traits found belongs to no single test.
        guard issues[id] != nil else { return nil }
        return end(id, outcome: .failed, seconds: 0, extra: nil)
      }
      let seconds = started[id].map { instant - $0 } ?? 0
      return end(id, outcome: issues[id] == nil ? .passed : .failed, seconds: seconds, extra: nil)
    default:
      break
    }
    return nil
  }

  private mutating func addTest(_ payload: JSONValue) {
    guard let id = payload["id"].string else { return }
    // An id reads `Module.Suite/Inner/name()/File.swift:3:4`; a suite's has no place.
    var parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isSuite = payload["kind"].string == "suite"
    if !isSuite, parts.count > 1 { parts.removeLast() }
    let function = payload["name"].string ?? parts.last ?? id
    if !isSuite { parts.removeLast() }
    var suite = parts.joined(separator: ".")
    if let dot = suite.firstIndex(of: ".") { suite = String(suite[suite.index(after: dot)...]) }
    if parts.isEmpty, let file = payload["sourceLocation"]["fileID"].string {
      suite = file.split(separator: "/").last.map(String.init) ?? file
    }
    tests[id] = (suite, isSuite ? "(suite)" : function, isSuite)
    if !isSuite { order.append(id) }
  }

  private func issue(_ payload: JSONValue) -> TestResult.Issue {
    let location = payload["issue"]["sourceLocation"]
    let path = location["_filePath"].string ?? location["filePath"].string
    return TestResult.Issue(
      path: path.map(map.user),
      line: location["line"].number.map { Int($0) },
      message: messages(payload).map(map.mapping) ?? "failed"
    )
  }

  private func messages(_ payload: JSONValue) -> String? {
    let texts = payload["messages"].elements.compactMap { $0["text"].string }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private mutating func end(
    _ id: String,
    outcome: TestResult.Outcome,
    seconds: Double,
    extra: String?
  ) -> TestResult? {
    guard let test = tests[id], done.insert(id).inserted else { return nil }
    var found = issues[id] ?? []
    if let extra { found.append(TestResult.Issue(path: nil, line: nil, message: extra)) }
    let result = TestResult(
      framework: .swiftTesting,
      suite: test.suite,
      name: test.name,
      outcome: outcome,
      seconds: seconds,
      issues: found
    )
    results.append(result)
    return result
  }

  /// Ends everything that the end of the process cut off.
  mutating func crash(_ reason: String, at place: (path: String, line: Int)?) {
    for id in order where !done.contains(id) {
      let isRunning = started[id] != nil
      let issue = TestResult.Issue(
        path: isRunning ? place?.path : nil,
        line: isRunning ? place?.line : nil,
        message: isRunning ? reason : "not run: the test process had ended"
      )
      issues[id, default: []].append(issue)
      _ = end(id, outcome: isRunning ? .crashed : .notRun, seconds: 0, extra: nil)
    }
  }
}
