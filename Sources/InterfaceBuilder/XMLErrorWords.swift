/// What the numbers of the XML parser's errors mean.
enum XMLErrorWords {
  static func words(for code: Int) -> String {
    table[code] ?? "the parser's error \(code)"
  }

  private static let table: [Int: String] = [
    1: "the parser stopped by itself",
    4: "it does not begin with an element",
    5: "it ends too early, or goes on behind the root element",
    9: "it contains a character that XML does not allow",
    26: "it uses an entity that is not declared",
    38: "an attribute's value contains '<'",
    39: "an attribute's value has no quotation mark",
    40: "an attribute's value does not end",
    41: "an attribute has no value",
    42: "an attribute stands twice in one element",
    45: "a comment does not end",
    65: "a space is missing between two attributes",
    68: "a name is expected",
    73: "a start tag does not end with '>'",
    76: "an end tag does not fit its start tag",
    77: "an element does not end",
    81: "the encoding is not known",
  ]
}
