/// One event as `then` writes it.
struct EventPattern: Hashable, Sendable, CustomStringConvertible {
  /// `N.delegate`; empty for completions, console, exceptions and notifications.
  let owner: String
  let name: String
  /// The parts of the argument list; `nil` if it is written without parentheses.
  let arguments: [String]?
  /// The text as its author wrote it.
  let description: String

  /// The key under which such events are counted.
  var key: String {
    switch name {
    case "completion": "completion(\(arguments?.first ?? ""))"
    case "notification": "notification(\"\(arguments?.first ?? "")\")"
    default: owner.isEmpty ? name : "\(owner).\(name)"
    }
  }

  /// The watch group of the event.
  var group: String? {
    EventVocabulary.group(of: name, arguments: arguments?.joined(separator: ", "))
  }

  /// The name at the root of the owner, if there is one.
  var root: String? { owner.isEmpty ? nil : String(owner.prefix { $0 != "." }) }

  /// Reads an event and checks that there is one of this kind.
  init(_ text: String) throws(LanguageError) {
    description = text
    let text = text.trimmed
    let head = text.prefix { $0 != "(" }
    var inner: String?
    if head.count < text.count {
      guard text.hasSuffix(")") else {
        throw LanguageError("'\(text)': the argument list has no end")
      }
      inner = String(text.dropFirst(head.count + 1).dropLast())
    }
    if ["completion", "console", "exception", "notification"].contains(String(head)) {
      owner = ""
      name = String(head)
      arguments = try Self.quoted(name, inner ?? "", in: text)
      return
    }
    let path = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    try EventReference.check(path)
    owner = path.dropLast().joined(separator: ".")
    name = path[path.count - 1]
    arguments = inner.map(splitArguments)
    try checkShape(inner)
  }

  private static func quoted(
    _ name: String,
    _ inner: String,
    in text: String
  ) throws(LanguageError) -> [String] {
    if name == "completion" {
      guard let number = Int(inner.trimmed), number > 0 else {
        throw LanguageError("'\(text)': a completion has a number, counted from one")
      }
      return [String(number)]
    }
    let wanted = name == "exception" ? 2 : 1
    var values: [String] = []
    let source = "[\(inner)]"
    guard case .list(let list)? = try? StatementParser.value(source) else {
      throw LanguageError("'\(text)': \(wanted) text(s) in quotes are expected")
    }
    for case .string(let value) in list { values.append(value) }
    guard values.count == list.count, values.count == wanted else {
      throw LanguageError("'\(text)': \(wanted) text(s) in quotes are expected")
    }
    return values
  }

  private func checkShape(_ inner: String?) throws(LanguageError) {
    let shape = EventVocabulary.shape(of: name, arguments: inner)
    let isDelegate = owner.split(separator: ".").last == "delegate"
    guard (shape == .free) == isDelegate else {
      throw LanguageError(
        "'\(description)': delegate events, and only these, come from a delegate"
      )
    }
    let text = inner?.trimmed
    let isRight =
      switch shape {
      case .none?: text == nil
      case .flag?: ["true", "false", "_"].contains(text)
      case .parent?: label("toParent: ", in: text)
      case .window?: label("toWindow: ", in: text)
      case .size?: text == "_" || isSize(text)
      case .wildcard?: text == "_"
      case .free?: text != nil
      case nil: false
      }
    guard isRight else {
      throw LanguageError("wrong arguments in '\(description)'\(Self.example(shape, name))")
    }
  }

  private func label(_ label: String, in text: String?) -> Bool {
    guard let text else { return false }
    return text == "_" || (text.hasPrefix(label) && String(text.dropFirst(label.count)).isName)
  }

  private func isSize(_ text: String?) -> Bool {
    guard let text, text.hasPrefix("to: ") else { return false }
    let sides = text.dropFirst(4).split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { Double($0) != nil }
  }

  private static func example(_ shape: EventVocabulary.Shape?, _ name: String) -> String {
    switch shape {
    case .none?: "; it is written without parentheses"
    case .flag?: "; (true), (false) or (_) is expected"
    case .parent?: "; write \(name)(toParent: N)"
    case .window?: "; write \(name)(toWindow: window)"
    case .size?: "; write \(name)(to: 852x393) or \(name)(_)"
    case .wildcard?: "; write \(name)(_)"
    case .free?: "; write the arguments of the delegate's call"
    case nil: ""
    }
  }
}
