import SwiftSyntax

/// Takes the previews out, `#Preview { … }`: they show views in Xcode, and the macro is Xcode's.
final class PreviewPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.macroName)
  }

  private func take(
    _ node: some SyntaxProtocol,
    _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    context.edits.blank(node)
    return .skipChildren
  }
}
