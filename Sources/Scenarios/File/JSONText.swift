/// A JSON value that knows the line it stands on, so that errors can name it.
struct JSONText: Sendable {
  /// What the value is.
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONText])
    case object([(key: String, value: JSONText)])
  }

  let content: Content
  /// The line of the value's first character, counted from one.
  let line: Int

  /// The kind in words, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var list: [JSONText]? {
    if case .list(let items) = content { items } else { nil }
  }

  var object: [(key: String, value: JSONText)]? {
    if case .object(let members) = content { members } else { nil }
  }
}

/// Why a text is not JSON.
struct JSONSyntaxError: Error, Equatable {
  let line: Int
  let column: Int
  let message: String
}

/// A strict reader of JSON (RFC 8259) over UTF-8.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  static func read(_ text: String) throws(JSONSyntaxError) -> JSONText {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.peek == nil else {
      throw reader.error("text after the end of the JSON value")
    }
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(line: line, column: position - lineStart + 1, message: message)
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
  }

  private mutating func take(_ byte: UInt8, _ what: String) throws(JSONSyntaxError) {
    skipSpace()
    guard peek == byte else { throw error("expected \(what)") }
    advance()
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONText {
    skipSpace()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw error("nested too deeply") }
    guard let byte = peek else { throw error("the text ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "["): return JSONText(content: .list(try list()), line: start)
    case UInt8(ascii: "{"): return JSONText(content: .object(try object()), line: start)
    case UInt8(ascii: "\""): return JSONText(content: .string(try string()), line: start)
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: return JSONText(content: .number(try number()), line: start)
    }
    let content: JSONText.Content =
      switch byte {
      case UInt8(ascii: "t"): .bool(true)
      case UInt8(ascii: "f"): .bool(false)
      default: .null
      }
    return JSONText(content: content, line: start)
  }

  private mutating func word(_ text: String) throws(JSONSyntaxError) {
    guard bytes[position...].starts(with: text.utf8) else {
      throw error("expected a JSON value")
    }
    for _ in text.utf8 { advance() }
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = position
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { advance() }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !text.hasPrefix("+"), let number = Double(text) else {
      throw error("expected a JSON value")
    }
    return number
  }

  private mutating func list() throws(JSONSyntaxError) -> [JSONText] {
    advance()
    skipSpace()
    var items: [JSONText] = []
    if peek == UInt8(ascii: "]") {
      advance()
      return items
    }
    while true {
      items.append(try value())
      skipSpace()
      if peek == UInt8(ascii: ",") {
        advance()
        continue
      }
      try take(UInt8(ascii: "]"), "',' or ']'")
      return items
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> [(key: String, value: JSONText)] {
    advance()
    skipSpace()
    var members: [(key: String, value: JSONText)] = []
    if peek == UInt8(ascii: "}") {
      advance()
      return members
    }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else {
        throw error("the name \"\(key)\" occurs twice in one object")
      }
      try take(UInt8(ascii: ":"), "':'")
      members.append((key, try value()))
      skipSpace()
      if peek == UInt8(ascii: ",") {
        advance()
        continue
      }
      try take(UInt8(ascii: "}"), "',' or '}'")
      return members
    }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a control character inside a string") }
      advance()
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    guard peek != nil else { throw error("a string without an end") }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    guard let byte = peek else { throw error("a string without an end") }
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\""): 0x22,
      UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    ]
    if let plain = simple[byte] {
      advance()
      return [plain]
    }
    guard byte == UInt8(ascii: "u") else { throw error("an unknown escape in a string") }
    advance()
    var unit = try hexadecimal()
    if (0xD800..<0xDC00).contains(unit) {
      guard bytes[position...].starts(with: "\\u".utf8) else {
        throw error("half of a surrogate pair")
      }
      advance()
      advance()
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw error("half of a surrogate pair") }
      unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else { throw error("half of a surrogate pair") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected after \\u") }
    for _ in 0..<4 { advance() }
    return unit
  }
}
