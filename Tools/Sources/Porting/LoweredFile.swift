/// What became of one source file.
public struct LoweredFile: Hashable, Codable, Sendable {
  /// The user's path.
  public var path: String
  /// The text for the compiler.
  public var text: String
  /// What cannot be carried over.
  public var findings: [PortingFinding]
  /// What in the file made it necessary to look closer; empty for a file that was not parsed.
  public var triggers: Set<Trigger>

  /// Whether a line of the text is the same line of the user's file, not counting the
  /// line of the `#sourceLocation` directive; always true.
  public var keepsLineNumbers: Bool { true }
}
