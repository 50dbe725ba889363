/// One source file of the user's project.
public struct SourceInput: Hashable, Sendable {
  /// The module that the file belongs to.
  public var module: String
  /// The path by which the user knows the file.
  public var path: String
  /// The text.
  public var text: String

  /// Creates a description of a file.
  public init(module: String, path: String, text: String) {
    self.module = module
    self.path = path
    // A byte order mark is legal at the start of a file only, and lines go before it.
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    self.text = hasMark ? String(String.UnicodeScalarView(text.unicodeScalars.dropFirst())) : text
  }
}
