/// Why a file is not a storyboard or xib that can be read.
public struct InterfaceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The file has no content.
    case empty
    /// The file is larger than any document; the limit in bytes.
    case tooLarge(limit: Int)
    /// The text is not UTF-8.
    case encoding
    /// The file is a property list or another compiled form.
    case compiled
    /// The file declares a document type or entities.
    case documentType
    /// The XML is broken, in the parser's words.
    case syntax(String)
    /// Elements are nested deeper than in any document; the limit.
    case tooDeep(limit: Int)
    /// The root element is not `document`.
    case notADocument(root: String)
    /// The document is in the format of Xcode 4 and older.
    case oldFormat
    /// The document is for another platform.
    case platform(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The name or path of the document.
  public let document: String
  /// The line, counted from 1; `nil` if the whole file is meant.
  public let line: Int?

  /// Describes an error.
  public init(_ reason: Reason, in document: String, line: Int? = nil) {
    self.reason = reason
    self.document = document
    self.line = line
  }

  /// Where, what, and what to do.
  public var description: String {
    let place = line.map { "\(document):\($0)" } ?? document
    return "\(place): \(words)"
  }

  /// What is wrong, and what to do, without the place.
  public var words: String {
    switch reason {
    case .empty:
      "the file is empty; restore it, or save it in Xcode again"
    case .tooLarge(let limit):
      "the file has more than \(limit) bytes; split the storyboard"
    case .encoding:
      "the text is not UTF-8; save it in Xcode again"
    case .compiled:
      "this is the compiled form; only the XML that Xcode edits can be read"
    case .documentType:
      "document types and entities are refused; interface documents have none"
    case .syntax(let words):
      "the XML is broken: \(words)"
    case .tooDeep(let limit):
      "elements are nested more than \(limit) deep"
    case .notADocument(let root):
      "the root element is <\(root)>, not <document>: this is not an interface document"
    case .oldFormat:
      "the document is in the format of Xcode 4; open it in Xcode and save it"
    case .platform(let name):
      "the document is for \(name), not for iOS"
    }
  }
}
