import Projects

/// Suggests names that somebody probably meant.
enum NearNames {
  /// A question about a similar name, for the end of a message; empty if there is none.
  static func hint(_ name: String, among known: [String]) -> String {
    let plain = name.prefix { $0 != ":" }.lowercased()
    let sorted = Set(known).sorted()
    let same = sorted.first { $0 != name && $0.prefix { $0 != ":" }.lowercased() == plain }
    guard let near = same ?? Suggestion.nearest(to: name, among: sorted), near != name else {
      return ""
    }
    return "; did you mean '\(near)'?"
  }
}
