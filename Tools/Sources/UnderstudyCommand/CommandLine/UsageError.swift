/// A command line that cannot be understood.
enum UsageError: Error, Equatable {
  /// No such command.
  case unknownCommand(String, suggestion: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, suggestion: String?)
  /// The option stands without the value that it needs.
  case missingValue(option: String, value: String, command: String)
  /// A switch was given a value.
  case unexpectedValue(option: String, command: String)
  /// More operands than the command takes.
  case unexpectedOperand(String, command: String)
  /// The command needs an operand.
  case missingOperand(String, command: String)
  /// Options that only make sense together, or a value of the wrong form.
  case invalid(String, command: String)

  /// The command to ask for help about; `nil` for the tool itself.
  var command: String? {
    switch self {
    case .unknownCommand: nil
    case .unknownOption(_, let command, _), .missingValue(_, _, let command),
      .unexpectedValue(_, let command), .unexpectedOperand(_, let command),
      .missingOperand(_, let command), .invalid(_, let command):
      command
    }
  }

  /// One sentence for people.
  var message: String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      "there is no command '\(word)'" + Self.hint(suggestion)
    case .unknownOption(let word, let command, let suggestion):
      "'\(command)' has no option '\(word)'" + Self.hint(suggestion)
    case .missingValue(let option, let value, _):
      "'\(option)' needs a value: \(option) \(value)"
    case .unexpectedValue(let option, _):
      "'\(option)' takes no value"
    case .unexpectedOperand(let word, let command):
      "'\(command)' does not know what to do with '\(word)'"
    case .missingOperand(let operand, let command):
      "'\(command)' needs \(operand)"
    case .invalid(let text, _):
      text
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
