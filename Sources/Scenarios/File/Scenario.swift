/// A little stage play for view controllers: cast, action and expected callbacks.
public struct Scenario: Sendable {
  /// The name of the scenario in kebab case.
  public let id: String
  /// What the scenario is about.
  public let title: String
  /// How well its expectation is known.
  public let confidence: Confidence
  /// Free text of its author.
  public let notes: String
  /// The file it stands in.
  public let file: String
  /// The line of the file on which it begins.
  public let line: Int

  let given: [Line]
  let when: [Line]
  let watch: WatchFilter
  let then: [Pattern]
  let facts: [Fact]

  /// The area: the name of the file without its ending.
  public var area: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  /// The device it asks for; `nil` for the usual phone.
  var device: String? {
    guard case .call(["device", "use"], let arguments)? = when.first?.statement,
      case .string(let name)? = arguments.first?.value
    else { return nil }
    return name
  }
}

extension Scenario {
  /// A statement with its place.
  struct Line: Sendable {
    let text: String
    let line: Int
    /// The place in the scenario, such as `when[3]`.
    let field: String
    let statement: Statement
  }

  /// Something that holds at a moment.
  struct Fact: Sendable {
    /// The moment; `nil` for the end.
    let at: EventReference?
    /// The property path of a named object.
    let that: [String]
    let expected: ExpectedValue
    /// `at`, `that` and `is` as written.
    let description: String
  }
}
