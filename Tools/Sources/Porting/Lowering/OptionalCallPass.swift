import SwiftSyntax

/// Adapts calls of optional protocol methods, `delegate?.f?(x, with: y)`.
final class OptionalCallPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(
      evaluator: context.evaluator,
      filter: context.index.optionalMethods.isEmpty && !context.asksDelegates
        ? context.hits : .everything
    )
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (member, mark) = Self.optionalMember(node.calledExpression) else {
      return .visitChildren
    }
    let name = ObjectiveCNaming.unquoted(member.declName.baseName.text)
    let labels = node.arguments.map { $0.label.map { ObjectiveCNaming.unquoted($0.text) } ?? "_" }
    let own = context.index.optionalMethods[name]?.first {
      $0.labels.starts(with: labels) || (member.declName.argumentNames != nil)
    }
    let hasLabels = labels.contains { $0 != "_" }
    if let own {
      rename(member.declName, to: own)
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        context.edits.blank(label)
        context.edits.blank(colon)
      }
      if context.index.overloadedOptionals.contains(ProtocolPass.propertyName(own)) {
        context.edits.blank(mark)
        if mark.text == "!" { context.edits.insert("!", after: node) }
      }
    } else if let base = member.base,
      let names = Self.appleNames(name, labels, of: node, isProperty: isProperty(name))
    {
      context.edits.insert(".implementing(\(names))\(mark.text)", after: base)
      context.edits.blank(mark)
      context.needsUIKit = true
    } else if hasLabels || (OptionalMethodTable.isKnown(name) && !isProperty(name)) {
      // A closure has no labels: this is an optional method of UIKit, which has a
      // default implementation here.
      context.edits.blank(mark)
      if mark.text == "?", Self.usesResult(node), !Self.isChained(member) {
        context.edits.insert("Optional(", before: node)
        context.edits.insert(")", after: node)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // A mention of a method with its labels that is not called: `d.f(_:with:)`.
    guard !Self.isCallee(node), Self.isCompared(node) else { return .visitChildren }
    mention(node)
    guard let names = node.declName.argumentNames else { return .visitChildren }
    let labels = names.arguments.map { ObjectiveCNaming.unquoted($0.name.text) }
    let name = ObjectiveCNaming.unquoted(node.declName.baseName.text)
    if let own = context.index.optionalMethods[name]?.first(where: { $0.labels == labels }) {
      rename(node.declName, to: own)
    }
    return .visitChildren
  }

  /// A question whether a method of UIKit's is implemented: `d.scrollViewDidScroll != nil`.
  private func mention(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, !base.trimmedDescription.contains(".implementing(") else { return }
    let name = ObjectiveCNaming.unquoted(node.declName.baseName.text)
    guard context.index.optionalMethods[name] == nil,
      context.index.optionalProperties[name] == nil
    else { return }
    let labels = node.declName.argumentNames?.arguments.map {
      ObjectiveCNaming.unquoted($0.name.text)
    }
    let plain = isProperty(name) ? [] : AppleProtocolTable.plainNames[name].map { [$0.selector] }
    let found =
      labels.map { AppleProtocolTable.optionalMethods(name, labels: $0) } ?? plain ?? []
    guard !found.isEmpty else { return }
    context.edits.insert(".implementing(\(Self.quoted(found)))?", after: base)
    context.needsUIKit = true
  }

  /// The optional methods of UIKit's that a call with a mark means, as arguments.
  private static func appleNames(
    _ name: String,
    _ labels: [String],
    of node: FunctionCallExprSyntax,
    isProperty: Bool
  ) -> String? {
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    // A property of function type is called without labels, too.
    guard closures > 0 || !isProperty || labels.contains(where: { $0 != "_" }) else { return nil }
    let found =
      closures == 0
      ? AppleProtocolTable.optionalMethods(name, labels: labels)
      : AppleProtocolTable.optionalMethods(name, labels: labels, more: closures)
    return found.isEmpty ? nil : quoted(found)
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private func rename(_ reference: DeclReferenceExprSyntax, to method: MethodRecord) {
    let name = ProtocolPass.propertyName(method)
    guard name != method.name || reference.argumentNames != nil else { return }
    context.edits.replace(reference, with: name)
  }

  private func isProperty(_ name: String) -> Bool {
    context.index.declaresProperty(name)
  }

  /// The member in `x.f?` or `x.f!`, and the mark.
  private static func optionalMember(
    _ callee: ExprSyntax
  ) -> (MemberAccessExprSyntax, TokenSyntax)? {
    if let chain = callee.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil
    {
      return (member, chain.questionMark)
    }
    if let forced = callee.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), member.base != nil
    {
      return (member, forced.exclamationMark)
    }
    return nil
  }

  /// Whether the base of a member access is optional itself: `a?.b`.
  private static func isChained(_ member: MemberAccessExprSyntax) -> Bool {
    var current = member.base
    while let base = current {
      if base.is(OptionalChainingExprSyntax.self) { return true }
      if let inner = base.as(MemberAccessExprSyntax.self) {
        current = inner.base
      } else if let call = base.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else {
        return false
      }
    }
    return false
  }

  private static func usesResult(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    return !parent.is(CodeBlockItemSyntax.self)
  }

  private static func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == ExprSyntax(current)?.id
      }
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      current = parent
    }
    return false
  }

  /// Whether the member stands in an optional binding or a comparison with `nil`.
  private static func isCompared(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    if let list = parent.as(ExprListSyntax.self) {
      return list.contains { $0.is(NilLiteralExprSyntax.self) }
    }
    return false
  }
}
