internal import Understudy

/// Which recorded events take part in the comparison.
struct WatchFilter: Equatable, Sendable {
  private(set) var items: Set<String> = []
  /// The owners that stay; `nil` for all.
  private(set) var owners: Set<String>?

  /// Reads the items of `watch`.
  init(_ texts: [String]) throws(LanguageError) {
    for text in texts {
      let text = text.trimmed
      if text.hasPrefix("only ") {
        let names = splitArguments(String(text.dropFirst(5)))
        guard names.allSatisfy(\.isName), !names.isEmpty else {
          throw LanguageError("'\(text)': names are expected after 'only'")
        }
        owners = (owners ?? []).union(names)
      } else if EventVocabulary.groups.contains(text) || EventVocabulary.contains(text)
        || text == "notification"
      {
        items.insert(text)
      } else {
        let known = EventVocabulary.groups + EventVocabulary.names
        throw LanguageError("unknown item '\(text)'\(suggestion(for: text, in: known))")
      }
    }
    if items.isEmpty, owners != nil { items = ["appearance"] }
  }

  /// Whether an event of this name, group and owner is compared.
  func contains(name: String, group: String?, root: String?) -> Bool {
    guard items.contains(name) || group.map(items.contains) == true else { return false }
    guard let owners, let root else { return true }
    return owners.contains(root)
  }
}
