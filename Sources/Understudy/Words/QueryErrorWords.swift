extension QueryError: CustomStringConvertible {
  /// What went wrong, what is there, and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let query, let nearest, let tree):
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
      return "Nothing on the screen matches \(query)\(hint)\n" + Self.onScreen(tree)
    case .ambiguous(let query, let matches):
      return """
        \(matches.count) elements match \(query), and one was meant. Name its kind or identifier, \
        say what it is inside of, or choose by at(_:):
        \(Self.list(matches))
        """
    case .offWindow(let view):
      return "\(view) is in no window, so nobody can touch it. Show its controller first."
    case .hidden(let view, let by):
      return view == by
        ? "\(view) is hidden (isHidden, or an alpha below 0.01), so nobody can touch it."
        : "\(view) cannot be touched: \(by), which it is in, is hidden."
    case .offScreen(let element):
      return "\(element) lies beside the screen, and no scroll view can bring it in."
    case .covered(let element, let by):
      return "\(element) cannot be touched: \(by) gets the touches at its place."
    case .disabled(let element):
      return "\(element) is disabled, so a touch does nothing."
    case .noKeyboard:
      return """
        Nothing takes text: there is no first responder with a keyboard. Tap a text field first, or \
        name it: type(_:into:).
        """
    case .noAction(let name, let element, let actions):
      let known = actions.isEmpty ? "It has none." : "It has: \(actions.joined(separator: ", "))."
      return "\(element) has no action '\(name)'\(Self.end(name, actions)) \(known)"
    case .nothingToScroll(let what):
      return "\(what) is in no scroll view, so there is nothing to scroll."
    case .noMenuRow(let title, let rows):
      guard !rows.isEmpty else { return "No menu is open, so '\(title)' cannot be chosen." }
      return """
        The open menu has no row '\(title)'\(Self.end(title, rows)) It has: \
        \(rows.joined(separator: ", ")).
        """
    }
  }

  /// The end of a sentence about a word: the one that was probably meant, or a full stop.
  private static func end(_ word: String, _ words: [String]) -> String {
    let tail = suggestion(for: word, in: words)
    return tail.isEmpty ? "." : tail
  }

  private static func onScreen(_ tree: [String]) -> String {
    tree.isEmpty ? "The screen is empty." : "On the screen:\n\(list(tree))"
  }

  private static func list(_ lines: [String]) -> String {
    let most = 60
    let shown = lines.prefix(most).map { "  \($0)" }
    let rest = lines.count > most ? ["  … and \(lines.count - most) more"] : []
    return (shown + rest).joined(separator: "\n")
  }
}
