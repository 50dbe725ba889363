import LineJSON

internal import Foundation

/// One file of scenarios: those that can be run, and what is wrong with the others.
public struct ScenarioFile: Sendable {
  /// The path as it was named.
  public let path: String
  /// The scenarios that were understood, in the order of the file.
  public let scenarios: [Scenario]
  /// What is wrong with the file or with some of its scenarios.
  public let errors: [ScenarioError]

  /// Reads the file at a path; what is wrong with it stands in ``errors``.
  public init(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      let message = "the file cannot be read"
      self.init(path: path, scenarios: [], errors: [ScenarioError(file: path, message: message)])
      return
    }
    guard let text = String(data: data, encoding: .utf8) else {
      let message = "the file is not UTF-8 text"
      self.init(path: path, scenarios: [], errors: [ScenarioError(file: path, message: message)])
      return
    }
    self.init(path: path, text: text)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - path: The name of the file in messages.
  ///   - text: JSON, a list of scenarios.
  public init(path: String, text: String) {
    do {
      let json = try JSONReader.read(text)
      guard let items = json.list else {
        let message = "a scenario file is a JSON list of scenarios, not \(json.kind)"
        let error = ScenarioError(file: path, line: json.line, message: message)
        self.init(path: path, scenarios: [], errors: [error])
        return
      }
      self.init(path: path, items: items)
    } catch {
      let message = "not JSON: column \(error.column): \(error.message)"
      let error = ScenarioError(file: path, line: error.line, message: message)
      self.init(path: path, scenarios: [], errors: [error])
    }
  }

  private init(path: String, items: [JSONText]) {
    var scenarios: [Scenario] = []
    var errors: [ScenarioError] = []
    var seen: Set<String> = []
    for (index, item) in items.enumerated() {
      let decoder = ScenarioDecoder(file: path, json: item, number: index + 1)
      do throws(ScenarioError) {
        let scenario = try decoder.scenario()
        guard seen.insert(scenario.id).inserted else {
          throw ScenarioError(
            file: path,
            line: item.line,
            scenario: scenario.id,
            field: "id",
            message: "another scenario of the file has this id"
          )
        }
        scenarios.append(scenario)
      } catch {
        errors.append(error)
      }
    }
    self.init(path: path, scenarios: scenarios, errors: errors)
  }

  private init(path: String, scenarios: [Scenario], errors: [ScenarioError]) {
    self.path = path
    self.scenarios = scenarios
    self.errors = errors
  }
}
