import Foundation
import Synchronization

/// Writes the text of a snapshot behind the call in a source file.
enum InlineRecorder {
  /// The lines that were added to each file in this run, with the places as they were compiled.
  private static let added = Mutex<[String: [(line: Int, count: Int)]]>([:])

  /// Writes; `false` if the call is not found or has a closure already.
  static func record(_ text: String, file: String, line: Int) -> Bool {
    added.withLock { added in
      guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
      let shift = (added[file] ?? []).filter { $0.line < line }.map(\.count).reduce(0, +)
      var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let index = line + shift - 1
      guard lines.indices.contains(index) else { return false }
      let indent = String(lines[index].prefix { $0 == " " || $0 == "\t" })
      let head = lines[..<index].joined(separator: "\n") + (index > 0 ? "\n" : "")
      let rest = lines[index...].joined(separator: "\n")
      guard let end = CallEnd.find(in: rest, name: "assertInlineSnapshot") else { return false }
      let insertion = " " + closure(text, indent: indent)
      let call = rest[..<end]
      lines = []
      guard !rest[end...].drop(while: \.isWhitespace).hasPrefix("{") else { return false }
      let new = head + call + insertion + rest[end...]
      guard (try? new.write(toFile: file, atomically: true, encoding: .utf8)) != nil else {
        return false
      }
      let count = insertion.count { $0 == "\n" }
      added[file, default: []].append((line, count))
      return true
    }
  }

  /// The closure with the text, as it stands behind a call.
  static func closure(_ text: String, indent: String) -> String {
    let hashes = text.contains("\"\"\"") || text.contains("\\") ? "#" : ""
    let inner = indent + "  "
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }.joined(separator: "\n")
    return "{\n\(inner)\(hashes)\"\"\"\n\(body)\n\(inner)\"\"\"\(hashes)\n\(indent)}"
  }
}

/// Finds where a call ends: behind its closing parenthesis.
enum CallEnd {
  static func find(in text: String, name: String) -> String.Index? {
    guard let start = text.range(of: name + "(") else { return nil }
    var index = start.upperBound
    var depth = 1
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("//") {
        index = rest.firstIndex(of: "\n") ?? text.endIndex
        continue
      }
      if rest.hasPrefix("\"\"\"") {
        guard let end = rest.dropFirst(3).range(of: "\"\"\"") else { return nil }
        index = end.upperBound
        continue
      }
      if text[index] == "\"" {
        guard let end = endOfString(rest.dropFirst()) else { return nil }
        index = end
        continue
      }
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      index = text.index(after: index)
      if depth == 0 { return index }
    }
    return nil
  }

  private static func endOfString(_ text: Substring) -> String.Index? {
    var isEscaped = false
    for index in text.indices {
      if !isEscaped, text[index] == "\"" { return text.index(after: index) }
      isEscaped = !isEscaped && text[index] == "\\"
    }
    return nil
  }
}
