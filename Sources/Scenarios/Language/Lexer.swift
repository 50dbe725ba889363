/// Cuts a statement into words, numbers, strings and signs.
struct Lexer {
  /// The smallest part of a statement.
  enum Token: Equatable {
    case word(String)
    case number(Double)
    case string(String)
    case sign(Character)
    case end

    /// The token in words, for messages.
    var name: String {
      switch self {
      case .word(let text): "'\(text)'"
      case .number(let number): "the number \(number.short)"
      case .string(let text): "\"\(text)\""
      case .sign(let sign): "'\(sign)'"
      case .end: "the end of the statement"
      }
    }
  }

  /// A token and the column on which it begins, counted from one.
  struct Item {
    let token: Token
    let column: Int
  }

  private let text: [Character]
  private var position = 0

  private init(_ text: String) {
    self.text = Array(text)
  }

  /// All tokens of a text, `.end` last.
  static func items(of text: String) throws(LanguageError) -> [Item] {
    var lexer = Lexer(text)
    var items: [Item] = []
    while true {
      let item = try lexer.next()
      items.append(item)
      if item.token == .end { return items }
    }
  }

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func next() throws(LanguageError) -> Item {
    while let character = peek, character.isWhitespace { position += 1 }
    let column = position + 1
    guard let character = peek else { return Item(token: .end, column: column) }
    if character.isLetter || character == "_" {
      return Item(token: .word(word()), column: column)
    }
    if character.isWholeNumber {
      return Item(token: .number(try number()), column: column)
    }
    if character == "\"" {
      return Item(token: .string(try string()), column: column)
    }
    guard "()[],:.=-".contains(character) else {
      throw LanguageError("column \(column): '\(character)' has no meaning in a statement")
    }
    position += 1
    return Item(token: .sign(character), column: column)
  }

  private mutating func word() -> String {
    let start = position
    while let character = peek, character.isLetter || character.isWholeNumber || character == "_" {
      position += 1
    }
    return String(text[start..<position])
  }

  private mutating func number() throws(LanguageError) -> Double {
    let start = position
    while let character = peek, character.isWholeNumber || character == "_" { position += 1 }
    if peek == ".", position + 1 < text.count, text[position + 1].isWholeNumber {
      position += 1
      while let character = peek, character.isWholeNumber { position += 1 }
    }
    if peek == "e" || peek == "E" { takeExponent() }
    let digits = String(text[start..<position]).replacing("_", with: "")
    guard let number = Double(digits) else {
      throw LanguageError("column \(start + 1): '\(digits)' is not a number")
    }
    return number
  }

  private mutating func takeExponent() {
    var end = position + 1
    if end < text.count, "+-".contains(text[end]) { end += 1 }
    guard end < text.count, text[end].isWholeNumber else { return }
    while end < text.count, text[end].isWholeNumber { end += 1 }
    position = end
  }

  private mutating func string() throws(LanguageError) -> String {
    let start = position
    position += 1
    var result = ""
    while let character = peek {
      position += 1
      switch character {
      case "\"": return result
      case "\\":
        guard let escaped = peek else { break }
        position += 1
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "\"", "\\", "'": result.append(escaped)
        default:
          throw LanguageError("column \(position): '\\\(escaped)' is not a known escape")
        }
      default: result.append(character)
      }
    }
    throw LanguageError("column \(start + 1): the string has no end")
  }
}

extension Double {
  /// The number without a superfluous fraction: `3`, `0.25`, `97.667`.
  var short: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    let thousandths = (self * 1000).rounded() / 1000
    return "\(thousandths)"
  }
}
