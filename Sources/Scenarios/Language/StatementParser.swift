/// Reads one statement: a recursive descent over the small grammar of FORMAT.
///
/// ```
/// statement  = "inside" "(" event "," statement ")" | path "=" value | path arguments
/// value      = "true" | "false" | "nil" | number | string | "." word | list | path [arguments]
/// list       = "[" [value {"," value}] "]"
/// arguments  = "(" [argument {"," argument}] ")"      argument = [word ":"] value
/// path       = word {"." word}
/// ```
struct StatementParser {
  private let items: [Lexer.Item]
  private var position = 0

  private init(_ text: String) throws(LanguageError) {
    items = try Lexer.items(of: text)
  }

  /// Reads a text that holds exactly one statement.
  static func statement(_ text: String) throws(LanguageError) -> Statement {
    var parser = try StatementParser(text)
    let statement = try parser.statement()
    try parser.expectEnd()
    return statement
  }

  /// Reads a text that holds exactly one value.
  static func value(_ text: String) throws(LanguageError) -> Expression {
    var parser = try StatementParser(text)
    let value = try parser.value()
    try parser.expectEnd()
    return value
  }

  private var depth = 0
  private var item: Lexer.Item { items[position] }
  private var token: Lexer.Token { items[position].token }
  private var following: Lexer.Token {
    position + 1 < items.count ? items[position + 1].token : .end
  }

  private func error(_ message: String) -> LanguageError {
    LanguageError("column \(item.column): \(message)")
  }

  private mutating func take(_ sign: Character) throws(LanguageError) {
    guard token == .sign(sign) else {
      throw error("expected '\(sign)' instead of \(token.name)")
    }
    position += 1
  }

  private mutating func takeWord(_ what: String) throws(LanguageError) -> String {
    guard case .word(let word) = token else {
      throw error("expected \(what) instead of \(token.name)")
    }
    position += 1
    return word
  }

  private func expectEnd() throws(LanguageError) {
    guard token == .end else {
      throw error("\(token.name) after the end of the statement; one statement each")
    }
  }

  private mutating func statement() throws(LanguageError) -> Statement {
    if token == .word("inside"), following == .sign("(") { return try inside() }
    let path = try path("an object, a verb or `inside`")
    if token == .sign("=") {
      position += 1
      return try assignment(to: path)
    }
    if token == .sign("(") {
      return .call(path: path, arguments: try arguments())
    }
    throw error("expected '=' or '(': a statement is an assignment or a call")
  }

  private mutating func assignment(to path: [String]) throws(LanguageError) -> Statement {
    let column = item.column
    let value = try value()
    guard path.count == 1 else { return .assign(path: path, value: value) }
    guard case .make(let type, let arguments) = value else {
      throw LanguageError("column \(column): a constructor is expected after '\(path[0]) ='")
    }
    return .declare(name: path[0], type: type, arguments: arguments)
  }

  private mutating func inside() throws(LanguageError) -> Statement {
    position += 1
    try take("(")
    let owner = try path("an event")
    var reference = EventReference(path: owner, occurrence: 1)
    if token == .sign("(") {
      position += 1
      if case .number(let number) = token, owner == ["completion"] {
        reference = EventReference(path: ["completion(\(number.short))"], occurrence: 1)
        position += 1
      } else if case .string(let name) = token, owner == ["notification"] {
        reference = EventReference(path: ["notification(\"\(name)\")"], occurrence: 1)
        position += 1
      } else {
        throw error("an event is written without arguments here")
      }
      try take(")")
    }
    try take(",")
    let column = item.column
    let statement = try statement()
    if case .inside = statement {
      throw LanguageError("column \(column): an `inside` cannot stand in another")
    }
    try take(")")
    return .inside(reference, statement)
  }

  private mutating func path(_ what: String) throws(LanguageError) -> [String] {
    var parts = [try takeWord(what)]
    while token == .sign(".") {
      position += 1
      parts.append(try takeWord("a member after '.'"))
    }
    return parts
  }

  private mutating func arguments() throws(LanguageError) -> [Argument] {
    try take("(")
    var arguments: [Argument] = []
    while token != .sign(")") {
      if !arguments.isEmpty { try take(",") }
      var label: String?
      if case .word(let word) = token, following == .sign(":") {
        label = word == "_" ? nil : word
        position += 2
      }
      arguments.append(Argument(label: label, value: try value()))
    }
    position += 1
    return arguments
  }

  private mutating func value() throws(LanguageError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw error("the value is nested too deeply") }
    switch token {
    case .number(let number):
      position += 1
      return .number(number)
    case .string(let text):
      position += 1
      return .string(text)
    case .sign("-"):
      position += 1
      guard case .number(let number) = token else { throw error("expected a number after '-'") }
      position += 1
      return .number(-number)
    case .sign("."):
      position += 1
      return .enumCase(try takeWord("a case after '.'"))
    case .sign("["):
      return .list(try list())
    case .word(let word):
      if let literal = Self.literals[word], following != .sign(".") {
        position += 1
        return literal
      }
      let path = try path("a value")
      guard token == .sign("(") else { return .path(path) }
      guard path.count == 1 else {
        throw error("a call is not a value; only objects made in place are")
      }
      return .make(path[0], try arguments())
    default:
      throw error("expected a value instead of \(token.name)")
    }
  }

  /// Lists in lists beyond this are a mistake, and would exhaust the stack.
  private static let depthLimit = 64

  private static let literals: [String: Expression] = [
    "nil": .nothing, "true": .bool(true), "false": .bool(false),
  ]

  private mutating func list() throws(LanguageError) -> [Expression] {
    try take("[")
    var values: [Expression] = []
    while token != .sign("]") {
      if !values.isEmpty {
        try take(",")
        if token == .sign("]") { break }
      }
      values.append(try value())
    }
    position += 1
    return values
  }
}
