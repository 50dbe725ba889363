/// Reads the class headers of a file without parsing it.
///
/// A file without triggers is never parsed, but its classes may stand between a
/// class that needs a dispatch member and `UIResponder`.
struct HeaderScan {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The record of a file that is not parsed.
  static func record(of text: String, _ scan: SourceScan) -> FileRecord {
    guard !scan.headers.isEmpty else { return FileRecord() }
    var text = text
    return text.withUTF8 { HeaderScan(bytes: $0).record(scan.headers) }
  }

  private func record(_ headers: [SourceScan.Header]) -> FileRecord {
    var record = FileRecord()
    for header in headers where !isComment(header.offset) {
      var index = header.offset
      let name = identifier(&index)
      guard !name.isEmpty, !Self.modifiers.contains(name) else { continue }
      if header.isProtocol {
        record.protocols.append(
          ProtocolRecord(name: name, isObjectiveC: false, inherited: inheritance(after: index))
        )
      } else {
        var type = TypeRecord(name: name, inherited: inheritance(after: index), isExtension: false)
        type.isGeneric = index < bytes.count && bytes[index] == UInt8(ascii: "<")
        record.types.append(type)
      }
    }
    return record
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "override", "subscript", "final", "private", "fileprivate", "import",
  ]

  /// Whether two slashes stand before a place on its line.
  private func isComment(_ offset: Int) -> Bool {
    var index = offset - 1
    while index > 0, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "/") { return true }
      index -= 1
    }
    return false
  }

  private func identifier(_ index: inout Int) -> String {
    let start = index
    while index < bytes.count, SourceScan.isIdentifier(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The inherited types between the colon and the opening brace.
  private func inheritance(after start: Int) -> [String] {
    var names: [String] = []
    var index = start
    var depth = 0
    var isAfterColon = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "{") {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: isAfterColon = true
      case let byte where SourceScan.isIdentifier(byte) && depth == 0:
        var name = identifier(&index)
        while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
          index += 1
          name += "." + identifier(&index)
        }
        if name == "where" { return names }
        if isAfterColon { names.append(name) }
        continue
      default: break
      }
      index += 1
    }
    return names
  }
}
