import Foundation

/// A type that is made up for a mark which no declared type has.
///
/// Its identifier carries the mark and the parent, so that it can be read back.
struct DynamicType {
  /// How identifiers of dynamic types begin.
  static let prefix = "dyn.a"
  private static let separator: Character = ":"

  let tag: String
  let tagClass: UTTagClass
  let parent: String

  init(tag: String, tagClass: UTTagClass, parent: String) {
    self.tag = tag
    self.tagClass = tagClass
    self.parent = parent
  }

  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let digits = Array(identifier.dropFirst(Self.prefix.count))
    guard digits.count % 2 == 0 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    guard bytes.count * 2 == digits.count, let text = String(bytes: bytes, encoding: .utf8) else {
      return nil
    }
    let parts = text.split(separator: Self.separator, maxSplits: 2).map(String.init)
    guard parts.count == 3 else { return nil }
    self.init(tag: parts[2], tagClass: UTTagClass(rawValue: parts[0]), parent: parts[1])
  }

  var identifier: String {
    let text = [tagClass.rawValue, parent, tag].joined(separator: String(Self.separator))
    return Self.prefix
      + text.utf8.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }
}
