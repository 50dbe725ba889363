import CYAML

/// Reads one YAML document with libyaml.
///
/// Anchors, tags and further documents are refused: a configuration needs none of them, and a
/// file that nests them is a mistake or a trap.
public enum YAMLReader {
  /// How deep lists and mappings may stand in each other.
  static let depthLimit = 32

  /// Reads a document.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The document; an empty mapping for an empty text.
  /// - Throws: ``ConfigurationError`` with the place of the first mistake.
  public static func read(_ bytes: [UInt8]) throws(ConfigurationError) -> YAMLNode {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .encoding }
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else { throw .encoding }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    if let control = bytes.firstIndex(where: { $0 < 32 && ![9, 10, 13].contains($0) }) {
      throw .syntax("control characters are not allowed", place(of: control, in: bytes))
    }
    let result = bytes.withUnsafeBufferPointer {
      buffer -> Result<YAMLNode, ConfigurationError> in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      do throws(ConfigurationError) {
        return .success(try document(&parser))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func document(
    _ parser: inout yaml_parser_t
  ) throws(ConfigurationError) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let event = try next(&parser)
      switch event.kind {
      case .other: continue
      case .end: return root ?? .mapping([], Place(line: 1, column: 1))
      default:
        guard root == nil else { throw .unsupported("a second document", event.place) }
        root = try node(event, &parser, depth: 0)
      }
    }
  }

  private static func node(
    _ event: Event,
    _ parser: inout yaml_parser_t,
    depth: Int
  ) throws(ConfigurationError) -> YAMLNode {
    guard depth < depthLimit else { throw .unsupported("so deep a nesting", event.place) }
    switch event.kind {
    case .scalar(let text, let isQuoted):
      return .scalar(text, isQuoted: isQuoted, event.place)
    case .listStart:
      var elements: [YAMLNode] = []
      while true {
        let next = try next(&parser)
        if next.kind == .listEnd { return .list(elements, event.place) }
        elements.append(try node(next, &parser, depth: depth + 1))
      }
    case .mappingStart:
      return .mapping(try entries(&parser, depth: depth), event.place)
    default:
      throw .unsupported("this", event.place)
    }
  }

  private static func entries(
    _ parser: inout yaml_parser_t,
    depth: Int
  ) throws(ConfigurationError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    while true {
      let event = try next(&parser)
      if event.kind == .mappingEnd { return entries }
      guard case .scalar(let key, _) = event.kind else {
        throw .unsupported("a key that is not a word", event.place)
      }
      if let first = entries.first(where: { $0.key == key }) {
        throw .duplicateKey(key, first: first.place, event.place)
      }
      let value = try node(try next(&parser), &parser, depth: depth + 1)
      entries.append(.init(key: key, place: event.place, value: value))
    }
  }

  // MARK: - Events

  private struct Event {
    enum Kind: Equatable {
      case scalar(String, isQuoted: Bool)
      case listStart, listEnd, mappingStart, mappingEnd
      case end
      case other
    }

    var kind: Kind
    var place: Place
  }

  private static func next(_ parser: inout yaml_parser_t) throws(ConfigurationError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) != 0 else { throw failure(parser) }
    defer { yaml_event_delete(&event) }
    let place = place(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      if scalar.anchor != nil { throw .unsupported("an anchor", place) }
      if scalar.tag != nil { throw .unsupported("a tag", place) }
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
        as: UTF8.self
      )
      let isQuoted = scalar.style != YAML_PLAIN_SCALAR_STYLE
      return Event(kind: .scalar(text, isQuoted: isQuoted), place: place)
    case YAML_SEQUENCE_START_EVENT:
      if event.data.sequence_start.anchor != nil { throw .unsupported("an anchor", place) }
      return Event(kind: .listStart, place: place)
    case YAML_MAPPING_START_EVENT:
      if event.data.mapping_start.anchor != nil { throw .unsupported("an anchor", place) }
      return Event(kind: .mappingStart, place: place)
    case YAML_SEQUENCE_END_EVENT: return Event(kind: .listEnd, place: place)
    case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, place: place)
    case YAML_ALIAS_EVENT: throw .unsupported("an alias", place)
    case YAML_STREAM_END_EVENT: return Event(kind: .end, place: place)
    default: return Event(kind: .other, place: place)
    }
  }

  private static func place(_ mark: yaml_mark_t) -> Place {
    Place(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> Place {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return Place(
      line: before.count { $0 == 10 } + 1,
      column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
    )
  }

  private static func failure(_ parser: yaml_parser_t) -> ConfigurationError {
    let problem = parser.problem.map { String(cString: $0) } ?? "this is not YAML"
    return .syntax(problem, place(parser.problem_mark))
  }
}
