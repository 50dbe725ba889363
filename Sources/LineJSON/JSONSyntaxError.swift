/// Why a text is not JSON, and where.
package struct JSONSyntaxError: Error, Equatable {
  /// What stands in the way; the readers of a kind of file put it into words.
  package enum Problem: Equatable, Sendable {
    /// There is no value, but something else or the end of the text.
    case value(atEnd: Bool)
    /// A member of an object does not begin with a name.
    case name
    /// The name of a member is not followed by a colon.
    case colon(after: String)
    /// Neither a comma nor the end of a list or an object.
    case comma(inObject: Bool)
    /// A name stands twice in one object.
    case repeatedName(String)
    /// A text does not end, or not in its line.
    case textEnd
    /// A control character inside a text.
    case controlCharacter
    /// A backslash at the end, or before a character that means nothing.
    case escape(atEnd: Bool)
    /// `\u` without four digits.
    case hexadecimal
    /// Half of a pair.
    case surrogate
    /// More text behind the value.
    case rest
    /// Values inside each other beyond a limit.
    case depth(limit: Int)
  }

  /// Counted from one.
  package let line: Int
  /// Counted from one, in bytes.
  package let column: Int
  package let problem: Problem
}

/// How strictly a text is read.
package struct JSONDialect: Sendable {
  /// As RFC 8259 says, and no name twice.
  package static let strict = JSONDialect(
    depthLimit: 200,
    repeatsNames: false,
    takesLooseTexts: false
  )
  /// As tools read what other tools wrote: control characters and halves of pairs stand in texts,
  /// the latter as U+FFFD, and names stand twice.
  package static let lenient = JSONDialect(
    depthLimit: 100,
    repeatsNames: true,
    takesLooseTexts: true
  )

  let depthLimit: Int
  let repeatsNames: Bool
  let takesLooseTexts: Bool
}
