import Foundation
import Porting
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What must hold for the lowering of any project.
struct LoweringProperties {
  /// What does not hold: one line for each finding.
  private(set) var failures: [String] = []
  /// How many files were looked at, and how many of them lowering touched.
  private(set) var files = 0
  private(set) var touched = 0
  private(set) var lines = 0

  /// Lowers a project twice and compares.
  mutating func check(_ inputs: [SourceInput]) {
    let options = LoweringOptions(writesSourceLocation: false)
    let once = PortingProject(inputs, options: options).lowered()
    let again = zip(inputs, once).map { input, file in
      SourceInput(module: input.module, path: input.path, text: file.text)
    }
    let twice = PortingProject(again, options: options).lowered()
    for (position, input) in inputs.enumerated() {
      files += 1
      if !once[position].triggers.isEmpty { touched += 1 }
      compare(input, once[position].text, twice[position].text)
    }
  }

  private mutating func compare(_ input: SourceInput, _ once: String, _ twice: String) {
    let before = Self.lines(input.text)
    let after = Self.lines(once)
    lines += before.count
    if before.count != after.count {
      failures.append("\(input.path): \(before.count) lines became \(after.count)")
    }
    if once != twice {
      let place = zip(after, Self.lines(twice)).enumerated().first { $1.0 != $1.1 }
      let text = place.map { "\($0.element.0)\n  then \($0.element.1)" } ?? ""
      failures.append("\(input.path):\((place?.offset ?? 0) + 1): not idempotent: \(text)")
    }
    for (number, pair) in zip(before, after).enumerated() where pair.0 != pair.1 {
      if Self.isKept(pair.0), !pair.1.contains("@MainActor ") {
        failures.append("\(input.path):\(number + 1): changed: \(pair.0)\n  to \(pair.1)")
      }
      guard !Self.mayChange(pair.0), !Self.isBlanked(pair), !Self.isImport(pair, number) else {
        continue
      }
      failures.append("\(input.path):\(number + 1): changed: \(pair.0)\n  to \(pair.1)")
    }
    if once != input.text, Parser.parse(source: once).hasError,
      !Parser.parse(source: input.text).hasError
    {
      failures.append("\(input.path): the lowered text does not parse: \(Self.errors(once))")
    }
  }

  /// What the parser says to a text, with the lines.
  private static func errors(_ text: String) -> String {
    let tree = Parser.parse(source: text)
    let places = SourceLocationConverter(fileName: "", tree: tree)
    let lines = lines(text)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      let line = places.location(for: diagnostic.position).line
      return "\(diagnostic.message): \(lines[line - 1])"
    }.joined(separator: "\n  ")
  }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether a line has one of the words in it that lowering acts on, or opens a declaration.
  private static func mayChange(_ line: String) -> Bool {
    words.contains { line.contains($0) }
  }

  /// Whether a generator says that nothing on the line concerns lowering.
  private static func isKept(_ line: String) -> Bool { line.hasSuffix("// kept") }

  /// Whether the line was taken away, and what stands behind it has kept its column.
  private static func isBlanked(_ pair: (String, String)) -> Bool {
    let rest = pair.1.drop { $0.isWhitespace }
    if rest.isEmpty, pair.1.utf8.count == pair.0.utf8.count { return true }
    // The end of an expression over several lines.
    return pair.0.hasSuffix(rest) && rest.utf8.allSatisfy { [41, 93, 13].contains($0) }
  }

  /// Whether the first line got an import before its text.
  private static func isImport(_ pair: (String, String), _ number: Int) -> Bool {
    number == 0 && pair.1.hasSuffix(pair.0)
      && pair.1.dropLast(pair.0.count).split(separator: ";").allSatisfy {
        $0.contains("import") || $0 == " "
      }
  }

  private static let words = [
    "@", "#", "import ", "class", "extension", "protocol", "func ", "var ", "let ", "optional",
    "override", "dynamic", "?(", "!(", ".now()", "rootViewController", "description()", "super.",
    "{", "}", "init", "AnyObject", "canImport", "os(", "?.", "!.", "target", "subscript",
    "Literal",
  ]
}
