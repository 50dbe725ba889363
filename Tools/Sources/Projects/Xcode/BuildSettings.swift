import Foundation

/// The build settings of one target and configuration, in layers from the default upwards.
struct BuildSettings {
  private var layers: [[BuildAssignment]] = []
  /// What conditions in brackets are held against.
  private let facts: [String: String]

  /// Settings of a debug build for the simulator.
  init(defaults: [String: String], configuration: String) {
    #if arch(arm64)
    let arch = "arm64"
    #else
    let arch = "x86_64"
    #endif
    facts = ["sdk": "iphonesimulator26.0", "arch": arch, "config": configuration]
    let own = [
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphonesimulator", "CURRENT_ARCH": arch,
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "ARCHS": arch,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
      "BUILT_PRODUCTS_DIR": "/products", "CONFIGURATION_BUILD_DIR": "/products",
      "TARGET_BUILD_DIR": "/products", "BUILD_DIR": "/products", "SYMROOT": "/products",
      "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
    ]
    let merged = own.merging(defaults) { $1 }
    layers = [merged.sorted { $0.key < $1.key }.map { BuildAssignment($0.key, $0.value) }]
  }

  /// Puts a layer on top.
  mutating func add(_ assignments: [BuildAssignment]) { layers.append(assignments) }

  /// Puts the settings of a configuration object on top.
  mutating func add(_ settings: JSONValue) {
    add(
      settings.members.sorted { $0.key < $1.key }.map { key, value in
        let words = value.elements.compactMap(\.string).map(Self.quoted)
        return BuildAssignment(key, value.string ?? words.joined(separator: " "))
      }
    )
  }

  private static func quoted(_ word: String) -> String {
    word.contains(" ") && !word.contains("\"") ? "\"\(word)\"" : word
  }

  /// The value of a setting with everything put in; empty if it has none.
  func value(_ key: String) -> String {
    var open: Set<String> = []
    return resolve(key, below: layers.count, open: &open).trimmingCharacters(in: .whitespaces)
  }

  /// The words of a setting.
  func words(_ key: String) -> [String] { Self.split(value(key)) }

  func isOn(_ key: String) -> Bool { ["YES", "1", "true"].contains(value(key)) }

  /// A text with the settings that it names put in.
  func expanding(_ text: String) -> String {
    var open: Set<String> = []
    return expand(text, inherited: { _ in "" }, open: &open)
  }

  /// The keys that are set anywhere and begin so, sorted.
  func keys(prefix: String) -> [String] {
    Set(layers.joined().map(\.key).filter { $0.hasPrefix(prefix) }).sorted()
  }

  private func resolve(_ key: String, below top: Int, open: inout Set<String>) -> String {
    guard open.insert("\(key)@\(top)").inserted else { return "" }
    defer { open.remove("\(key)@\(top)") }
    for level in stride(from: top - 1, through: 0, by: -1) {
      let candidates = layers[level].filter { $0.key == key && holds($0) }
      guard let most = candidates.map(\.conditions.count).max(),
        let chosen = candidates.last(where: { $0.conditions.count == most })
      else { continue }
      return expand(
        chosen.value,
        inherited: { resolve(key, below: level, open: &$0) },
        open: &open
      )
    }
    return ""
  }

  private func holds(_ assignment: BuildAssignment) -> Bool {
    assignment.conditions.allSatisfy { name, pattern in
      facts[name].map { fnmatch(pattern, $0, 0) == 0 } ?? false
    }
  }

  /// Replaces `$(NAME)`, `${NAME}` and their modifiers, from the inside out.
  private func expand(
    _ text: String,
    inherited: (inout Set<String>) -> String,
    open: inout Set<String>
  ) -> String {
    guard text.contains("$") else { return text }
    var text = text
    // Each round replaces the last reference, which holds no other.
    for _ in 0..<200 {
      guard let start = Self.lastReference(text) else { break }
      let closer: Character = text[text.index(before: start.upperBound)] == "(" ? ")" : "}"
      guard let end = text[start.upperBound...].firstIndex(of: closer) else { break }
      let parts = text[start.upperBound..<end].split(separator: ":").map(String.init)
      let name = parts.first ?? ""
      var value =
        name == "inherited" ? inherited(&open) : resolve(name, below: layers.count, open: &open)
      for modifier in parts.dropFirst() { value = Self.modify(value, modifier) }
      text.replaceSubrange(start.lowerBound...end, with: value)
    }
    return text
  }

  private static func lastReference(_ text: String) -> Range<String.Index>? {
    let found = ["$(", "${"].compactMap { text.range(of: $0, options: .backwards) }
    return found.max { $0.lowerBound < $1.lowerBound }
  }

  private static func modify(_ value: String, _ modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "base": Paths.stem(value)
    case "file": Paths.name(value)
    case "dir": Paths.folder(value)
    case _ where modifier.hasPrefix("default="):
      value.isEmpty ? String(modifier.dropFirst(8)) : value
    default: value
    }
  }

  /// A name as the name of a module: every other character becomes an underscore.
  static func identifier(_ name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if result.first?.isNumber == true { result = "_" + result.dropFirst() }
    return result
  }

  /// Splits at spaces outside quotation marks.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
