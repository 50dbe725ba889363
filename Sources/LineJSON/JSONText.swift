/// A JSON value that knows the line it stands on, so that errors can name it.
package struct JSONText: Sendable {
  /// What the value is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONText])
    case object([(key: String, value: JSONText)])
  }

  package let content: Content
  /// The line of the value's first character, counted from one.
  package let line: Int

  /// The kind in words, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var list: [JSONText]? {
    if case .list(let items) = content { items } else { nil }
  }

  package var object: [(key: String, value: JSONText)]? {
    if case .object(let members) = content { members } else { nil }
  }
}
