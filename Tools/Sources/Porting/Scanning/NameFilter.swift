/// Finds out without parsing whether a file declares or asks for a member of certain names.
struct NameFilter {
  private let names: Set<String>
  /// Which pairs of bytes names begin with.
  private var starts: [Bool]

  init(_ names: Set<String>) {
    self.names = names
    starts = Array(repeating: false, count: names.isEmpty ? 0 : 65_536)
    for name in names {
      let bytes = Array(name.utf8.prefix(2))
      let second = bytes.count > 1 ? [bytes[1]] : (0...255).map(UInt8.init)
      for byte in second { starts[Int(bytes[0]) | Int(byte) << 8] = true }
    }
  }

  /// Whether a name stands behind a dot, `func` or `var`.
  func occurs(in text: String) -> Bool {
    guard !names.isEmpty else { return false }
    var text = text
    return text.withUTF8 { bytes in
      starts.withUnsafeBufferPointer { starts in
        var index = 1
        while index + 1 < bytes.count {
          if starts[Int(bytes[index]) | Int(bytes[index + 1]) << 8],
            Self.isDeclared(bytes, index), names.contains(Self.name(bytes, index))
          {
            return true
          }
          index += 1
        }
        return false
      }
    }
  }

  private static func isDeclared(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    if bytes[index - 1] == UInt8(ascii: ".") { return true }
    guard bytes[index - 1] == UInt8(ascii: " "), index >= 4 else { return false }
    return String(decoding: bytes[index - 4..<index], as: UTF8.self) == "var "
      || (index >= 5 && String(decoding: bytes[index - 5..<index], as: UTF8.self) == "func ")
  }

  private static func name(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> String {
    var end = start
    while end < bytes.count, SourceScan.isIdentifier(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
