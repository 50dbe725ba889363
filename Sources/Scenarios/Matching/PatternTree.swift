import LineJSON

/// One item of `then`: an event or a group of items.
indirect enum Pattern: Equatable, Sendable {
  case event(EventPattern)
  case anyOrder([Pattern])
  case oneOrMore([Pattern])
  case optional([Pattern])
  case within(EventPattern, [Pattern])

  /// Reads one item.
  init(_ json: JSONText) throws(LanguageError) {
    if let text = json.string {
      self = .event(try EventPattern(text))
      return
    }
    guard let object = json.object, object.count == 1, let member = object.first else {
      throw LanguageError("an event or a group with one name is expected, not \(json.kind)")
    }
    switch member.key {
    case "any order": self = .anyOrder(try Self.list(member.value, of: member.key))
    case "one or more": self = .oneOrMore(try Self.list(member.value, of: member.key))
    case "optional": self = .optional(try Self.list(member.value, of: member.key))
    case "within":
      guard let parts = member.value.list, parts.count == 2, let text = parts[0].string else {
        throw LanguageError("'within' takes an event and a list: {\"within\": [\"…\", […]]}")
      }
      self = .within(try EventPattern(text), try Self.list(parts[1], of: member.key))
    default:
      let names = ["any order", "one or more", "optional", "within"]
      throw LanguageError(
        "unknown group '\(member.key)'; known are \(names.joined(separator: ", "))"
      )
    }
  }

  private static func list(_ json: JSONText, of group: String) throws(LanguageError) -> [Pattern] {
    guard let items = json.list else {
      throw LanguageError("'\(group)' takes a list, not \(json.kind)")
    }
    guard !items.isEmpty || group == "within" else {
      throw LanguageError("'\(group)' is empty")
    }
    var patterns: [Pattern] = []
    for item in items { patterns.append(try Pattern(item)) }
    return patterns
  }

  /// All events of the item, also those in groups.
  var events: [EventPattern] {
    switch self {
    case .event(let event): [event]
    case .anyOrder(let items), .oneOrMore(let items), .optional(let items):
      items.flatMap(\.events)
    case .within(let event, let items): [event] + items.flatMap(\.events)
    }
  }
}

extension [Pattern] {
  /// The items one per line, indented, for messages.
  func lines(indent: String = "") -> [String] {
    flatMap { pattern -> [String] in
      switch pattern {
      case .event(let event): [indent + event.description]
      case .anyOrder(let items): group("any order", items, indent)
      case .oneOrMore(let items): group("one or more", items, indent)
      case .optional(let items): group("optional", items, indent)
      case .within(let event, let items): group("within \(event)", items, indent)
      }
    }
  }

  private func group(_ name: String, _ items: [Pattern], _ indent: String) -> [String] {
    ["\(indent)\(name) {"] + items.lines(indent: indent + "  ") + ["\(indent)}"]
  }
}
