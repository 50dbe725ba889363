import SwiftParser
import SwiftSyntax

/// The imports of a file that are compiled, found by parsing it.
public enum ActiveImports {
  /// Reads the imports outside comments and in compiled branches of `#if` only.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - modules: The project's own modules.
  ///   - options: How the project is lowered.
  ///   - lastLine: The last line of interest; parsing stops behind it and the conditions
  ///     around it. `nil` reads the whole file.
  /// - Returns: The imports in the order of the file.
  public static func imports(
    in input: SourceInput,
    modules: Set<String>,
    options: LoweringOptions,
    upTo lastLine: Int? = nil
  ) -> [ImportedModule] {
    let tree = Parser.parse(source: lastLine.map { head(of: input.text, upTo: $0) } ?? input.text)
    let evaluator = ConditionEvaluator(options: options, modules: modules, module: input.module)
    let visitor = ImportVisitor(evaluator: evaluator)
    visitor.walk(tree)
    let locations = SourceLocationConverter(fileName: input.path, tree: tree)
    return visitor.found.map { name, position in
      ImportedModule(name: name, line: locations.location(for: position).line)
    }
  }

  /// The lines up to one of them, and on to the end of the conditions that it stands under.
  private static func head(of text: String, upTo lastLine: Int) -> String {
    var depth = 0
    var number = 0
    var end = text.utf8.startIndex
    for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      if number >= lastLine, depth == 0 { break }
      number += 1
      end = line.endIndex
      guard let first = line.first(where: { $0 != 32 && $0 != 9 }), first == UInt8(ascii: "#")
      else { continue }
      let words = Substring(line).drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") { depth += 1 }
      if words.hasPrefix("#endif") { depth -= 1 }
    }
    return String(text[..<end])
  }

  private final class ImportVisitor: ActiveVisitor {
    var found: [(String, AbsolutePosition)] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let first = node.path.first {
        let name = ObjectiveCNaming.unquoted(first.name.text)
        found.append((name, node.positionAfterSkippingLeadingTrivia))
      }
      return .skipChildren
    }

    // Imports stand at the top of a file.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
