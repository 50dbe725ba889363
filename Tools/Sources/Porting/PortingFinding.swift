/// Something in a source file that cannot be carried over to Linux as it stands.
///
/// Lines and columns count from one and are those of the user's own file.
public struct PortingFinding: Hashable, Codable, Sendable {
  /// How bad it is.
  public enum Severity: String, Codable, Sendable {
    /// The file will not compile or would behave differently.
    case error
    /// The file compiles; something of it is missing at run time.
    case warning
  }

  /// The kind of problem, such as `import` or `syntax`.
  public var rule: Rule
  /// How bad it is.
  public var severity: Severity
  /// The path of the user's file.
  public var path: String
  /// The line, from one.
  public var line: Int
  /// The column in bytes, from one.
  public var column: Int
  /// What was found.
  public var message: String
  /// What to do about it.
  public var advice: String

  /// Creates a finding.
  public init(
    rule: Rule,
    severity: Severity = .error,
    path: String,
    line: Int,
    column: Int,
    message: String,
    advice: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.advice = advice
  }
}

extension PortingFinding {
  /// The kinds of problems.
  public enum Rule: String, Codable, Sendable, CaseIterable {
    /// An override that nobody calls here.
    case uncalledOverride = "override"
    /// The parser rejects the file.
    case syntax
    /// The file imports a module that Linux does not have.
    case importUnavailable = "import"
    /// A declaration attribute that needs the Objective-C runtime.
    case attribute
    /// A selector that cannot be turned into a call.
    case selector
    /// A key path string that cannot be resolved.
    case keyPath = "key-path"
    /// An API of Apple's platforms that has no counterpart here.
    case api
  }
}
