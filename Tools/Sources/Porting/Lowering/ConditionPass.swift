import SwiftSyntax

/// Decides platform conditions as iOS does, where the compiler would decide for Linux.
final class ConditionPass: PrunedVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(filter: context.hits)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let asLinux = ConditionEvaluator.holdsImportsOnly(node)
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      let atoms = ConditionAtoms(context, asLinux: asLinux)
      atoms.walk(condition)
    }
    return .visitChildren
  }
}

/// Replaces the atoms of one condition.
private final class ConditionAtoms: SyntaxVisitor {
  private let context: LoweringContext
  private let asLinux: Bool

  init(_ context: LoweringContext, asLinux: Bool) {
    self.context = context
    self.asLinux = asLinux
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if context.evaluator.isXcode, node.baseName.text == ConditionEvaluator.packageCondition {
      context.edits.overwrite(node, with: "false")
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = context.evaluator.replacement(for: node, asLinux: asLinux) {
      context.edits.overwrite(node, with: value ? "true" : "false")
    }
    return .skipChildren
  }
}
