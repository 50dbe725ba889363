/// A line and a column of a text, both from one.
public struct Place: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column, in characters.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A YAML document as a value that knows where each part stands.
public indirect enum YAMLNode: Equatable, Sendable {
  /// One key of a mapping.
  public struct Entry: Equatable, Sendable {
    /// The key's text.
    public var key: String
    /// Where the key stands.
    public var place: Place
    /// What it stands for.
    public var value: YAMLNode
  }

  /// A word, a number or a text; quoted ones are always texts.
  case scalar(String, isQuoted: Bool, Place)
  /// A list.
  case list([YAMLNode], Place)
  /// Keys with values, in the order of the text; each key once.
  case mapping([Entry], Place)

  /// Where the node begins.
  public var place: Place {
    switch self {
    case .scalar(_, _, let place), .list(_, let place), .mapping(_, let place): place
    }
  }

  /// Whether this is a key without a value, as in `tests:`.
  public var isEmpty: Bool {
    guard case .scalar(let text, isQuoted: false, _) = self else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// What the node is, for messages.
  public var description: String {
    switch self {
    case .scalar where isEmpty: "nothing"
    case .scalar(let text, _, _): "'\(text)'"
    case .list: "a list"
    case .mapping: "a group of keys"
    }
  }
}
