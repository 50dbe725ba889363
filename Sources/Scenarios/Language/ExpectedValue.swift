/// The value that a fact expects.
enum ExpectedValue: Equatable, Sendable, CustomStringConvertible {
  case notNil
  /// `0,0,393,852`: the numbers of a structure, or a single number
  case numbers([Double])
  case value(Expression, String)

  /// Reads the `is` of a fact.
  init(_ text: String) throws(LanguageError) {
    let text = text.trimmed
    if text == "not nil" {
      self = .notNil
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double(String($0).trimmed) }
    if numbers.count == parts.count, !text.contains("\"") {
      self = .numbers(numbers)
      return
    }
    guard let value = try? StatementParser.value(text) else {
      throw LanguageError("'\(text)' is not a value")
    }
    self = .value(value, text)
  }

  var description: String {
    switch self {
    case .notNil: "not nil"
    case .numbers(let numbers): numbers.map(\.short).joined(separator: ",")
    case .value(_, let text): text
    }
  }

  /// The names of objects in the value.
  var names: [String] {
    guard case .value(let expression, _) = self else { return [] }
    return expression.roots
  }
}

extension Expression {
  /// The names at the roots of all paths in the value.
  var roots: [String] {
    switch self {
    case .path(let path): [path[0]]
    case .list(let values): values.flatMap(\.roots)
    case .make(_, let arguments): arguments.flatMap(\.value.roots)
    default: []
    }
  }
}
