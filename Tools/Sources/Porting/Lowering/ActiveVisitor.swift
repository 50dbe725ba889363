import SwiftSyntax

/// A visitor that sees the compiled branches of `#if` only, and keeps the names of
/// the types around the present node.
class ActiveVisitor: PrunedVisitor {
  let evaluator: ConditionEvaluator
  /// The types around the present node, from the outside in.
  private(set) var enclosing: [EnclosingType] = []

  struct EnclosingType {
    var name: String
    var isProtocolExtension = false
    var node: Syntax
  }

  init(evaluator: ConditionEvaluator, filter: BodyFilter = .everything) {
    self.evaluator = evaluator
    super.init(filter: filter)
  }

  /// The name of the innermost type with its outer types.
  var qualifiedName: String {
    enclosing.map(\.name).joined(separator: ".")
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in evaluator.clauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, Syntax(node))
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, Syntax(node))
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, Syntax(node))
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, Syntax(node))
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, Syntax(node))
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(SyntaxReading.typeName(node.extendedType), Syntax(node))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(_ name: String, _ node: Syntax) -> SyntaxVisitorContinueKind {
    enclosing.append(EnclosingType(name: name, node: node))
    didEnter()
    return .visitChildren
  }

  private func leave() {
    willLeave()
    enclosing.removeLast()
  }

  /// Called when a type was entered.
  func didEnter() {}

  /// Called before a type is left.
  func willLeave() {}
}
