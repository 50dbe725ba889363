import Projects

/// What a command accepts, as a value: the parser and the help page read it.
struct CommandSyntax: Sendable {
  /// One option of a command.
  struct Option: Sendable {
    /// The spelling, with its dashes.
    var name: String
    /// The placeholder of the value; `nil` for a switch.
    var value: String?
    /// Whether the values go on until the next option.
    var takesSeveral = false
    /// One or more lines for the help page.
    var help: String
  }

  /// The word on the command line.
  var name: String
  /// The usage line after the name.
  var usage: String
  /// One sentence.
  var summary: String
  /// Further paragraphs of the help page.
  var discussion: String
  /// The options, in the order of the help page.
  var options: [Option]

  /// The help page.
  var helpText: String {
    var text = "\(summary)\n\nUsage: understudy \(name) \(usage)\n\nOptions:\n"
    let all = options + [Option(name: "--help", help: "Show this page.")]
    let titles = all.map { option -> String in
      guard let value = option.value else { return option.name }
      return "\(option.name) \(value)\(option.takesSeveral ? "…" : "")"
    }
    let width = (titles.map(\.count).max() ?? 0) + 2
    for (title, option) in zip(titles, all) {
      let lines = option.help.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let head = index == 0 ? title : ""
        let padding = String(repeating: " ", count: width - head.count)
        text += "  \(head)\(padding)\(line)\n"
      }
    }
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    return text
  }
}

/// The words of a command line, sorted into options and operands.
struct ParsedArguments: Equatable {
  /// The switches that were given.
  var switches: Set<String> = []
  /// The values of each option; one group for each time it was given.
  var groups: [String: [[String]]] = [:]
  /// Everything else.
  var operands: [String] = []

  /// The last value of an option.
  func value(_ option: String) -> String? { groups[option]?.last?.last }

  /// All values of an option.
  func values(_ option: String) -> [String] { (groups[option] ?? []).flatMap(\.self) }

  /// Sorts the words that follow the command.
  ///
  /// - Throws: ``UsageError`` for an option that the command does not have.
  init(_ words: [String], syntax: CommandSyntax) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if name == "--help" || name == "-h" {
        switches.insert("--help")
        continue
      }
      guard let option = syntax.options.first(where: { $0.name == name }) else {
        let known = syntax.options.map(\.name) + ["--help"]
        throw UsageError.unknownOption(
          name,
          command: syntax.name,
          suggestion: Suggestion.nearest(to: name, among: known)
        )
      }
      let inline = parts.count > 1 ? String(parts[1]) : nil
      try take(option, inline: inline, from: &rest, command: syntax.name)
    }
  }

  private mutating func take(
    _ option: CommandSyntax.Option,
    inline: String?,
    from rest: inout ArraySlice<String>,
    command: String
  ) throws {
    guard let placeholder = option.value else {
      if inline != nil { throw UsageError.unexpectedValue(option: option.name, command: command) }
      switches.insert(option.name)
      return
    }
    var values = inline.map { [$0] } ?? []
    while values.isEmpty || (option.takesSeveral && inline == nil),
      let next = rest.first, !next.hasPrefix("-")
    {
      values.append(next)
      rest.removeFirst()
    }
    guard !values.isEmpty else {
      throw UsageError.missingValue(option: option.name, value: placeholder, command: command)
    }
    groups[option.name, default: []].append(values)
  }
}
