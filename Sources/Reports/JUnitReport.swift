public import Scenarios

/// Writes results of scenarios as JUnit XML: a suite per file, a test case per scenario.
///
/// The name of a case is the scenario's id, its class the area. A scenario that does
/// not count (grade C or D outside a strict run) is written as skipped when it does
/// not pass, with its difference as the reason. A broken scenario is an error.
public struct JUnitReport: Sendable {
  private let results: [ScenarioResult]
  private let isStrict: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - results: The results in the order of the run.
  ///   - strict: Whether claims and inferences count, too.
  public init(_ results: [ScenarioResult], strict: Bool = false) {
    self.results = results
    isStrict = strict
  }

  /// The whole document.
  public var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites \(counts(results))>")
    for file in files {
      let group = results.filter { $0.file == file }
      let name = XMLText.attribute(group[0].area)
      lines.append("  <testsuite name=\"\(name)\" \(counts(group)) time=\"0\">")
      for result in group { lines += testCase(result) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var files: [String] {
    var seen: Set<String> = []
    return results.map(\.file).filter { seen.insert($0).inserted }
  }

  private enum Verdict { case passed, failure, error, skipped }

  private func verdict(_ result: ScenarioResult) -> Verdict {
    switch result.outcome {
    case .passed: .passed
    case .invalid: .error
    case .failed, .open: result.isBinding || isStrict ? .failure : .skipped
    }
  }

  private func counts(_ results: [ScenarioResult]) -> String {
    func count(_ wanted: Verdict) -> Int { results.count { verdict($0) == wanted } }
    return "tests=\"\(results.count)\" failures=\"\(count(.failure))\" "
      + "errors=\"\(count(.error))\" skipped=\"\(count(.skipped))\""
  }

  private func testCase(_ result: ScenarioResult) -> [String] {
    var head = "    <testcase classname=\"\(XMLText.attribute(result.area))\" "
    head += "name=\"\(XMLText.attribute(result.id))\" file=\"\(XMLText.attribute(result.file))\""
    if let line = result.line { head += " line=\"\(line)\"" }
    head += " time=\"0\""
    let grade = result.confidence.map { "confidence \($0.rawValue)" } ?? ""
    switch (verdict(result), result.outcome) {
    case (_, .passed): return [head + "/>"]
    case (.skipped, let outcome):
      let reason = "\(grade) does not bind: " + Self.words(outcome).joined(separator: "\n")
      return [
        head + ">", "      <skipped message=\"\(XMLText.attribute(reason))\"/>", "    </testcase>",
      ]
    case (let verdict, let outcome):
      let tag = verdict == .error ? "error" : "failure"
      let lines = Self.words(outcome)
      let message = XMLText.attribute(lines.first ?? "")
      let text = XMLText.escaped(([result.title] + lines).joined(separator: "\n"))
      return [
        head + ">", "      <\(tag) message=\"\(message)\" type=\"\(grade)\">\(text)</\(tag)>",
        "    </testcase>",
      ]
    }
  }

  private static func words(_ outcome: ScenarioResult.Outcome) -> [String] {
    switch outcome {
    case .passed: []
    case .failed(let lines): lines
    case .open(let reason): ["open: \(reason)"]
    case .invalid(let error): [error.description]
    }
  }
}
