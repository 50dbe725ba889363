import Foundation

/// What a package uses and Understudy does not have, gathered from errors.
struct UnavailableList {
  /// One missing thing.
  struct Item: Equatable {
    /// As a reader of Apple's documentation would name it.
    var name: String
    /// How often it was needed.
    var count: Int
    /// Where it was needed first.
    var place: String
  }

  private(set) var items: [Item] = []
  /// The errors that say nothing about missing things.
  private(set) var others: [Diagnostic] = []

  /// Sorts errors of the compiler into missing things and the rest.
  ///
  /// - Parameters:
  ///   - errors: The errors of a build.
  ///   - ownTypes: The types that the user's own sources declare; a member that such a
  ///     type lacks is a mistake, not a gap.
  ///   - shown: Turns a path into the one that is printed.
  ///   - lineOf: The text of a line of a source file.
  init(
    errors: [Diagnostic],
    ownTypes: Set<String>,
    shown: (String) -> String,
    lineOf: (Diagnostic) -> String?
  ) {
    for error in errors {
      var name = Self.missingName(error.message, ownTypes: ownTypes)
      if name == nil, Self.isOverride(error.message) {
        name = lineOf(error).flatMap(Self.overriddenMember)
      }
      guard let name else {
        others.append(error)
        continue
      }
      add(name, place: "\(shown(error.path)):\(error.line)")
    }
    if items.contains(where: { Self.isType($0.name) }) { dropConsequences() }
    items.sort { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }

  /// Forgets what follows from a missing type: its subclasses override nothing.
  private mutating func dropConsequences() {
    items.removeAll { $0.name.hasPrefix("override ") }
    others.removeAll { error in
      Self.consequences.contains { error.message.contains($0) }
    }
  }

  private static let consequences = [
    "does not override", "does not conform to protocol", "super' members cannot be referenced",
    "'super' cannot be used", "cannot infer", "failed to produce diagnostic",
    "type of expression is ambiguous",
  ]

  private static func isType(_ name: String) -> Bool {
    !name.contains(" ") && !name.contains(".")
  }

  private static func isOverride(_ message: String) -> Bool {
    message.contains("does not override any") || message.contains("does not override a designated")
  }

  /// The declaration on a line, from `override` to its body.
  static func overriddenMember(_ line: String) -> String? {
    guard let start = line.range(of: "override ") else { return nil }
    let rest = line[start.lowerBound...].prefix { $0 != "{" }
    let words = rest.split(separator: " ").filter { !["open", "public", "internal"].contains($0) }
    return words.joined(separator: " ")
  }

  private mutating func add(_ name: String, place: String) {
    if let index = items.firstIndex(where: { $0.name == name }) {
      items[index].count += 1
    } else {
      items.append(Item(name: name, count: 1, place: place))
    }
  }

  /// The name of what an error finds missing.
  static func missingName(_ message: String, ownTypes: Set<String>) -> String? {
    let quoted = Self.quoted(message)
    if message.hasPrefix("no such module"), let module = quoted.first {
      return "module \(module)"
    }
    if message.hasPrefix("cannot find type"), let type = quoted.first {
      return looksLikeApple(type) ? type : nil
    }
    if message.hasPrefix("cannot find '"), let name = quoted.first {
      return looksLikeApple(name) ? name : nil
    }
    if message.contains("has no member"), quoted.count >= 2 {
      let type = quoted[0].split(separator: "<").first.map(String.init) ?? quoted[0]
      let base = type.split(separator: ".").last.map(String.init) ?? type
      guard !ownTypes.contains(base.trimmingCharacters(in: ["?"])) else { return nil }
      return looksLikeApple(base) ? "\(quoted[0]).\(quoted[1])" : nil
    }
    return nil
  }

  /// The words in single quotes.
  private static func quoted(_ message: String) -> [String] {
    let parts = message.components(separatedBy: "'")
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }

  /// Whether a name carries a prefix of Apple's frameworks.
  private static func looksLikeApple(_ name: String) -> Bool {
    let prefixes = [
      "UI", "NS", "CA", "CG", "MK", "CL", "AV", "WK", "SK", "CN", "PH", "MF", "SF", "CI", "XCT",
      "OS", "os", "UN", "HK", "EK", "GK", "MP", "AR", "SCN", "MTL", "VN", "CK", "Sec", "kSec", "LA",
      "Timer", "RunLoop", "Bundle", "Notification", "URL", "Dispatch", "ProcessInfo",
    ]
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    return prefix.count > 3 || (rest.first?.isUppercase ?? false)
  }

  /// The lines to print; none if nothing is missing.
  func lines(limit: Int = 30) -> [String] {
    guard !items.isEmpty else { return [] }
    let width = min(items.prefix(limit).map(\.name.count).max() ?? 0, 60)
    var lines = ["Not available in Understudy yet:"]
    for item in items.prefix(limit) {
      let padding = String(repeating: " ", count: max(0, width - item.name.count))
      let count = item.count == 1 ? "once" : "\(item.count) times"
      lines.append("  \(item.name)\(padding)  \(count), first at \(item.place)")
    }
    if items.count > limit { lines.append("  and \(items.count - limit) more") }
    lines.append("What is there and what is not: Documentation/Status.md")
    return lines
  }
}
