/// Text as XML wants it.
enum XMLText {
  /// The text with XML's own characters and those it forbids replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      case let control where control.value < 0x20 || control.value == 0x7F:
        result += "\u{FFFD}"
      case let half where (0xFFFE...0xFFFF).contains(half.value): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as the value of an attribute: on one line.
  static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
      .replacing("\r", with: "&#13;")
  }
}
