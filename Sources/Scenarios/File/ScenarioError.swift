/// Why a scenario, or a whole file, could not be run: place and words.
public struct ScenarioError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// The file as it was named.
  public var file: String
  /// The line of the file, counted from one.
  public var line: Int?
  /// The id of the scenario, or `number 3` if it has none.
  public var scenario: String?
  /// The field of the scenario, for example `when[3]`.
  public var field: String?
  /// The statement, event or value that is wrong.
  public var text: String?
  /// What is wrong with it.
  public var message: String

  init(
    file: String,
    line: Int? = nil,
    scenario: String? = nil,
    field: String? = nil,
    text: String? = nil,
    message: String
  ) {
    self.file = file
    self.line = line
    self.scenario = scenario
    self.field = field
    self.text = text
    self.message = message
  }

  /// One line in the shape that editors recognise.
  public var description: String {
    var head = file
    if let line { head += ":\(line)" }
    var parts = ["\(head): error"]
    if let scenario { parts.append(scenario) }
    if let field { parts.append(field + (text.map { " `\($0)`" } ?? "")) }
    parts.append(message)
    return parts.joined(separator: ": ")
  }
}
