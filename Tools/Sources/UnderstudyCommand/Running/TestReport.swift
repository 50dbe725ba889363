import Foundation

/// Puts the results of a run into words.
struct TestReport {
  var results: [TestResult]
  /// The time that the whole run took, in seconds.
  var seconds: Double
  var shown: (String) -> String

  /// Whether every test that ran passed.
  var isSuccess: Bool { !results.contains(where: \.isFailure) }

  /// The lines to print.
  var lines: [String] {
    var lines: [String] = []
    for framework in TestResult.Framework.allCases {
      let own = results.filter { $0.framework == framework }
      guard !own.isEmpty else { continue }
      for suite in Self.suites(own) { lines += self.suite(suite.name, suite.results) }
    }
    lines.append("")
    let used = TestResult.Framework.allCases.filter { framework in
      results.contains { $0.framework == framework }
    }
    for framework in used {
      let own = results.filter { $0.framework == framework }
      lines.append("\(framework.rawValue): \(Self.counts(own))")
    }
    lines.append("\(Self.counts(results)) (\(Self.time(seconds)) s)")
    return lines
  }

  private static func suites(_ results: [TestResult]) -> [(name: String, results: [TestResult])] {
    var order: [String] = []
    var groups: [String: [TestResult]] = [:]
    for result in results {
      if groups[result.suite] == nil { order.append(result.suite) }
      groups[result.suite, default: []].append(result)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private func suite(_ name: String, _ results: [TestResult]) -> [String] {
    let failed = results.filter(\.isFailure)
    let time = results.reduce(0) { $0 + $1.seconds }
    let mark = failed.isEmpty ? "✔" : "✘"
    var lines = ["\(mark) \(name): \(Self.counts(results)) (\(Self.time(time)) s)"]
    for result in failed {
      lines.append("  ✘ \(result.name)\(Self.remark(result.outcome))")
      for issue in result.issues { lines += self.issue(issue) }
    }
    for result in results where result.outcome == .skipped {
      let reason = result.issues.last?.message.split(separator: "\n").first
      lines.append("  ➜ \(result.name) skipped" + (reason.map { ": \($0)" } ?? ""))
    }
    return lines
  }

  private static func remark(_ outcome: TestResult.Outcome) -> String {
    switch outcome {
    case .crashed: " crashed"
    case .notRun: " did not run"
    default: ""
    }
  }

  private func issue(_ issue: TestResult.Issue) -> [String] {
    // XCTFail says that it failed; the mark in front says so already.
    let message =
      issue.message.hasPrefix("failed - ") ? issue.message.dropFirst(9) : issue.message[...]
    let texts = message.split(separator: "\n", omittingEmptySubsequences: false)
    var head = "      "
    if let path = issue.path {
      head += shown(path)
      if let line = issue.line { head += ":\(line)" }
      head += ": "
    }
    var lines = [head + (texts.first ?? "")]
    for text in texts.dropFirst() where !text.isEmpty { lines.append("        \(text)") }
    return lines
  }

  /// For example `3 passed, 1 failed, 1 skipped`.
  static func counts(_ results: [TestResult]) -> String {
    let passed = results.count { $0.outcome == .passed }
    let failed = results.count(where: \.isFailure)
    let skipped = results.count { $0.outcome == .skipped }
    return "\(passed) passed, \(failed) failed" + (skipped == 0 ? "" : ", \(skipped) skipped")
  }

  /// Seconds with two decimals, without a locale.
  static func time(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
