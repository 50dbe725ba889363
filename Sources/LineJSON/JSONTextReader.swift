/// A reader of JSON over UTF-8 that knows the line of each value.
package struct JSONTextReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  private let dialect: JSONDialect

  private init(_ bytes: [UInt8], _ dialect: JSONDialect) {
    self.bytes = bytes
    self.dialect = dialect
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with or without a byte order mark.
  ///   - dialect: How strictly.
  /// - Returns: The value.
  /// - Throws: `JSONSyntaxError` for a text that is not JSON.
  package static func read(
    _ bytes: [UInt8],
    _ dialect: JSONDialect
  ) throws(JSONSyntaxError) -> JSONText {
    var reader = JSONTextReader(bytes, dialect)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.error(.rest) }
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ problem: JSONSyntaxError.Problem) -> JSONSyntaxError {
    JSONSyntaxError(line: line, column: position - lineStart + 1, problem: problem)
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

  private mutating func take(
    _ byte: UInt8,
    _ problem: JSONSyntaxError.Problem
  ) throws(JSONSyntaxError) {
    skipSpace()
    guard peek == byte else { throw error(problem) }
    advance()
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONText {
    skipSpace()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth < dialect.depthLimit else { throw error(.depth(limit: dialect.depthLimit)) }
    guard let byte = peek else { throw error(.value(atEnd: true)) }
    switch byte {
    case UInt8(ascii: "["): return JSONText(content: .list(try list()), line: start)
    case UInt8(ascii: "{"): return JSONText(content: .object(try object()), line: start)
    case UInt8(ascii: "\""): return JSONText(content: .string(try text()), line: start)
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
      throw error(.value(atEnd: false))
    }
    for _ in text.utf8 { advance() }
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = position
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { advance() }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !text.hasPrefix("+"), let number = Double(text), number.isFinite else {
      throw error(.value(atEnd: false))
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
      try take(UInt8(ascii: "]"), .comma(inObject: false))
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
      guard peek == UInt8(ascii: "\"") else { throw error(.name) }
      let key = try text()
      guard dialect.repeatsNames || !members.contains(where: { $0.key == key }) else {
        throw error(.repeatedName(key))
      }
      try take(UInt8(ascii: ":"), .colon(after: key))
      members.append((key, try value()))
      skipSpace()
      if peek == UInt8(ascii: ",") {
        advance()
        continue
      }
      try take(UInt8(ascii: "}"), .comma(inObject: true))
      return members
    }
  }

  private mutating func text() throws(JSONSyntaxError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 {
        guard dialect.takesLooseTexts else { throw error(.controlCharacter) }
        guard byte != UInt8(ascii: "\n") else { throw error(.textEnd) }
      }
      advance()
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    guard peek != nil else { throw error(.textEnd) }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    guard let byte = peek else { throw error(.escape(atEnd: true)) }
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\""): 0x22,
      UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    ]
    if let plain = simple[byte] {
      advance()
      return [plain]
    }
    guard byte == UInt8(ascii: "u") else { throw error(.escape(atEnd: false)) }
    advance()
    return Array(String(Character(try scalar())).utf8)
  }

  /// The character of `\u`, whose backslash and letter are read.
  private mutating func scalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
      advance()
      advance()
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    guard dialect.takesLooseTexts else { throw error(.surrogate) }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error(.hexadecimal) }
    for _ in 0..<4 { advance() }
    return unit
  }
}
