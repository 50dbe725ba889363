import Foundation

/// Turns a predicate's format into a test.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private var tokens: [PredicateToken]
  private var position = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) {
    tokens = try PredicateToken.tokens(of: format)
    self.arguments = arguments
  }

  mutating func parse() throws(PredicateFormatError) -> Test {
    let test = try alternatives()
    guard position == tokens.count else {
      throw PredicateFormatError("nothing was expected after part \(position)")
    }
    return test
  }

  // MARK: - Connections

  private mutating func alternatives() throws(PredicateFormatError) -> Test {
    var test = try conjunction()
    while takeWord("OR") || take("||") {
      let (left, right) = (test, try conjunction())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func conjunction() throws(PredicateFormatError) -> Test {
    var test = try negation()
    while takeWord("AND") || take("&&") {
      let (left, right) = (test, try negation())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func negation() throws(PredicateFormatError) -> Test {
    guard takeWord("NOT") || take("!") else { return try primary() }
    let test = try negation()
    return { !test($0) }
  }

  private mutating func primary() throws(PredicateFormatError) -> Test {
    if takeWord("TRUEPREDICATE") { return { _ in true } }
    if takeWord("FALSEPREDICATE") { return { _ in false } }
    let start = position
    if take("(") {
      let test = try? alternatives()
      if let test, take(")") { return test }
      position = start
    }
    for word in ["ANY", "SOME", "ALL", "NONE"] where takeWord(word) {
      return try comparison(quantifier: word)
    }
    return try comparison(quantifier: nil)
  }

  private mutating func comparison(quantifier: String?) throws(PredicateFormatError) -> Test {
    let left = try expression()
    let comparison = try self.comparison()
    let right = try expression()
    guard let quantifier else { return { comparison.holds(left($0), right($0)) } }
    return { object in
      let values = PredicateComparison.list(left(object))
      let other = right(object)
      switch quantifier {
      case "ALL": return values.allSatisfy { comparison.holds($0, other) }
      case "NONE": return !values.contains { comparison.holds($0, other) }
      default: return values.contains { comparison.holds($0, other) }
      }
    }
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
    let isNegated = takeWord("NOT")
    guard let token = next(), let kind = PredicateComparison.Kind(token) else {
      throw PredicateFormatError("a comparison is expected at part \(position)")
    }
    var options = ""
    if take("[") {
      guard case .word(let letters) = next(), take("]") else {
        throw PredicateFormatError("the options of a comparison are not complete")
      }
      options = letters
    }
    return PredicateComparison(kind: kind, options: options, isNegated: isNegated)
  }

  // MARK: - Values

  private mutating func expression() throws(PredicateFormatError) -> Value {
    switch next() {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument:
      let value = try argument()
      return { _ in value }
    case .keyArgument:
      let path = "\(try argument())"
      return { PredicateComparison.value(at: path, of: $0) }
    case .symbol("{"):
      return try list()
    case .symbol("("):
      let value = try expression()
      guard take(")") else { throw PredicateFormatError("a parenthesis does not end") }
      return value
    case .word(let word): return try named(word)
    default: throw PredicateFormatError("a value is expected at part \(position)")
    }
  }

  private func named(_ word: String) throws(PredicateFormatError) -> Value {
    switch word.uppercased() {
    case "SELF": return { $0 }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "SUBQUERY", "FUNCTION", "CAST":
      throw PredicateFormatError("\(word) is not known")
    default:
      let path = word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
      return { PredicateComparison.value(at: path, of: $0) }
    }
  }

  private mutating func list() throws(PredicateFormatError) -> Value {
    var values: [Value] = []
    while !take("}") {
      values.append(try expression())
      guard take(",") || tokens.indices.contains(position) else {
        throw PredicateFormatError("a list does not end")
      }
    }
    return { object in values.map { $0(object) ?? NSNull() } }
  }

  private mutating func argument() throws(PredicateFormatError) -> Any {
    guard !arguments.isEmpty else { throw PredicateFormatError("an argument is missing") }
    return arguments.removeFirst()
  }

  // MARK: - Tokens

  private mutating func next() -> PredicateToken? {
    guard position < tokens.count else { return nil }
    position += 1
    return tokens[position - 1]
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard position < tokens.count, tokens[position] == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard position < tokens.count, case .word(let found) = tokens[position],
      found.uppercased() == word
    else { return false }
    position += 1
    return true
  }
}
