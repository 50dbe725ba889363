/// What came of one scenario.
public struct ScenarioResult: Sendable, Codable, Equatable {
  /// The verdict.
  public enum Outcome: Sendable, Codable, Equatable {
    /// The recording and all facts are as expected.
    case passed
    /// Something differs; the lines say what.
    case failed([String])
    /// The product lacks something that the scenario needs; the text names it.
    case open(String)
    /// The scenario is not understood; it was not run, or not to its end.
    case invalid(ScenarioError)
  }

  /// The id of the scenario; of a broken one the words that stand for it.
  public let id: String
  /// What the scenario is about.
  public let title: String
  /// The name of the file without its ending.
  public let area: String
  /// The file as it was named.
  public let file: String
  /// The line on which the scenario begins.
  public let line: Int?
  /// How well its expectation is known; `nil` for a broken scenario.
  public let confidence: Confidence?
  /// The verdict.
  public let outcome: Outcome

  init(_ scenario: Scenario, _ outcome: Outcome) {
    id = scenario.id
    title = scenario.title
    area = scenario.area
    file = scenario.file
    line = scenario.line
    confidence = scenario.confidence
    self.outcome = outcome
  }

  init(_ error: ScenarioError) {
    id = error.scenario ?? "file"
    title = ""
    let name = error.file.split(separator: "/").last.map(String.init) ?? error.file
    area = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    file = error.file
    line = error.line
    confidence = nil
    outcome = .invalid(error)
  }

  /// Whether the scenario passed.
  public var isPassed: Bool { outcome == .passed }

  /// Whether the scenario's failure fails a run that is not strict.
  public var isBinding: Bool { confidence?.isBinding ?? true }
}
