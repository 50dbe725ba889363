internal import Understudy

/// Checks what can be known about statements before anything runs.
///
/// Names are declared before use and not used after their release, constructors
/// and verbs exist, a driver has the method. Members of UIKit are looked up when the
/// statement runs, as only then the class of the object is known.
struct StatementChecker {
  private(set) var names: Set<String> = []
  private(set) var released: Set<String> = []
  /// The number of calls in `when` that take a completion.
  private(set) var completions = 0

  /// Checks the next statement of the play.
  mutating func check(_ statement: Statement, countsCompletions: Bool) throws(LanguageError) {
    switch statement {
    case .declare(let name, let type, let arguments):
      try checkConstructor(name, type, arguments)
      names.insert(name)
    case .assign(let path, let value):
      try checkRoot(path[0])
      try check(value)
    case .call(let path, let arguments):
      for argument in arguments { try check(argument.value) }
      try checkCall(path, arguments, countsCompletions)
    case .inside(let event, let inner):
      if event.path.count > 1 {
        try EventReference.check(event.path)
        try checkRoot(event.path[0])
      } else if !event.key.contains("(") {
        throw LanguageError("'\(event.key)' is not an event\(suggestedEvent(for: event.key))")
      }
      try check(inner, countsCompletions: countsCompletions)
    }
  }

  /// Checks that an object of this name exists.
  func checkRoot(_ name: String) throws(LanguageError) {
    if released.contains(name) { throw LanguageError("uses '\(name)' after its release") }
    try checkDeclared(name)
  }

  /// Checks that a name was declared, released or not.
  func checkDeclared(_ name: String) throws(LanguageError) {
    guard names.contains(name) || StatementVocabulary.builtIn.contains(name) else {
      let known = names.union(StatementVocabulary.builtIn)
      throw LanguageError("'\(name)' is not declared\(suggestion(for: name, in: known))")
    }
  }

  private func checkConstructor(
    _ name: String,
    _ type: String,
    _ arguments: [Argument]
  ) throws(LanguageError) {
    guard !StatementVocabulary.builtIn.contains(name) else {
      throw LanguageError("'\(name)' is a reserved name")
    }
    let known = StatementVocabulary.constructors
    guard let lists = known[type] else {
      throw LanguageError("no constructor '\(type)'\(suggestion(for: type, in: known.keys))")
    }
    guard lists.contains(arguments.signature) else {
      let forms = lists.map { "\(type)(\($0))" }.joined(separator: " or ")
      throw LanguageError("no constructor \(type)(\(arguments.signature)); there is \(forms)")
    }
    for argument in arguments { try check(argument.value) }
  }

  private mutating func checkCall(
    _ path: [String],
    _ arguments: [Argument],
    _ counts: Bool
  ) throws(LanguageError) {
    let method = path[path.count - 1]
    guard path.count > 1 else {
      guard let count = StatementVocabulary.verbs[method] else {
        let known = Array(StatementVocabulary.verbs.keys) + ["inside"]
        throw LanguageError("no verb '\(method)'\(suggestion(for: method, in: known))")
      }
      guard arguments.count == count else {
        throw LanguageError("'\(method)' takes \(count) argument(s), not \(arguments.count)")
      }
      if method == "release" { try release(arguments[0].value) }
      return
    }
    try checkRoot(path[0])
    if let known = StatementVocabulary.drivers[path[path.count - 2]], !known.contains(method) {
      let hint = suggestion(for: method, in: known)
      throw LanguageError("'\(path[path.count - 2])' has no '\(method)'\(hint)")
    }
    if counts, StatementVocabulary.completing.contains(method) { completions += 1 }
  }

  private mutating func release(_ value: Expression) throws(LanguageError) {
    guard case .path(let path) = value, path.count == 1, names.contains(path[0]) else {
      throw LanguageError("'release' takes the name of an object that the script made")
    }
    released.insert(path[0])
  }

  private func check(_ value: Expression) throws(LanguageError) {
    switch value {
    case .path(let path): try checkRoot(path[0])
    case .list(let values): for value in values { try check(value) }
    case .make(let type, let arguments):
      let known = StatementVocabulary.values
      guard let lists = known[type] else {
        throw LanguageError("no value '\(type)(…)'\(suggestion(for: type, in: known.keys))")
      }
      guard lists.contains(arguments.signature) else {
        throw LanguageError(
          "no value \(type)(\(arguments.signature)); there is \(type)(\(lists[0]))"
        )
      }
      for argument in arguments { try check(argument.value) }
    default: break
    }
  }
}
