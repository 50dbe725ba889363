import SwiftSyntax

/// Adapts `list.first?.member`, where the list holds objects of any class.
///
/// Objective-C finds a member of an `AnyObject` by its name; so does the runtime here.
final class DynamicMemberPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: .everything)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let element = chain.expression.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(element.declName.baseName.text),
      let list = element.base?.as(MemberAccessExprSyntax.self),
      isListOfObjects(list.declName.baseName.text), !isCallee(node)
    else { return .visitChildren }
    context.edits.insert("PortingObject(", before: chain)
    context.edits.insert(")", after: chain.expression)
    context.needsUIKit = true
    return .visitChildren
  }

  private func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  private func isListOfObjects(_ name: String) -> Bool {
    context.index.types(ofPropertiesNamed: name).contains { $0 == "[AnyObject]" }
  }
}
