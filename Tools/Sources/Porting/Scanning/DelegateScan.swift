/// Finds out without parsing whether a file asks a delegate if it has a method of UIKit's.
enum DelegateScan {
  /// Which pairs of bytes the names of methods begin with.
  private static let starts: [Bool] = {
    var starts = Array(repeating: false, count: 65_536)
    for name in AppleProtocolTable.methodNames {
      let bytes = Array(name.utf8.prefix(2))
      starts[Int(bytes[0]) | Int(bytes[1]) << 8] = true
    }
    return starts
  }()

  /// Whether a method is declared at a place, behind `func`, that may implement a member of a
  /// protocol of UIKit's.
  static func declares(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index + 1 < bytes.count, starts[Int(bytes[index]) | Int(bytes[index + 1]) << 8] else {
      return false
    }
    return AppleProtocolTable.methodNames.contains(name(bytes, index))
  }

  /// Whether a method is named behind a dot and not called, as in `d.scrollViewDidScroll != nil`
  /// and `d.tableView(_:didSelectRowAt:)`, or its call is forced.
  static func asks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    starts.withUnsafeBufferPointer { starts in
      var index = 1
      while index + 1 < bytes.count {
        if bytes[index - 1] == UInt8(ascii: "."),
          starts[Int(bytes[index]) | Int(bytes[index + 1]) << 8], isQuestion(bytes, index)
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Whether an extension, or another name, may bring a conformance to a protocol of UIKit's.
  static func mayConform(_ text: String) -> Bool {
    text.utf8.count < 20_000 && (text.contains("extension ") || text.contains("typealias "))
      && (text.contains("Delegate") || text.contains("DataSource"))
  }

  private static func isQuestion(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let name = name(bytes, start)
    guard AppleProtocolTable.methodNames.contains(name) else { return false }
    let rest = String(decoding: bytes[(start + name.utf8.count)...].prefix(3), as: UTF8.self)
    if rest == "(_:" || rest.hasPrefix("!(") { return true }
    return AppleProtocolTable.plainNames[name] != nil && rest.hasPrefix(" ")
  }

  private static func name(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> String {
    var end = start
    while end < bytes.count, SourceScan.isIdentifier(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
