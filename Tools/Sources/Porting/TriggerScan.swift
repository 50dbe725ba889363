/// Finds out without parsing whether a file needs to be parsed.
struct TriggerScan {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The triggers in the text.
  ///
  /// - Parameters:
  ///   - optionalNames: The base names of the optional members in the project's protocols.
  ///   - isImportable: Whether a module can be imported as it stands.
  /// - Returns: Each trigger that occurs, once.
  func triggers(
    optionalNames: Set<String> = [],
    isImportable: (String) -> Bool = { _ in true }
  ) -> Set<Trigger> {
    var text = text
    return text.withUTF8 { bytes in
      var found: Set<Trigger> = []
      for trigger in Self.plain where Self.contains(bytes, trigger.rawValue) {
        found.insert(trigger)
      }
      if Self.contains(bytes, "XCTest"), Self.contains(bytes, "@MainActor") {
        found.insert(.mainActorTest)
      }
      if Self.networking.contains(where: { Self.contains(bytes, $0) }) {
        found.insert(.networking)
      }
      if !Self.contains(bytes, "import UIKit"), LeakedNames.occur(in: bytes) {
        found.insert(.leakedName)
      }
      if Self.contains(bytes, "extension "), Self.contains(bytes, "override ") {
        found.insert(.extensionOverride)
      }
      if Self.imports(in: bytes).contains(where: { !isImportable($0) }) {
        found.insert(.importing)
      }
      if !optionalNames.isEmpty, !optionalNames.isDisjoint(with: Self.declaredNames(in: bytes)) {
        found.insert(.optionalMember)
      }
      return found
    }
  }

  /// The types that stand in FoundationNetworking.
  static let networking = [
    "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential",
    "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
  ]

  /// Whether the text declares or asks for a member of one of these names.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var text = text
    return text.withUTF8 { !names.isDisjoint(with: Self.declaredNames(in: $0)) }
  }

  /// Whether the text may override a member of one of these names.
  func overrides(_ names: Set<String>) -> Bool {
    var text = text
    return text.withUTF8 { Self.contains($0, "override ") } && mentions(names)
  }

  private static let plain: [Trigger] = [
    .objc, .selector, .keyPath, .interfaceBuilder, .managed, .gameplay, .dynamic,
    .applicationMain, .main, .platform, .canImport, .environment, .runtime, .asyncAfter,
    .convention, .functionOfC, .observing,
    .classValue, .classDescription, .objectList, .optionalCall, .submodule,
    .responds, .preview,
    .forwarding,
    .keyedValue, .setKeyedValue,
  ]

  private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ word: String) -> Bool {
    first(word, in: bytes, from: 0) != nil
  }

  private static func first(
    _ word: String,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var word = word
    return word.withUTF8 { needle in
      guard bytes.count >= start + needle.count else { return nil }
      let head = needle[0]
      var index = start
      let last = bytes.count - needle.count
      while index <= last {
        if bytes[index] == head,
          (1..<needle.count).allSatisfy({ bytes[index + $0] == needle[$0] })
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// The modules after `import` at the start of a line, attributes aside.
  private static func imports(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    names(after: "import ", in: bytes) { name in !Self.importKinds.contains(name) }
  }

  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The names that stand after `func` or `var`, or before a question or exclamation mark.
  private static func declaredNames(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var found = names(after: "func ", in: bytes) { _ in true }
    found.formUnion(names(after: "var ", in: bytes) { _ in true })
    found.formUnion(names(after: ".", in: bytes) { _ in true })
    return found
  }

  private static func names(
    after word: String,
    in bytes: UnsafeBufferPointer<UInt8>,
    where isWanted: (String) -> Bool
  ) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while let start = first(word, in: bytes, from: index) {
      var end = start + word.utf8.count
      let from = end
      while end < bytes.count, isIdentifier(bytes[end]) { end += 1 }
      index = max(end, start + 1)
      guard end > from else { continue }
      let name = String(decoding: bytes[from..<end], as: UTF8.self)
      if isWanted(name) { found.insert(name) }
    }
    return found
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
