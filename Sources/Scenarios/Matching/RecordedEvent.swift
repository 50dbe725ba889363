/// One event of a run.
struct RecordedEvent: Equatable, Sendable, CustomStringConvertible {
  /// `N.delegate`; empty for completions, console, exceptions and notifications.
  let owner: String
  let name: String
  /// The parts of the argument list; `nil` if there is none.
  let arguments: [String]?
  /// The position in the whole recording.
  let number: Int
  /// The first number that was given after this call returned; `nil` while it runs.
  var end: Int?

  init(
    owner: String = "",
    name: String,
    arguments: [String]? = nil,
    number: Int = 0,
    end: Int? = nil
  ) {
    self.owner = owner
    self.name = name
    self.arguments = arguments
    self.number = number
    self.end = end
  }

  /// The watch group of the event.
  var group: String? {
    EventVocabulary.group(of: name, arguments: arguments?.joined(separator: ", "))
  }

  /// The name at the root of the owner, if there is one.
  var root: String? { owner.isEmpty ? nil : String(owner.prefix { $0 != "." }) }

  /// The key under which such events are counted.
  var key: String {
    switch name {
    case "completion", "notification": description
    default: owner.isEmpty ? name : "\(owner).\(name)"
    }
  }

  var description: String {
    var text = owner.isEmpty ? name : "\(owner).\(name)"
    if let arguments {
      let isQuoted = ["console", "exception", "notification"].contains(name)
      let parts = isQuoted ? arguments.map { "\"\($0)\"" } : arguments
      text += "(" + parts.joined(separator: ", ") + ")"
    }
    return text
  }

  /// Whether the event is one that the pattern describes.
  func matches(_ pattern: EventPattern) -> Bool {
    guard owner == pattern.owner, name == pattern.name else { return false }
    switch name {
    case "console":
      return zip(arguments ?? [], pattern.arguments ?? []).allSatisfy { $0.contains($1) }
    case "exception":
      let (own, wanted) = (arguments ?? [], pattern.arguments ?? [])
      guard own.count == 2, wanted.count == 2 else { return false }
      return own[0] == wanted[0] && (wanted[1].isEmpty || own[1].contains(wanted[1]))
    default: return matchesArguments(pattern.arguments)
    }
  }

  private func matchesArguments(_ wanted: [String]?) -> Bool {
    if wanted == ["_"] { return true }
    let (own, wanted) = (arguments ?? [], wanted ?? [])
    guard own.count == wanted.count else { return false }
    return zip(own, wanted).allSatisfy { $1 == "_" || $0 == $1 }
  }
}
