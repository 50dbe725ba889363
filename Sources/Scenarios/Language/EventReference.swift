/// An event as facts and `inside` name it: without arguments, `#2` for the second one.
struct EventReference: Hashable, Sendable, CustomStringConvertible {
  /// Owner and event, for example `["N", "delegate", "didShow"]`; one part for
  /// `completion(2)` and `notification("…")`.
  let path: [String]
  /// Which of several occurrences, counted from one.
  let occurrence: Int

  /// The key under which recorded events of this kind are counted.
  var key: String { path.joined(separator: ".") }

  var description: String { occurrence == 1 ? key : "\(key)#\(occurrence)" }

  init(path: [String], occurrence: Int) {
    self.path = path
    self.occurrence = occurrence
  }

  /// Reads `B.viewWillAppear`, `B.viewDidAppear#2`, `completion(2)`, `notification("…")`.
  init(_ text: String) throws(LanguageError) {
    var name = text.trimmed
    occurrence = try Self.takeOccurrence(from: &name)
    if name.hasPrefix("completion(") || name.hasPrefix("notification(") {
      let event = try EventPattern(name)
      path = [event.key]
      return
    }
    path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    try Self.check(path)
  }

  private static func takeOccurrence(from name: inout String) throws(LanguageError) -> Int {
    guard let mark = name.lastIndex(of: "#") else { return 1 }
    let digits = name[name.index(after: mark)...]
    guard let number = Int(digits), number > 0 else {
      throw LanguageError("'\(name)': a number above zero is expected after '#'")
    }
    name = String(name[..<mark])
    return number
  }

  /// Checks that the path ends in an event's name.
  static func check(_ path: [String]) throws(LanguageError) {
    guard path.allSatisfy(\.isName) else {
      throw LanguageError("'\(path.joined(separator: "."))' is not an event")
    }
    guard let name = path.last, path.count > 1, EventVocabulary.contains(name) else {
      let hint = suggestedEvent(for: path.last ?? "")
      throw LanguageError("'\(path.joined(separator: "."))' is not an event\(hint)")
    }
  }
}
