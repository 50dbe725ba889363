/// What elements and attributes the format has, and what becomes of each.
///
/// The tables are text, one entry for each element or for what several elements share:
///
/// ```
/// label < view
///   . text textAlignment ~misplaced !allowsDefaultTighteningForTruncation
///   @ fontDescription textColor
///   + subviews
/// ```
///
/// `.` names attributes, `@` children by their key, `+` children by their name; `<` names what the
/// element has in common with others. A word after `~` means something on the canvas only, one
/// after `!` is known and has no effect yet, `*` stands for every known element.
public struct InterfaceVocabulary: Sendable {
  /// What becomes of an attribute, a child or an element.
  public enum Effect: Sendable {
    /// It has its effect when the document is loaded.
    case applied
    /// It means something while somebody draws in Xcode, and nothing afterwards.
    case canvas
    /// It has an effect on iOS, and none here yet.
    case unsupported
  }

  /// What one element may have.
  public struct Entry: Sendable {
    /// What becomes of the element itself.
    public internal(set) var effect = Effect.applied
    /// The attributes.
    public internal(set) var attributes: [String: Effect] = [:]
    /// The children that are values of properties, by key.
    public internal(set) var keys: [String: Effect] = [:]
    /// The children without a key that matters, by name.
    public internal(set) var names: [String: Effect] = [:]

    /// Whether any known element may be a child.
    var takesAll: Bool { names["*"] != nil }

    /// What becomes of a child; `nil` if the element has no such child.
    func effect(of child: InterfaceElement) -> Effect? {
      // Variations have the size classes as keys: heightClass=compact-widthClass=regular.
      if let key = child.key, child.name != "variation", let effect = keys[key] { return effect }
      return names[child.name] ?? names["*"]
    }
  }

  /// The entries by the names of elements.
  public let entries: [String: Entry]

  /// The vocabulary of the format.
  public static let standard = InterfaceVocabulary(
    [documents, controllers, views, controls, collections, bars, others, values]
  )

  init(_ texts: [String]) {
    var found: [String: Entry] = [:]
    var open: [String] = []
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if line.hasPrefix(" ") {
        words.removeFirst()
        for name in open { found[name, default: Entry()].add(words, first) }
      } else {
        let parts = words.split(separator: "<", maxSplits: 1)
        open = []
        for word in parts[0] {
          let (name, effect) = Self.effect(of: word)
          var entry = Entry()
          for base in parts.dropFirst().joined() {
            // An element that nobody wrote down would be a slip in the tables.
            assert(found[base] != nil, "\(name) has in common with others what \(base) has")
            if let base = found[base] { entry.add(base) }
          }
          entry.effect = effect
          found[name] = entry
          open.append(name)
        }
      }
    }
    // What elements share is no element.
    entries = found.filter { $0.key.first?.isUppercase != true }
  }

  static func effect(of word: String) -> (name: String, effect: Effect) {
    switch word.first {
    case "~": (String(word.dropFirst()), .canvas)
    case "!": (String(word.dropFirst()), .unsupported)
    default: (word, .applied)
    }
  }
}

extension InterfaceVocabulary.Entry {
  /// Adds the words of a line of the tables.
  mutating func add(_ words: [String], _ kind: String) {
    for word in words {
      let (name, effect) = InterfaceVocabulary.effect(of: word)
      switch kind {
      case ".": attributes[name] = effect
      case "@": keys[name] = effect
      case "+": names[name] = effect
      default: assertionFailure("'\(kind)' begins no line of a table")
      }
    }
  }

  /// Adds what elements have in common.
  mutating func add(_ other: Self) {
    attributes.merge(other.attributes) { $1 }
    keys.merge(other.keys) { $1 }
    names.merge(other.names) { $1 }
  }
}
