import Glibc

/// Finds the imports of a file without parsing it.
///
/// Comments and conditions are not understood, so it finds too many rather than too few:
/// whoever depends on one of them asks ``ActiveImports``.
public enum ImportSearch {
  /// The modules after `import` at the start of a line, attributes and access levels aside.
  public static func imports(in text: String) -> [ImportedModule] {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var found: [ImportedModule] = []
      var line = 1
      var counted = 0
      var offset = 0
      while let hit = next("import", in: bytes, from: offset) {
        var start = hit
        while start > offset, bytes[start - 1] != newline { start -= 1 }
        // C's functions run at the speed of memory in unoptimised builds, too.
        while let end = memchr(base + counted, 10, start - counted) {
          counted = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) - base + 1
          line += 1
        }
        var index = start
        while index < hit, isBlank(bytes[index]) { index += 1 }
        if starts.contains(bytes[index]) { read(bytes, from: &index, line: line, into: &found) }
        guard let end = memchr(base + hit, 10, bytes.count - hit) else { break }
        offset = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) - base + 1
      }
      return found
    }
  }

  /// The place of a word; its first letter is searched by C.
  private static func next(
    _ word: StaticString,
    in bytes: UnsafeBufferPointer<UInt8>,
    from offset: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let length = word.utf8CodeUnitCount
    // The second letter is rarer than the first.
    var place = offset + 1
    while place + length - 1 <= bytes.count,
      let hit = memchr(base + place, Int32(word.utf8Start[1]), bytes.count - place)
    {
      let start = UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) - base - 1
      if start + length <= bytes.count, memcmp(base + start, word.utf8Start, length) == 0 {
        return start
      }
      place = start + 2
    }
    return nil
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
    while index < bytes.count, SourceScan.isIdentifier(bytes[index]) { index += 1 }
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
