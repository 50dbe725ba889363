/// Finds the imports of a file without parsing it.
///
/// Comments and conditions are not understood, so it finds too many rather than too few:
/// whoever depends on one of them asks ``ActiveImports``.
public enum ImportSearch {
  /// The modules after `import` at the start of a line, attributes and access levels aside.
  public static func imports(in bytes: UnsafeBufferPointer<UInt8>) -> [ImportedModule] {
    var found: [ImportedModule] = []
    var line = 1
    var start = 0
    while start < bytes.count {
      var index = start
      while index < bytes.count, isBlank(bytes[index]) { index += 1 }
      if index < bytes.count, starts.contains(bytes[index]) {
        read(bytes, from: &index, line: line, into: &found)
      }
      while index < bytes.count, bytes[index] != newline { index += 1 }
      start = index + 1
      line += 1
    }
    return found
  }

  private static let newline = UInt8(ascii: "\n")
  /// The letters with which a line that imports can begin: attributes, levels, `import`.
  private static let starts = Set("@ipf".utf8)
  private static let levels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Reads the statements of a line; several may stand there, divided by semicolons.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from index: inout Int,
    line: Int,
    into found: inout [ImportedModule]
  ) {
    var isImport = false
    while let word = word(bytes, &index) {
      if word.hasPrefix("@") {
        skipArguments(bytes, &index)
      } else if word == "import" {
        isImport = true
      } else if isImport, !kinds.contains(word) {
        found.append(ImportedModule(name: word, line: line))
        while index < bytes.count, bytes[index] != newline, bytes[index] != UInt8(ascii: ";") {
          index += 1
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return }
        index += 1
        isImport = false
      } else if !isImport, !levels.contains(word) {
        return
      }
    }
  }

  private static func word(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: inout Int
  ) -> String? {
    while index < bytes.count, isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "`") {
      index += 1
    }
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "@") { index += 1 }
    while index < bytes.count, TriggerScan.isIdentifier(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func skipArguments(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: inout Int
  ) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
    while index < bytes.count, bytes[index] != newline, bytes[index] != UInt8(ascii: ")") {
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ")") { index += 1 }
  }
}
