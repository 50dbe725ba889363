import SwiftSyntax

/// Writes out the colours, images and files that Xcode shows in the text of a program.
///
/// `#colorLiteral(red: 1, …)` makes what the platform's types for such literals are on iOS:
/// `UIColor`, `UIImage` and `URL`.
final class LiteralPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "colorLiteral": make(node, "UIColor", nil)
    case "imageLiteral": make(node, "UIImage", "imageLiteralResourceName")
    case "fileLiteral": make(node, "URL", "fileReferenceLiteralResourceName")
    default: return .visitChildren
    }
    return .visitChildren
  }

  private func make(_ node: MacroExpansionExprSyntax, _ type: String, _ label: String?) {
    guard node.leftParen != nil else { return }
    let width = 1 + node.macroName.text.utf8.count
    context.edits.blank(node.pound)
    context.edits.replace(
      node.macroName,
      with: String(repeating: " ", count: width - 1 - type.utf8.count) + type
    )
    if let label, let written = node.arguments.first?.label {
      context.edits.replace(written, with: label)
    }
    context.needsUIKit = true
  }
}
