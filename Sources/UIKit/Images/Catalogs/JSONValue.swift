import LineJSON

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

/// Reads the JSON of catalogues.
enum JSONReader {
  /// The value of a text.
  ///
  /// - Parameter bytes: The text in UTF-8, with or without a byte order mark.
  /// - Returns: The value.
  /// - Throws: `JSONFault` for a text that is not JSON, or is nested too deeply.
  static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    do {
      return JSONValue(try JSONTextReader.read(bytes, .lenient))
    } catch {
      throw JSONFault(line: error.line, expected: error.expected)
    }
  }
}

extension JSONValue {
  /// The value without its lines.
  init(_ text: JSONText) {
    switch text.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .list(let items): self = .array(items.map(JSONValue.init))
    case .object(let members): self = .object(members.map { ($0.key, JSONValue($0.value)) })
    }
  }
}

extension JSONSyntaxError {
  /// What should stand at the place.
  fileprivate var expected: String {
    switch problem {
    case .value: "a value"
    case .name: "a key in quotation marks"
    case .colon(let key): "a colon after the key \"\(key)\""
    case .comma(let inObject): "a comma or a closing " + (inObject ? "brace" : "bracket")
    case .repeatedName(let name): "the key \"\(name)\" only once"
    case .textEnd: "a closing quotation mark"
    case .controlCharacter: "no control character in a text"
    case .escape(let atEnd):
      atEnd
        ? "a character after the backslash"
        : "a known character after the backslash"
    case .hexadecimal: "four hexadecimal digits"
    case .surrogate: "both halves of a pair"
    case .rest: "the end of the file"
    case .depth(let limit): "less than \(limit) levels"
    }
  }
}
