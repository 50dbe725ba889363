import LineJSON

/// Reads the JSON of scenario files, strictly.
enum JSONReader {
  /// Reads the whole text.
  static func read(_ text: String) throws(JSONSyntaxError) -> JSONText {
    try JSONTextReader.read(Array(text.utf8), .strict)
  }
}

extension JSONSyntaxError {
  /// What is wrong, for whoever wrote the scenario.
  var message: String {
    switch problem {
    case .value(let atEnd):
      atEnd ? "the text ends where a value is expected" : "expected a JSON value"
    case .name: "expected a name in quotes"
    case .colon: "expected ':'"
    case .comma(let inObject): "expected ',' or '\(inObject ? "}" : "]")'"
    case .repeatedName(let name): "the name \"\(name)\" occurs twice in one object"
    case .textEnd, .escape(atEnd: true): "a string without an end"
    case .controlCharacter: "a control character inside a string"
    case .escape(atEnd: false): "an unknown escape in a string"
    case .hexadecimal: "four hexadecimal digits are expected after \\u"
    case .surrogate: "half of a surrogate pair"
    case .rest: "text after the end of the JSON value"
    case .depth: "nested too deeply"
    }
  }
}
