public import Scenarios

/// Writes results of scenarios for people: one line each, then counts.
public struct ScenarioSummary: Sendable {
  private let results: [ScenarioResult]
  private let isStrict: Bool

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - results: The results in the order of the run.
  ///   - strict: Whether claims and inferences count, too.
  public init(_ results: [ScenarioResult], strict: Bool = false) {
    self.results = results
    isStrict = strict
  }

  /// The exit status of a run with these results.
  ///
  /// Two if something could not be run, one if something that counts does not pass,
  /// else zero. An empty run could not be run.
  public var exitStatus: Int32 {
    if results.isEmpty { return 2 }
    let isBroken = results.contains {
      if case .invalid = $0.outcome { true } else { false }
    }
    if isBroken { return 2 }
    return results.contains { counts($0) && !$0.isPassed } ? 1 : 0
  }

  private func counts(_ result: ScenarioResult) -> Bool { result.isBinding || isStrict }

  /// The lines for one result.
  public func lines(for result: ScenarioResult) -> [String] {
    let grade = result.confidence?.rawValue ?? "-"
    let name = "\(grade) \(result.area)/\(result.id)"
    let hint = counts(result) ? "" : "  (does not bind)"
    switch result.outcome {
    case .passed: return ["pass  \(name)"]
    case .open(let reason): return ["open  \(name): \(reason)\(hint)"]
    case .invalid(let error): return [error.description]
    case .failed(let lines):
      return ["FAIL  \(name)\(hint)", "      \(result.title)"] + lines.map { "      \($0)" }
    }
  }

  /// The counts by area and grade: passed of all.
  public var table: [String] {
    var lines = [Self.row("area", "passed", ["A", "B", "C", "D"])]
    var seen: Set<String> = []
    let areas = results.map(\.area).filter { seen.insert($0).inserted }
    for area in areas {
      lines.append(row(area, results.filter { $0.area == area }))
    }
    if areas.count > 1 { lines.append(row("all", results)) }
    return lines
  }

  /// The closing line.
  public var verdict: String {
    let counted = results.filter(counts)
    let passed = counted.count(where: \.isPassed)
    var text = "\(passed) of \(counted.count) binding scenario(s) pass"
    let others = results.filter { !counts($0) }
    if !others.isEmpty {
      text += "; of the others \(others.count(where: \.isPassed)) of \(others.count)"
    }
    let open = results.count { if case .open = $0.outcome { true } else { false } }
    if open > 0 { text += "; \(open) open" }
    let broken = results.count { if case .invalid = $0.outcome { true } else { false } }
    if broken > 0 { text += "; \(broken) could not be run" }
    return text
  }

  private func row(_ name: String, _ results: [ScenarioResult]) -> String {
    func share(_ part: [ScenarioResult]) -> String {
      part.isEmpty ? "-" : "\(part.count(where: \.isPassed))/\(part.count)"
    }
    let grades = Confidence.allCases.map { grade in
      share(results.filter { $0.confidence == grade })
    }
    return Self.row(name, share(results), grades)
  }

  private static func row(_ name: String, _ total: String, _ grades: [String]) -> String {
    let cells = [total] + grades
    let text = pad(name, 20) + cells.map { pad($0, 10) }.joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
