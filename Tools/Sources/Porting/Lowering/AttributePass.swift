import SwiftSyntax

/// Takes away the attributes and modifiers that need the Objective-C runtime.
final class AttributePass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = SyntaxReading.name(node)
    if Self.dropped.contains(name) {
      context.edits.blank(node)
    } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
      if context.options.dropsEntryPoint {
        context.edits.blank(node)
      } else {
        context.edits.overwrite(node, with: "@main")
      }
    } else if name == "main", context.options.dropsEntryPoint {
      context.edits.blank(node)
    } else if name == "convention", Self.speaksOfObjects(node) {
      context.edits.blank(node)
    }
    return .skipChildren
  }

  /// Whether a convention is that of blocks, or of C for functions that take objects, such as
  /// implementations of methods; Linux has no such functions in C.
  private static func speaksOfObjects(_ node: AttributeSyntax) -> Bool {
    let convention = node.arguments?.trimmedDescription
    if convention == "block" { return true }
    guard convention == "c", let type = node.parent?.parent?.as(AttributedTypeSyntax.self) else {
      return false
    }
    let text = type.baseType.trimmedDescription
    return text.contains(/\b(AnyObject|AnyClass|Selector|Any|NS[A-Z]\w*|UI[A-Z]\w*)\b/)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { context.edits.blank(node) }
    return .skipChildren
  }

  /// A member that people override, and that `NSObject` has from an extension here.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = SyntaxReading.method(node, exposedByType: false)
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let entry = context.index.classEntry(named: qualifiedName, in: context.module),
      ObjectMethodTable.isOverride(method.fullName, root: context.index.root(of: entry))
    else { return .visitChildren }
    let isInherited = context.index.chain(of: entry).dropFirst().contains { level in
      ([level.record] + context.index.extensions(of: level).map(\.record)).contains { record in
        record.methods.contains { $0.fullName == method.fullName }
      }
    }
    // Core Data's objects do have these as members of their class.
    let isManaged = context.index.chain(of: entry).contains {
      $0.record.inherited.contains("NSManagedObject")
    }
    if !isInherited, !isManaged { context.edits.blank(modifier) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
