/// The build settings of a target as lines of a manifest, as if built for iOS.
package struct ManifestSettings {
  /// Lines such as `.define("DEMO")`.
  package private(set) var lines: [String] = []
  /// The compilation conditions, such as `DEMO`.
  package private(set) var conditions: [String] = []
  /// The language mode that the target asks for.
  package private(set) var languageMode: String?

  /// Reads the settings of a target.
  ///
  /// - Parameters:
  ///   - settings: As a dumped manifest has them.
  ///   - traits: The traits of the package that are enabled; each is a condition, too.
  package init(_ settings: [JSONValue], traits: Set<String> = []) {
    conditions = traits.sorted()
    lines = conditions.map { ".define(\(Self.literal($0)))" }
    for setting in settings where setting["tool"].string == "swift" {
      guard Self.holds(setting["condition"], traits: traits) else { continue }
      for (kind, payload) in setting["kind"].members {
        add(kind, value: payload["_0"])
      }
    }
  }

  private mutating func add(_ kind: String, value: JSONValue) {
    switch kind {
    case "define":
      conditions.append(value.string ?? "")
      lines.append(".define(\(Self.literal(value.string ?? "")))")
    case "unsafeFlags":
      let wanted = value.strings.filter { $0 != "-warnings-as-errors" }
      guard !wanted.isEmpty else { return }
      let flags = wanted.map(Self.literal).joined(separator: ", ")
      lines.append(".unsafeFlags([\(flags)])")
    case "enableUpcomingFeature", "enableExperimentalFeature":
      lines.append(".\(kind)(\(Self.literal(value.string ?? "")))")
    case "swiftLanguageMode":
      languageMode = value.string.map { $0.hasPrefix("6") ? "6" : "5" }
    case "interoperabilityMode":
      lines.append(".interoperabilityMode(.\(value.string ?? "C"))")
    case "defaultIsolation":
      lines.append(".defaultIsolation(\(value.string == "MainActor" ? "MainActor.self" : "nil"))")
    default:
      // Warnings as errors and the like: the lowered sources are not the user's to mend.
      break
    }
  }

  /// Whether a condition is true of a debug build for iOS.
  package static func holds(_ condition: JSONValue, traits: Set<String> = []) -> Bool {
    let wanted = condition["traits"].strings
    if !wanted.isEmpty, traits.isDisjoint(with: wanted) { return false }
    let platforms = condition["platformNames"].strings
    if !platforms.isEmpty, !platforms.contains("ios") { return false }
    if let configuration = condition["config"].string, configuration != "debug" { return false }
    return true
  }

  /// A Swift string literal.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
