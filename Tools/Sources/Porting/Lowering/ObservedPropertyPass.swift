import SwiftSyntax

/// Lets `@objc dynamic` properties tell key-value observers of their changes.
///
/// On iOS the runtime puts itself between the property and its setter as soon as somebody observes.
/// Here the property says it itself, which costs one look at a flag while nobody does.
final class ObservedPropertyPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.tokenKind == .keyword(.var),
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }),
      !node.modifiers.contains(where: {
        [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
      }),
      let owner = enclosing.last?.node.as(ClassDeclSyntax.self),
      hasAttribute("objc", node.attributes) || hasAttribute("objcMembers", owner.attributes),
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .skipChildren }
    let key = objectiveCName(node.attributes) ?? name.replacing("`", with: "")
    let will = "PortingObserving.willChange(self, \"\(key)\")"
    let did = "PortingObserving.didChange(self, \"\(key)\")"
    if let accessors = binding.accessorBlock {
      guard case .accessors(let list) = accessors.accessors else { return .skipChildren }
      tell(in: list, will, did)
    } else {
      // After a closing brace the observers would be read as a second closure.
      guard binding.lastToken(viewMode: .sourceAccurate)?.tokenKind != .rightBrace else {
        return .skipChildren
      }
      context.edits.insert(" { willSet { \(will) } didSet { \(did) } }", after: binding)
    }
    context.needsUIKit = true
    return .skipChildren
  }

  private func tell(in list: AccessorDeclListSyntax, _ will: String, _ did: String) {
    func body(_ keyword: Keyword) -> CodeBlockSyntax? {
      list.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body
    }
    if let setter = body(.set) {
      context.edits.insert(" \(will); defer { \(did) };", after: setter.leftBrace)
      return
    }
    let (before, after) = (body(.willSet), body(.didSet))
    guard before != nil || after != nil, let first = list.first, let last = list.last else {
      return
    }
    if let before {
      context.edits.insert(" \(will);", after: before.leftBrace)
    } else {
      context.edits.insert("willSet { \(will) } ", before: first)
    }
    if let after {
      context.edits.insert(" defer { \(did) };", after: after.leftBrace)
    } else {
      context.edits.insert(" didSet { \(did) }", after: last)
    }
  }

  private func hasAttribute(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return SyntaxReading.name(attribute) == name
    }
  }

  /// The name in `@objc(name)`.
  private func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where SyntaxReading.name(attribute) == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}
