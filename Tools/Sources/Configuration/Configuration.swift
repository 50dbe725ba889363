/// What a `.understudy.yml` says, checked against the list of its keys.
public struct Configuration: Equatable, Sendable {
  /// A module of a project of bare folders.
  public struct Module: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Its source folders.
    public var sources: [String]
  }

  /// A name with its path.
  public struct NamedPath: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The path, as written.
    public var path: String
  }

  /// What stands behind a key.
  public enum Value: Equatable, Sendable {
    /// Words, paths, a number as its text, or a flag as `true` or `false`.
    case words([String])
    /// Names with paths.
    case namedPaths([NamedPath])
    /// Modules.
    case modules([Module])
  }

  /// The keys that the file has, with their values.
  public private(set) var values: [String: Value] = [:]

  /// Reads a configuration.
  ///
  /// - Parameter bytes: The file's bytes.
  /// - Throws: ``ConfigurationError`` for the first mistake.
  public init(_ bytes: [UInt8]) throws(ConfigurationError) {
    let root = try YAMLReader.read(bytes)
    if root.isEmpty { return }
    guard case .mapping(let entries, _) = root else {
      throw .wrongType(
        key: "",
        expected: "keys such as 'tests: AppTests'",
        found: root.description,
        root.place
      )
    }
    for entry in entries {
      guard let key = ConfigurationKey.all.first(where: { $0.name == entry.key }) else {
        throw .unknownKey(entry.key, known: ConfigurationKey.all.map(\.name), entry.place)
      }
      values[key.name] = try Self.value(entry, key.kind)
    }
    if values["modules"] != nil,
      let other = entries.first(where: { ["module", "sources"].contains($0.key) })
    {
      throw .conflict(other.key, "modules", other.place)
    }
  }

  /// The words of a key; none if the file does not have it.
  public func words(_ key: String) -> [String] {
    guard case .words(let words) = values[key] else { return [] }
    return words
  }

  // MARK: - Types

  private static func value(
    _ entry: YAMLNode.Entry,
    _ kind: ConfigurationKey.Kind
  ) throws(ConfigurationError) -> Value {
    switch kind {
    case .word: return .words([try word(entry, "a word")])
    case .path: return .words([try word(entry, "a path")])
    case .number: return .words([try number(entry)])
    case .flag: return .words([try flag(entry)])
    case .words: return .words(try words(entry, "a list of words"))
    case .paths: return .words(try words(entry, "a list of paths"))
    case .namedPaths: return .namedPaths(try namedPaths(entry))
    case .modules: return .modules(try modules(entry))
    }
  }

  private static func mismatch(
    _ entry: YAMLNode.Entry,
    _ expected: String,
    at node: YAMLNode? = nil
  ) -> ConfigurationError {
    let node = node ?? entry.value
    return .wrongType(
      key: entry.key,
      expected: expected,
      found: node.description,
      node.isEmpty ? entry.place : node.place
    )
  }

  private static func word(
    _ entry: YAMLNode.Entry,
    _ expected: String
  ) throws(ConfigurationError) -> String {
    guard case .scalar(let text, _, _) = entry.value, !entry.value.isEmpty, !text.isEmpty else {
      throw mismatch(entry, expected)
    }
    return text
  }

  private static func number(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> String {
    guard case .scalar(let text, isQuoted: false, _) = entry.value, let number = Double(text),
      number > 0, number.isFinite
    else { throw mismatch(entry, "a number above zero") }
    return text
  }

  private static func flag(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> String {
    guard case .scalar(let text, isQuoted: false, _) = entry.value,
      text == "true" || text == "false"
    else { throw mismatch(entry, "true or false") }
    return text
  }

  private static func words(
    _ entry: YAMLNode.Entry,
    _ expected: String
  ) throws(ConfigurationError) -> [String] {
    guard case .list(let elements, _) = entry.value else { return [try word(entry, expected)] }
    guard !elements.isEmpty else { throw mismatch(entry, expected) }
    var words: [String] = []
    for element in elements {
      guard case .scalar(let text, _, _) = element, !element.isEmpty, !text.isEmpty else {
        throw mismatch(entry, expected, at: element)
      }
      words.append(text)
    }
    return words
  }

  private static func namedPaths(
    _ entry: YAMLNode.Entry
  ) throws(ConfigurationError) -> [NamedPath] {
    guard case .mapping(let entries, _) = entry.value else {
      throw mismatch(entry, "names with paths, such as 'Quick: ../Quick'")
    }
    var result: [NamedPath] = []
    for entry in entries {
      result.append(NamedPath(name: entry.key, path: try word(entry, "a path")))
    }
    return result
  }

  private static func modules(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> [Module] {
    let expected = "a list of modules, each with 'name' and 'sources'"
    guard case .list(let elements, _) = entry.value, !elements.isEmpty else {
      throw mismatch(entry, expected)
    }
    var result: [Module] = []
    for element in elements {
      guard case .mapping(let entries, let place) = element else {
        throw mismatch(entry, expected, at: element)
      }
      var name: String?
      var sources: [String] = []
      for entry in entries {
        switch entry.key {
        case "name": name = try word(entry, "a word")
        case "sources": sources = try words(entry, "a list of paths")
        default: throw .unknownKey(entry.key, known: ["name", "sources"], entry.place)
        }
      }
      guard let name else { throw .missingKey("name", of: "modules", place) }
      guard !sources.isEmpty else { throw .missingKey("sources", of: "modules", place) }
      result.append(Module(name: name, sources: sources))
    }
    return result
  }
}
