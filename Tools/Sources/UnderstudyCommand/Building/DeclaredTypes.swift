/// Finds the names of declared types in a source text, without parsing it.
///
/// It only serves to tell a mistake in the user's own type from a gap in UIKit.
enum DeclaredTypes {
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var wantsName = false
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      let word = String(word)
      if wantsName { names.insert(word) }
      wantsName = keywords.contains(word)
    }
    return names
  }
}
