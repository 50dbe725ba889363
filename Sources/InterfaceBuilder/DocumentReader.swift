import Foundation
import FoundationXML

/// Builds the elements of a document from the events of the XML parser.
final class DocumentReader: NSObject, XMLParserDelegate {
  /// Deeper than any document; real ones stay below 40.
  static let depthLimit = 200
  /// Larger than any document; real ones stay below 3 MB.
  static let sizeLimit = 64 * 1024 * 1024

  private var open: [InterfaceElement] = []
  private var texts: [String] = []
  private var root: InterfaceElement?
  private var failure: (reason: InterfaceError.Reason, line: Int)?

  /// Reads the elements of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: What errors call the file.
  /// - Returns: The root element.
  /// - Throws: `InterfaceError` for what is no XML, or asks for more than a document needs.
  static func read(_ data: Data, name: String) throws(InterfaceError) -> InterfaceElement {
    try refuse(data, name: name)
    let reader = DocumentReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    _ = parser.parse()
    if let failure = reader.failure {
      throw InterfaceError(failure.reason, in: name, line: failure.line)
    }
    guard parser.parserError == nil, reader.open.isEmpty, let root = reader.root else {
      throw InterfaceError(.syntax("it ends too early"), in: name, line: max(1, parser.lineNumber))
    }
    return root
  }

  /// Refuses what must not reach the parser: other encodings, entities, compiled forms.
  private static func refuse(_ data: Data, name: String) throws(InterfaceError) {
    guard !data.isEmpty else { throw InterfaceError(.empty, in: name) }
    guard data.count <= sizeLimit else {
      throw InterfaceError(.tooLarge(limit: sizeLimit), in: name)
    }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("NIBArchive".utf8)) {
      throw InterfaceError(.compiled, in: name)
    }
    guard isUTF8(data) else { throw InterfaceError(.encoding, in: name) }
    guard !declares(data) else { throw InterfaceError(.documentType, in: name) }
    // Another encoding that the declaration names could hide what was looked for.
    let start = String(decoding: data.prefix(200), as: UTF8.self)
    if start.contains("encoding="), let declared = start.range(of: "encoding=") {
      let value = start[declared.upperBound...].dropFirst().prefix(5).uppercased()
      guard value == "UTF-8" else { throw InterfaceError(.encoding, in: name) }
    }
  }

  /// Whether the bytes are UTF-8 without a zero, which no text of XML contains.
  private static func isUTF8(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, memchr(start, 0, bytes.count) == nil else {
        return false
      }
      return String(validating: bytes, as: UTF8.self) != nil
    }
  }

  /// Whether `<!DOCTYPE` or `<!ENTITY` stands anywhere, be it in a comment.
  private static func declares(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      // Exclamation marks are rarer than angle brackets.
      while let mark = rest.firstIndex(of: UInt8(ascii: "!")) {
        let after = bytes[(mark + 1)...]
        if mark > 0, bytes[mark - 1] == UInt8(ascii: "<"),
          after.starts(with: "DOCTYPE".utf8) || after.starts(with: "ENTITY".utf8)
        {
          return true
        }
        rest = after
      }
      return false
    }
  }

  // MARK: - XMLParserDelegate

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    guard failure == nil else { return }
    let element = InterfaceElement(
      name: elementName,
      attributes: attributeDict,
      line: parser.lineNumber
    )
    guard open.count < Self.depthLimit else {
      failure = (.tooDeep(limit: Self.depthLimit), parser.lineNumber)
      return parser.abortParsing()
    }
    if let parent = open.last {
      element.parent = parent
      parent.children.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
    texts.append("")
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard failure == nil, let element = open.popLast(), let text = texts.popLast() else { return }
    guard !text.isEmpty else { return }
    if element.children.isEmpty || text.utf8.contains(where: { $0 > 32 }) {
      element.text = text
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !texts.isEmpty else { return }
    texts[texts.count - 1] += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard failure == nil else { return }
    failure = (
      .syntax(XMLErrorWords.words(for: (parseError as NSError).code)), max(1, parser.lineNumber)
    )
  }
}
