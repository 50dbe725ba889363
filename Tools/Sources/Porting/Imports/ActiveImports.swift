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
  /// - Returns: The imports in the order of the file.
  public static func imports(
    in input: SourceInput,
    modules: Set<String>,
    options: LoweringOptions
  ) -> [ImportedModule] {
    let tree = Parser.parse(source: input.text)
    let evaluator = ConditionEvaluator(options: options, modules: modules, module: input.module)
    let visitor = ImportVisitor(evaluator: evaluator)
    visitor.walk(tree)
    let locations = SourceLocationConverter(fileName: input.path, tree: tree)
    return visitor.found.map { name, position in
      ImportedModule(name: name, line: locations.location(for: position).line)
    }
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
