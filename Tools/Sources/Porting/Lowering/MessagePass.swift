import SwiftSyntax

/// Lets messages of `NSObject` go to objects of any class, as in `item.target?.perform(action)`.
///
/// On iOS every `AnyObject` has the methods of all Objective-C's classes. Here the receiver is
/// taken for the `NSObject` that it must be there, too.
final class MessagePass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base {
      let labels = [callee.declName.baseName.text] + node.arguments.map { $0.label?.text ?? "_" }
      let isMessage = Self.messages.contains(labels.joined(separator: " "))
      if isMessage, isAnyCast(base) || (labels[0] == "perform" && isAnyObject(base)) {
        cast(base)
      }
    }
    return super.visit(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, isAnyCast(base),
      ["description", "hash", "debugDescription"].contains(node.declName.baseName.text)
    {
      cast(base)
    }
    return .visitChildren
  }

  private static let messages: Set<String> = [
    "perform _", "perform _ with", "perform _ with with", "responds to", "isEqual _", "isKind of",
    "value forKey", "value forKeyPath", "setValue _ forKey", "setValue _ forKeyPath",
  ]

  private func cast(_ base: ExprSyntax) {
    context.edits.insert("(", before: base)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      context.edits.insert(" as? NSObject)", after: chain.expression)
    } else {
      context.edits.insert(" as! NSObject)", after: base)
    }
    context.needsUIKit = true
  }

  /// Whether an expression is `(x as AnyObject)`.
  private func isAnyCast(_ base: ExprSyntax) -> Bool {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    else { return false }
    return sequence.elements.last?.trimmedDescription == "AnyObject"
      && sequence.elements.count == 3
      && Array(sequence.elements)[1].trimmedDescription == "as"
  }

  /// Whether a receiver is a target of UIKit's, or a property that the project declares as
  /// an object of any class.
  private func isAnyObject(_ base: ExprSyntax) -> Bool {
    var expression = base
    if let chain = base.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { expression = forced.expression }
    let member = expression.as(MemberAccessExprSyntax.self)
    let reference = member?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName.text else { return false }
    let types = context.index.types(ofPropertiesNamed: name)
    if types.isEmpty { return name == "target" && member != nil }
    return types.isSubset(of: ["AnyObject", "AnyObject?", "AnyObject!"])
  }
}
