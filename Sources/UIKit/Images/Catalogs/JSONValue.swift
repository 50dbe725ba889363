/// A value of a JSON text, with the keys in the order of the text.
///
/// Foundation's reader gives dictionaries, which forget the order, and no lines for what is wrong.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var isTrue: Bool { self == .bool(true) }

  /// What a list of unknown values calls the value.
  var brief: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value == value.rounded() ? String(Int(clamping: value)) : "\(value)"
    case .string(let text): text
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Int {
  fileprivate init(clamping value: Double) {
    self = value.isFinite ? Int(Swift.min(Swift.max(value, -1e15), 1e15)) : 0
  }
}

/// What is wrong with a JSON text, and in which line.
struct JSONFault: Error, Equatable {
  let line: Int
  let expected: String
}

/// Reads JSON texts.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// The value of a text.
  ///
  /// - Parameter bytes: The text in UTF-8, with or without a byte order mark.
  /// - Returns: The value.
  /// - Throws: `JSONFault` for a text that is not JSON, or is nested too deeply.
  static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.fault("the end of the file") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private func fault(_ expected: String) -> JSONFault {
    let read = bytes.prefix(min(place, bytes.count))
    return JSONFault(line: read.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }, expected: expected)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ sign: Character) -> Bool {
    skipSpace()
    guard next == sign.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw fault("less than 100 levels") }
    if take("{") { return .object(try members()) }
    if take("[") { return .array(try elements()) }
    if take("\"") { return .string(try string()) }
    let words: [(String, JSONValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    return .number(try number())
  }

  private mutating func members() throws(JSONFault) -> [(key: String, value: JSONValue)] {
    var found: [(key: String, value: JSONValue)] = []
    if take("}") { return found }
    repeat {
      guard take("\"") else { throw fault("a key in quotation marks") }
      let key = try string()
      guard take(":") else { throw fault("a colon after the key \"\(key)\"") }
      found.append((key, try value()))
    } while take(",")
    guard take("}") else { throw fault("a comma or a closing brace") }
    return found
  }

  private mutating func elements() throws(JSONFault) -> [JSONValue] {
    var found: [JSONValue] = []
    if take("]") { return found }
    repeat { found.append(try value()) } while take(",")
    guard take("]") else { throw fault("a comma or a closing bracket") }
    return found
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = place
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      place = start
      throw fault("a value")
    }
    return value
  }

  // MARK: - Texts

  private mutating func string() throws(JSONFault) -> String {
    var scalars = String.UnicodeScalarView()
    var start = place
    func flush(_ end: Int) {
      scalars.append(contentsOf: String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars)
    }
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: "\"") {
        flush(place - 1)
        return String(scalars)
      }
      guard byte != 0x0A else {
        place -= 1
        throw fault("a closing quotation mark")
      }
      guard byte == UInt8(ascii: "\\") else { continue }
      flush(place - 1)
      scalars.append(try escaped())
      start = place
    }
    throw fault("a closing quotation mark")
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("a character after the backslash") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try unicode()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: throw fault("a known character after the backslash")
    }
  }

  private mutating func unicode() throws(JSONFault) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    // The half of a pair needs the other half.
    guard high < 0xDC00, bytes[place...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    place += 2
    let low = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    place += 4
    return value
  }
}
