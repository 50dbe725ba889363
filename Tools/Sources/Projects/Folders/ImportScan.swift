import Foundation

/// Finds the names of the modules that Swift files import, without parsing them.
package enum ImportScan {
  private static let modifiers: Set<Substring> = [
    "public", "internal", "package", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The modules that files import.
  package static func modules(ofFiles paths: [String]) -> Set<String> {
    var result: Set<String> = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      result.formUnion(modules(in: String(decoding: data, as: UTF8.self)))
    }
    return result
  }

  /// The modules that a text imports, and whether each is imported for its tests.
  package static func modules(in text: String, onlyTestable: Bool = false) -> Set<String> {
    guard text.utf8.count > 7 else { return [] }
    var result: Set<String> = []
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 59 }) {
      guard let first = line.first(where: { $0 != 32 && $0 != 9 }) else { continue }
      // `import`, `public import` and the like, or an attribute.
      guard
        first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p")
          || first == UInt8(ascii: "f")
      else { continue }
      var words = Substring(line).split(separator: " ")[...]
      var isTestable = false
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
        if word == "@testable" { isTestable = true }
        words.removeFirst()
      }
      guard words.first == "import", isTestable || !onlyTestable else { continue }
      words.removeFirst()
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      guard let name = words.first else { continue }
      let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !module.isEmpty { result.insert(String(module)) }
    }
    return result
  }
}
