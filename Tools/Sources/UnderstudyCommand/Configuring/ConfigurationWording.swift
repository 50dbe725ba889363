import Configuration
import Projects

/// Turns mistakes in a configuration file into what is printed.
enum ConfigurationWording {
  /// The error with its place in the file.
  static func error(_ error: ConfigurationError, path: String) -> ToolError {
    let place = error.place.map { "\(path):\($0.line):\($0.column)" } ?? path
    return ToolError(what: what(error), place: place, advice: [advice(error)])
  }

  private static func what(_ error: ConfigurationError) -> String {
    switch error {
    case .syntax(let words, _): "the configuration is not YAML: \(words)"
    case .encoding: "the configuration is not text in UTF-8"
    case .unsupported(let part, _): "the configuration has \(part), which is not understood there"
    case .unknownKey(let key, let known, _):
      "the configuration has no key '\(key)'"
        + (Suggestion.nearest(to: key, among: known).map { "; did you mean '\($0)'?" } ?? "")
    case .duplicateKey(let key, let first, _):
      "the configuration has the key '\(key)' twice, first in line \(first.line)"
    case .wrongType("", let expected, let found, _):
      "the configuration needs \(expected), not \(found)"
    case .wrongType(let key, let expected, let found, _):
      "the key '\(key)' needs \(expected), not \(found)"
    case .missingKey(let key, let list, _): "an entry of '\(list)' has no '\(key)'"
    case .conflict(let key, let other, _):
      "the configuration has both '\(key)' and '\(other)'"
    }
  }

  private static func advice(_ error: ConfigurationError) -> String {
    switch error {
    case .syntax: "Check indentation, colons and brackets around this line."
    case .encoding: "Save the file as UTF-8."
    case .unsupported: "Write plain keys and lists; understudy init shows an example."
    case .unknownKey(_, let known, _): "The keys are: " + known.joined(separator: ", ")
    case .duplicateKey: "Keep one of them; a list takes several values."
    case .wrongType: "The keys and their values: understudy init --help"
    case .missingKey: "Each entry has 'name' and 'sources'."
    case .conflict: "Keep one of them."
    }
  }
}
