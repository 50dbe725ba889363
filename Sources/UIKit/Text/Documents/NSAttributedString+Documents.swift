public import Foundation

/// Reading and writing documents.
extension NSAttributedString {
  /// The format of a document.
  ///
  /// Status: complete · A
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the format.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option of reading a document.
  ///
  /// Status: complete · A
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes for text that has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The longest time to wait; not looked at.
    public static let timeout = DocumentReadingOptionKey(rawValue: "Timeout")
    /// What relative addresses begin with; not looked at.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Something that a document says of itself.
  ///
  /// Status: complete · A
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes for text that has none.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document.
  ///
  /// - Differs: of a page of the web, paragraphs, headings, lists, line breaks, bold, italic,
  ///   underlined and struck text, links and colours are read; style sheets, tables and pictures
  ///   are not. Rich text is not read at all.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - options: The format and the encoding; without a format, pages are known by their first
  ///     characters.
  ///   - dict: Is set to what the document says of itself.
  /// - Throws: An error of Cocoa's if the bytes are not of the encoding.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding]
    let raw = (number as? NSNumber)?.uintValue ?? number as? UInt
    let encoding = raw.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = Self.type(options[.documentType], of: text)
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding.rawValue),
    ]
    switch type {
    case .html: self.init(attributedString: HTMLReader(text).result)
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
    default: unimplemented("reading a document of the type \(type.rawValue)")
    }
  }

  private static func type(_ option: Any?, of text: String) -> DocumentType {
    if let type = option as? DocumentType { return type }
    if let name = option as? String { return DocumentType(rawValue: name) }
    let start = text.drop { $0.isWhitespace }.prefix(15).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .html }
    return start.hasPrefix("{\\rtf") ? .rtf : .plain
  }

  /// Writes a part of the text as a document.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - dict: The format; only plain text can be written.
  /// - Returns: The bytes.
  /// - Throws: An error of Cocoa's if the encoding lacks a character.
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { unimplemented("writing a document of the type \(type.rawValue)") }
    let number = dict[.characterEncoding]
    let raw = (number as? NSNumber)?.uintValue ?? number as? UInt
    let encoding = raw.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}
