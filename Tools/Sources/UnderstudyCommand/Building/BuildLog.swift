import Foundation

/// Reads the output of `swift build` and keeps what matters.
struct BuildLog {
  /// Errors and warnings, each once, in the order of their appearance.
  private(set) var diagnostics: [Diagnostic] = []
  /// Errors that stand nowhere in a source file.
  private(set) var plainErrors: [String] = []
  /// The linker's complaints.
  private(set) var linkErrors: [String] = []

  private var seen: Set<Diagnostic> = []
  private let map: PathMap

  init(map: PathMap) {
    self.map = map
  }

  /// The errors among the diagnostics.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// Reads one line.
  mutating func read(_ line: String) {
    if let diagnostic = Self.diagnostic(line, map: map) {
      guard diagnostic.severity != .note, seen.insert(diagnostic).inserted else { return }
      diagnostics.append(diagnostic)
    } else if line.hasPrefix("error: ") {
      let text = String(line.dropFirst(7))
      // The driver repeats that a command failed; its errors were printed already.
      guard !text.contains("command failed"), !text.hasPrefix("fatalError") else { return }
      if !plainErrors.contains(text) { plainErrors.append(text) }
    } else if line.contains("undefined reference to") || line.contains("undefined symbol:") {
      if !linkErrors.contains(line) { linkErrors.append(line) }
    }
  }

  /// A line of the form `path:line:column: error: message`.
  static func diagnostic(_ line: String, map: PathMap) -> Diagnostic? {
    guard line.hasPrefix("/") || line.hasPrefix("<unknown>") else { return nil }
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let message = String(line[mark.upperBound...])
      var parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last) {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      guard let number = numbers.first else { continue }
      let path = map.user(parts.joined(separator: ":"))
      return Diagnostic(
        path: path,
        line: number,
        column: numbers.count > 1 ? numbers[1] : 1,
        severity: severity,
        message: message
      )
    }
    return nil
  }

  /// What the compiler is busy with, from a line such as `[3/9] Compiling App a.swift`.
  static func progress(_ line: String) -> String? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let rest = line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
    guard rest.hasPrefix("Compiling") || rest.hasPrefix("Linking") || rest.hasPrefix("Emitting")
    else { return nil }
    return "\(line[...end]) \(rest)"
  }
}
