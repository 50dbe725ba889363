import SwiftSyntax

/// Adapts calls whose meaning hangs on the real clock or on the Objective-C runtime.
final class CallPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    switch (name, labels.first) {
    case ("description", nil):
      describe(node)
    case ("asyncAfter", "deadline"):
      if let deadline = node.arguments.first {
        let present = PresentMoment(context)
        present.walk(deadline.expression)
      }
    default: break
    }
    return super.visit(node)
  }

  /// `type(of: object).description()`, where the object may be an `AnyObject`.
  ///
  /// Objective-C's classes answer whatever the static type says.
  private func describe(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of",
      !context.index.declaresStaticMethod("description()"), let open = node.leftParen
    else { return }
    context.edits.insert("PortingConstruction.description(", before: base)
    context.edits.blank(callee.period)
    context.edits.blank(callee.declName)
    context.edits.blank(open)
    context.needsUIKit = true
  }
}

/// Finds `.now()` and `DispatchTime.now()` in a deadline.
///
/// The delay then counts on the virtual clock, exactly, however long the caller took.
private final class PresentMoment: SyntaxVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription
    guard text == ".now()" || text == "DispatchTime.now()" else { return .visitChildren }
    context.edits.replace(node, with: "VirtualTimers.now()")
    context.needsUIKit = true
    return .skipChildren
  }
}
