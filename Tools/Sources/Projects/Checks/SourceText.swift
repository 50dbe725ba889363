import Foundation

/// Reads source files and refuses what no compiler would take.
package enum SourceText {
  /// The size of a file that is taken for a source, in bytes.
  package static let sizeLimit = 32 << 20

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its text.
  /// - Throws: ``ToolError`` for a file that cannot be read, is too large, or is not UTF-8.
  package static func read(_ path: String) throws -> String {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
    if let size, size.intValue > sizeLimit {
      throw ToolError(
        what: "the source file is too large: \(size.intValue >> 20) MB",
        place: path,
        advice: ["No source is that long; leave the file out with --exclude."]
      )
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ToolError(
        what: "cannot read the source file",
        place: path,
        advice: [reason(path), "Or leave it out with --exclude."]
      )
    }
    return try text(Array(data), path: path)
  }

  /// The text of a file's bytes.
  ///
  /// - Throws: ``ToolError`` with the line of the first byte that is not UTF-8, or is zero.
  package static func text(_ bytes: [UInt8], path: String) throws -> String {
    let zero = bytes.firstIndex(of: 0)
    guard zero == nil, let text = String(validating: bytes, as: UTF8.self) else {
      let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      let index = isWide ? 0 : zero ?? firstInvalid(bytes)
      let line = bytes[..<index].count { $0 == 10 } + 1
      throw ToolError(
        what: zero == nil || isWide
          ? "the source file is not UTF-8" : "the source file has a zero byte",
        place: "\(path):\(line)",
        advice: [
          isWide || zero == nil
            ? "Save it as UTF-8, as the compiler wants it."
            : "It seems not to be text; leave it out with --exclude."
        ]
      )
    }
    return text
  }

  /// The place of the first byte that is not part of a character.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): index += scalar.count
      case .emptyInput: return index
      case .error: return index
      }
    }
  }

  private static func reason(_ path: String) -> String {
    let files = FileManager.default
    if let target = try? files.destinationOfSymbolicLink(atPath: path),
      !files.fileExists(atPath: path)
    {
      return "It is a link to '\(target)', where nothing is."
    }
    return "Check who may read it."
  }
}
