internal import Understudy

extension String {
  /// The text without space around it.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether the text is one name: letters, digits, underscores, no digit first.
  var isName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isWholeNumber || $0 == "_" }
  }
}

/// The tail of a message about a misspelt event.
func suggestedEvent(for name: String) -> String {
  suggestion(for: name, in: EventVocabulary.names)
}

/// The parts of an argument list, cut at commas outside brackets and quotes.
func splitArguments(_ text: String) -> [String] {
  var parts: [String] = []
  var part = ""
  var depth = 0
  var isQuoted = false
  for character in text {
    if character == "\"" { isQuoted.toggle() }
    if !isQuoted, "([".contains(character) { depth += 1 }
    if !isQuoted, ")]".contains(character) { depth -= 1 }
    if character == ",", depth == 0, !isQuoted {
      parts.append(part.trimmed)
      part = ""
    } else {
      part.append(character)
    }
  }
  if !part.trimmed.isEmpty || !parts.isEmpty { parts.append(part.trimmed) }
  return parts
}

/// The tail of a message about a misspelt case or member.
func suggestedChoice(for name: String, in names: [String]) -> String {
  suggestion(for: name, in: names)
}
