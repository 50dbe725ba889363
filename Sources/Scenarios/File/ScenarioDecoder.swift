import LineJSON

internal import Understudy

/// Turns one JSON object into a scenario, or says exactly what is wrong with it.
struct ScenarioDecoder {
  let file: String
  let json: JSONText
  let number: Int

  private static let required = ["id", "title", "given", "when", "then", "confidence"]
  private static let optional = ["watch", "facts", "evidence", "notes"]

  private var members: [String: JSONText] {
    Dictionary((json.object ?? []).map { ($0.key, $0.value) }) { first, _ in first }
  }

  private var name: String { members["id"]?.string ?? "number \(number)" }

  private func error(
    _ message: String,
    field: String? = nil,
    text: String? = nil,
    at place: JSONText? = nil
  ) -> ScenarioError {
    ScenarioError(
      file: file,
      line: (place ?? json).line,
      scenario: name,
      field: field,
      text: text,
      message: message
    )
  }

  /// Decodes and checks the scenario.
  func scenario() throws(ScenarioError) -> Scenario {
    guard json.object != nil else {
      throw error("a scenario is an object, not \(json.kind)")
    }
    try checkFields()
    var checker = StatementChecker()
    let given = try lines("given", &checker)
    let when = try lines("when", &checker)
    let watch = try watch(checker)
    let then = try patterns(checker, watch)
    let facts = try facts(checker)
    return Scenario(
      id: try id(),
      title: try string("title"),
      confidence: try confidence(),
      notes: members["notes"]?.string ?? "",
      file: file,
      line: json.line,
      given: given,
      when: when,
      watch: watch,
      then: then,
      facts: facts
    )
  }

  private func checkFields() throws(ScenarioError) {
    let known = Self.required + Self.optional
    for (key, value) in json.object ?? [] where !known.contains(key) {
      throw error("unknown field '\(key)'\(suggestion(for: key, in: known))", at: value)
    }
    for key in Self.required where members[key] == nil {
      throw error("the field '\(key)' is missing")
    }
  }

  private func string(_ key: String) throws(ScenarioError) -> String {
    guard let value = members[key] else { return "" }
    guard let text = value.string else {
      throw error("a string is expected, not \(value.kind)", field: key, at: value)
    }
    return text
  }

  private func list(_ key: String) throws(ScenarioError) -> [JSONText] {
    guard let value = members[key] else { return [] }
    guard let items = value.list else {
      throw error("a list is expected, not \(value.kind)", field: key, at: value)
    }
    return items
  }

  private func id() throws(ScenarioError) -> String {
    let id = try string("id")
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    let isKebab = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    guard isKebab else { throw error("the id is not in kebab case", field: "id", text: id) }
    return id
  }

  private func confidence() throws(ScenarioError) -> Confidence {
    let text = try string("confidence")
    guard let confidence = Confidence(rawValue: text) else {
      throw error("A, B, C or D is expected", field: "confidence", text: text)
    }
    return confidence
  }

  private func lines(
    _ key: String,
    _ checker: inout StatementChecker
  ) throws(ScenarioError) -> [Scenario.Line] {
    var lines: [Scenario.Line] = []
    for (index, item) in try list(key).enumerated() {
      let field = "\(key)[\(index)]"
      guard let text = item.string else {
        throw error("a statement is a string, not \(item.kind)", field: field, at: item)
      }
      do throws(LanguageError) {
        let statement = try StatementParser.statement(text)
        if case .call(["device", "use"], _) = statement.core, (key, index) != ("when", 0) {
          throw LanguageError("device.use must be the first statement of 'when'")
        }
        try checker.check(statement, countsCompletions: key == "when")
        lines.append(
          Scenario.Line(text: text, line: item.line, field: field, statement: statement)
        )
      } catch {
        throw self.error(error.description, field: field, text: text, at: item)
      }
    }
    return lines
  }

  private func watch(_ checker: StatementChecker) throws(ScenarioError) -> WatchFilter {
    var texts: [String] = []
    for (index, item) in try list("watch").enumerated() {
      guard let text = item.string else {
        throw error("a string is expected, not \(item.kind)", field: "watch[\(index)]", at: item)
      }
      texts.append(text)
    }
    do throws(LanguageError) {
      let filter = try WatchFilter(members["watch"] == nil ? ["appearance"] : texts)
      for owner in filter.owners ?? [] { try checker.checkDeclared(owner) }
      return filter
    } catch {
      throw self.error(error.description, field: "watch", at: members["watch"])
    }
  }

  private func patterns(
    _ checker: StatementChecker,
    _ watch: WatchFilter
  ) throws(ScenarioError) -> [Pattern] {
    var patterns: [Pattern] = []
    for (index, item) in try list("then").enumerated() {
      do throws(LanguageError) {
        let pattern = try Pattern(item)
        for event in pattern.events { try check(event, checker, watch) }
        patterns.append(pattern)
      } catch {
        throw self.error(
          error.description,
          field: "then[\(index)]",
          text: item.string,
          at: item
        )
      }
    }
    return patterns
  }

  private func check(
    _ event: EventPattern,
    _ checker: StatementChecker,
    _ watch: WatchFilter
  ) throws(LanguageError) {
    if let root = event.root { try checker.checkDeclared(root) }
    if event.name == "completion", let number = Int(event.arguments?.first ?? ""),
      number > checker.completions
    {
      throw LanguageError("only \(checker.completions) call(s) take a completion")
    }
    for argument in event.arguments ?? [] where event.root != nil {
      for label in ["toParent: ", "toWindow: "] where argument.hasPrefix(label) {
        let name = String(argument.dropFirst(label.count))
        if name != "nil", name != "_" { try checker.checkDeclared(name) }
      }
    }
    guard watch.contains(name: event.name, group: event.group, root: event.root) else {
      throw LanguageError("the event is expected but not watched")
    }
  }

  private func facts(_ checker: StatementChecker) throws(ScenarioError) -> [Scenario.Fact] {
    var facts: [Scenario.Fact] = []
    for (index, item) in try list("facts").enumerated() {
      let field = "facts[\(index)]"
      var texts: [String: String] = [:]
      for (key, value) in item.object ?? [] { texts[key] = value.string }
      guard let at = texts["at"], let that = texts["that"], let expected = texts["is"],
        item.object?.count == 3
      else {
        throw error("a fact has three strings: at, that, is", field: field, at: item)
      }
      do throws(LanguageError) {
        facts.append(try fact(at, that, expected, checker))
      } catch {
        throw self.error(error.description, field: field, at: item)
      }
    }
    return facts
  }

  private func fact(
    _ at: String,
    _ that: String,
    _ expected: String,
    _ checker: StatementChecker
  ) throws(LanguageError) -> Scenario.Fact {
    let path = that.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, path.allSatisfy(\.isName) else {
      throw LanguageError("'\(that)' is not a property path of a named object")
    }
    try checker.checkDeclared(path[0])
    let value = try ExpectedValue(expected)
    for name in value.names { try checker.checkDeclared(name) }
    let reference = at == "end" ? nil : try EventReference(at)
    if let reference, reference.path.count > 1 { try checker.checkDeclared(reference.path[0]) }
    return Scenario.Fact(
      at: reference,
      that: path,
      expected: value,
      description: "at \(at): \(that) is \(expected)"
    )
  }
}
