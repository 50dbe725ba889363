import SwiftSyntax

/// Small questions to syntax nodes that several passes ask.
enum SyntaxReading {
  /// The attributes that put a member into the Objective-C runtime.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// The attributes of a list, without those in `#if`.
  static func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.compactMap { element in
      if case .attribute(let attribute) = element { return attribute }
      return nil
    }
  }

  static func name(_ attribute: AttributeSyntax) -> String {
    attribute.attributeName.trimmedDescription
  }

  static func has(_ list: AttributeListSyntax, _ names: Set<String>) -> Bool {
    attributes(list).contains { names.contains(name($0)) }
  }

  static func has(_ modifiers: DeclModifierListSyntax, _ names: Set<String>) -> Bool {
    modifiers.contains { names.contains($0.name.text) }
  }

  /// The name in `@objc(name)`.
  static func givenName(_ list: AttributeListSyntax) -> String? {
    for attribute in attributes(list) where name(attribute) == "objc" {
      guard let arguments = attribute.arguments else { continue }
      let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// The name of a type without generic arguments and attributes.
  static func typeName(_ type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = type.as(MemberTypeSyntax.self) {
      return typeName(member.baseType) + "." + member.name.text
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return typeName(attributed.baseType) }
    return type.trimmedDescription
  }

  static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { typeName($0.type) } ?? []
  }

  static func method(_ node: FunctionDeclSyntax, exposedByType: Bool) -> MethodRecord {
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map { $0.type.trimmedDescription }
    let isOdd = parameters.contains { parameter in
      parameter.ellipsis != nil || parameter.type.trimmedDescription.hasPrefix("inout ")
        || parameter.type.trimmedDescription.hasPrefix("some ")
    }
    let effects = node.signature.effectSpecifiers
    let isPrivate = has(node.modifiers, ["private", "fileprivate"])
    let isHidden = has(node.attributes, ["nonobjc"])
    return MethodRecord(
      name: ObjectiveCNaming.unquoted(node.name.text),
      labels: parameters.map { ObjectiveCNaming.unquoted($0.firstName.text) },
      types: types,
      result: node.signature.returnClause?.type.trimmedDescription,
      isThrowing: effects?.throwsClause != nil,
      isAsync: effects?.asyncSpecifier != nil,
      isStatic: has(node.modifiers, ["static", "class"]),
      isUncallable: isOdd || node.genericParameterClause != nil
        || node.name.tokenKind.isOperator,
      isExposed: !isHidden
        && (has(node.attributes, exposing) || (exposedByType && !isPrivate)),
      isOptional: has(node.modifiers, ["optional"]),
      isOverride: has(node.modifiers, ["override"]),
      access: access(node.modifiers),
      givenName: givenName(node.attributes)
    )
  }

  static func access(_ modifiers: DeclModifierListSyntax) -> String {
    let names: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    let word = modifiers.first { names.contains($0.name.text) && $0.detail == nil }?.name.text
    return word.map { $0 + " " } ?? ""
  }

  static func properties(_ node: VariableDeclSyntax, exposedByType: Bool) -> [PropertyRecord] {
    let isPrivate = has(node.modifiers, ["private", "fileprivate"])
    let isExposed =
      !has(node.attributes, ["nonobjc"])
      && (has(node.attributes, exposing) || (exposedByType && !isPrivate))
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      return PropertyRecord(
        name: ObjectiveCNaming.unquoted(pattern.identifier.text),
        type: binding.typeAnnotation?.type.trimmedDescription,
        isSettable: !isLet && isSettable(binding.accessorBlock),
        isStatic: has(node.modifiers, ["static", "class"]),
        isExposed: isExposed,
        isOptional: has(node.modifiers, ["optional"]),
        isOverride: has(node.modifiers, ["override"]),
        access: access(node.modifiers),
        givenName: givenName(node.attributes)
      )
    }
  }

  private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
    guard let block else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = Set(accessors.map { $0.accessorSpecifier.text })
    return names.isDisjoint(with: ["get", "_read", "unsafeAddress"])
      || !names.isDisjoint(with: ["set", "_modify"])
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
