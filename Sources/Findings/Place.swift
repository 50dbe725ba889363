/// Where a finding was made: a spot in a file, an object in a run, or both.
public struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, relative to the folder of the run; `nil` for a finding in a run only.
  public var file: String?
  /// The line, counted from one.
  public var line: Int?
  /// The column, counted from one.
  public var column: Int?
  /// The object as transcripts name it, for example `Inbox#1`.
  public var subject: String?

  /// Creates a place.
  public init(
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    subject: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.subject = subject
  }

  /// The place as compilers print it, `file:line:column`, else the name of the object.
  public var description: String {
    guard let file else { return subject ?? "somewhere" }
    var text = file
    if let line { text += ":\(line)" }
    if line != nil, let column { text += ":\(column)" }
    return text
  }
}
