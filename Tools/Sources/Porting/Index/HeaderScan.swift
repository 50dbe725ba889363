/// Reads the class headers of a file without parsing it.
///
/// A file without triggers is never parsed, but its classes may stand between a
/// class that needs a dispatch member and `UIResponder`.
struct HeaderScan {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func record() -> FileRecord {
    var record = FileRecord()
    var index = 0
    var previous = ""
    while index < bytes.count {
      guard TriggerScan.isIdentifier(bytes[index]) else {
        if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "/")
        {
          skipLine(&index)
        } else {
          index += 1
        }
        continue
      }
      let word = identifier(&index)
      if previous == "class", !Self.modifiers.contains(word) {
        record.types.append(
          TypeRecord(name: word, inherited: inheritance(after: index), isExtension: false)
        )
      } else if previous == "protocol" {
        record.protocols.append(ProtocolRecord(name: word, isObjectiveC: false))
      }
      previous = word
    }
    return record
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "override", "subscript", "final", "private", "fileprivate",
  ]

  private func skipLine(_ index: inout Int) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private func identifier(_ index: inout Int) -> String {
    let start = index
    while index < bytes.count, TriggerScan.isIdentifier(bytes[index]) { index += 1 }
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
      case let byte where TriggerScan.isIdentifier(byte) && depth == 0:
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
