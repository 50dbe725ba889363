/// How Swift names become Objective-C names.
package enum ObjectiveCNaming {
  /// The selector of a method.
  package static func selector(_ name: String, labels: [String], isThrowing: Bool = false) -> String
  {
    let base = unquoted(name)
    guard let first = labels.first else { return isThrowing ? base + "AndReturnError:" : base }
    var text = base
    if first != "_" {
      let isLinked =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      if !isLinked { text += "With" }
      text += capitalized(first)
    }
    text += ":"
    for label in labels.dropFirst() { text += (label == "_" ? "" : unquoted(label)) + ":" }
    return isThrowing ? text + "error:" : text
  }

  /// The selector of a member of UIKit, whose names were Objective-C's first.
  static func importedSelector(_ name: String, labels: [String]) -> String {
    let full = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    if let known = imported[full] { return known }
    guard let first = labels.first, first == "animated" else {
      return selector(name, labels: labels)
    }
    return name + "Animated:" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// The name of the setter that belongs to a getter.
  static func setter(_ getter: String) -> String { "set" + capitalized(getter) + ":" }

  /// The key of a property of Apple's, which drops the `is` of Boolean getters.
  static func importedKey(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }

  /// An identifier without backticks.
  static func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }

  static func capitalized(_ name: String) -> String {
    let name = unquoted(name)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let imported: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
  ]

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(of name: String) -> String {
    let name = unquoted(name)
    guard let end = name.dropFirst().firstIndex(where: \.isUppercase) else {
      return name.lowercased()
    }
    return name[..<end].lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
