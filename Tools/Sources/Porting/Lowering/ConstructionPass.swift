import SwiftSyntax

/// Adapts the making of objects whose class is a value: `Cell(frame: r)` with a generic `Cell`,
/// `Self()`, `type(of: x).init(nibName: n, bundle: b)`.
///
/// Objective-C finds an initializer by its name in any class; Swift wants it `required`. The
/// call becomes one of `PortingConstruction.make`, which knows UIKit's initializers. A class
/// whose initializer is the app's own is left to the compiler, which asks for `required` on iOS,
/// too.
final class ConstructionPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil, let open = node.leftParen,
      let labels = Self.known[node.arguments.map { $0.label?.text ?? "_" }]
    else { return .visitChildren }
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.argumentNames == nil
    {
      guard isClassValue(named: callee.baseName.text, at: Syntax(node)) else {
        return .visitChildren
      }
      context.edits.insert("PortingConstruction.make(", before: callee)
      context.edits.insert(node.arguments.isEmpty ? ".self" : ".self, ", after: callee)
      context.edits.blank(open)
      context.needsUIKit = true
    } else if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "init", let base = callee.base,
      let suffix = metatypeSuffix(base, isDistinct: labels)
    {
      context.edits.insert("PortingConstruction.make(", before: base)
      if !suffix.isEmpty { context.edits.insert(suffix, after: base) }
      context.edits.overwrite(callee.period, with: node.arguments.isEmpty ? " " : ",")
      context.edits.blank(callee.declName)
      context.edits.blank(open)
      context.needsUIKit = true
    }
    return .visitChildren
  }

  /// What makes a metatype of the base of `base.init(…)`; `nil` if the call stays.
  private func metatypeSuffix(_ base: ExprSyntax, isDistinct: Bool) -> String? {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      if base.is(SuperExprSyntax.self) || base.is(MemberAccessExprSyntax.self) { return nil }
      // `type(of: x).init(…)`, `(type as! C.Type).init(…)`: the labels must tell.
      return isDistinct ? "" : nil
    }
    switch name {
    case "super": return nil
    case "self": return isStatic(Syntax(base)) && isObjectSelf(Syntax(base)) ? "" : nil
    case let name where name.first?.isLowercase == true:
      guard let type = declaredType(of: name, at: Syntax(base)) else {
        return isDistinct ? "" : nil
      }
      guard type.hasSuffix(".Type") else { return nil }
      return isClass(String(type.dropLast(5)), at: Syntax(base)) ? "" : nil
    default: return isClassValue(named: name, at: Syntax(base)) ? ".self" : nil
    }
  }

  // MARK: - What a name means

  /// Whether a name stands for a class that is only known when the call runs.
  private func isClassValue(named name: String, at node: Syntax) -> Bool {
    if name == "Self" { return isObjectSelf(node) }
    guard let constraint = constraint(of: name, at: node) else { return false }
    return isClass(constraint, at: node)
  }

  /// Whether a written type is a class of UIKit's, or a generic name for one.
  private func isClass(_ type: String, at node: Syntax) -> Bool {
    type.split(whereSeparator: { "&,".contains($0) }).contains { part in
      let name = part.split(whereSeparator: { " ()".contains($0) })
        .filter { $0 != "any" && $0 != "some" }.joined()
      if name == "Self" { return isObjectSelf(node) }
      return context.index.isObjectiveCClass(name, in: context.module)
        || constraint(of: name, at: node).map { $0 != type && isClass($0, at: node.root) } ?? false
    }
  }

  /// Whether `Self` is a class of UIKit's.
  private func isObjectSelf(_ node: Syntax) -> Bool {
    guard let type = enclosing.last else { return false }
    if let extended = type.node.as(ExtensionDeclSyntax.self) {
      let own = Self.requirement("Self", in: extended.genericWhereClause)
      if let own, context.index.isObjectiveCClass(own, in: context.module) { return true }
    }
    if type.node.is(StructDeclSyntax.self) || type.node.is(EnumDeclSyntax.self) { return false }
    return context.index.isObjectiveCClass(type.name, in: context.module)
  }

  /// What a generic parameter or an associated type is bound to, joined by `&`; `nil` if the name
  /// is neither.
  private func constraint(of name: String, at node: Syntax) -> String? {
    var found: [String] = []
    var current = node.parent
    while let scope = current {
      current = scope.parent
      let generic = Self.generics(of: scope)
      let parameter = generic.parameters?.parameters.first { $0.name.text == name }
      if let type = parameter?.inheritedType { found.append(type.trimmedDescription) }
      if let type = Self.requirement(name, in: generic.requirements) { found.append(type) }
      if let item = scope.as(ProtocolDeclSyntax.self) {
        let members = item.memberBlock.members
          .compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
        let bound = members.first { $0.name.text == name }?.inheritanceClause?.inheritedTypes
        if let bound { found.append(bound.trimmedDescription) }
      }
      if let item = scope.as(ExtensionDeclSyntax.self) {
        let owner = SyntaxReading.typeName(item.extendedType)
        if let type = context.index.constraint(of: name, inType: owner) { found.append(type) }
      }
      if parameter != nil { break }
    }
    return found.isEmpty ? nil : found.joined(separator: "&")
  }

  private static func generics(
    of node: Syntax
  ) -> (parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?) {
    if let node = node.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(SubscriptDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(EnumDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    return (nil, node.as(ExtensionDeclSyntax.self)?.genericWhereClause)
  }

  /// The type in `where Name: Type`.
  private static func requirement(_ name: String, in clause: GenericWhereClauseSyntax?) -> String? {
    for item in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let requirement) = item.requirement else { continue }
      let left = requirement.leftType.trimmedDescription
      if left == name || left == "Self." + name { return requirement.rightType.trimmedDescription }
    }
    return nil
  }

  /// The written type of a parameter around a node, else of the project's properties of that name.
  private func declaredType(of name: String, at node: Syntax) -> String? {
    var current = node.parent
    while let scope = current {
      current = scope.parent
      let parameters =
        scope.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      let found = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
      if let found { return found.type.trimmedDescription }
    }
    let types = context.index.types(ofPropertiesNamed: name)
    return types.count == 1 && types.first != "" ? types.first : nil
  }

  /// Whether `self` is a class at a node.
  private func isStatic(_ node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      if let function = scope.as(FunctionDeclSyntax.self) {
        return SyntaxReading.has(function.modifiers, ["static", "class"])
      }
      if let property = scope.as(VariableDeclSyntax.self),
        property.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return SyntaxReading.has(property.modifiers, ["static", "class"])
      }
      if scope.is(InitializerDeclSyntax.self) || scope.is(MemberBlockSyntax.self) { return false }
      current = scope.parent
    }
    return false
  }

  /// The labels of UIKit's initializers, and whether they alone tell that the class is UIKit's.
  private static let known: [[String]: Bool] = [
    []: false, ["frame"]: true, ["image"]: false, ["frame", "style"]: true,
    ["frame", "collectionViewLayout"]: true, ["style", "reuseIdentifier"]: true,
    ["reuseIdentifier"]: true, ["target", "action"]: true, ["nibName", "bundle"]: true,
    ["rootViewController"]: true, ["navigationBarClass", "toolbarClass"]: true, ["style"]: false,
    ["collectionViewLayout"]: true, ["transitionStyle", "navigationOrientation"]: true,
    ["transitionStyle", "navigationOrientation", "options"]: true,
    ["presentedViewController", "presenting"]: true,
  ]
}
