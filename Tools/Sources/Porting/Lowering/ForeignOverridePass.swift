import SwiftSyntax

/// Lets classes override what an extension adds to one of UIKit's classes.
///
/// The extension's member asks for the classes that override it before its own body
/// runs, which gets a name of its own on the same line:
///
/// ```
/// @objc func setUp() { if let object = self as? A { return object.inA_setUp() };
///   self.inExtension_setUp() }; func inExtension_setUp() {
/// ```
final class ForeignOverridePass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.classes)
  }

  private static let original = "inExtension_"

  /// What stands before the name of a member that overrides.
  static func prefix(_ type: String) -> String {
    "in\(type.split(separator: ".").last ?? "")_"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard enclosing.last != nil else { return .visitChildren }
    let method = SyntaxReading.method(node, exposedByType: isExposing)
    let member = ForeignOverrides.member(method, in: context.module)
    if method.isOverride, isForeign(member, in: qualifiedName) {
      override(node.modifiers, Syntax(node), member, method.name)
      context.edits.insert(Self.prefix(qualifiedName), before: node.name)
    } else if overridesInAppleExtension(node.modifiers) {
      setAside(node.modifiers, before: node.name, method.fullName)
    } else if isBase(member, isExposed: method.isExposed), let body = node.body {
      split(node, body, member)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard enclosing.last != nil, node.bindings.count == 1, let binding = node.bindings.first,
      let property = SyntaxReading.properties(node, exposedByType: isExposing).first
    else { return .visitChildren }
    let member = ForeignOverrides.member(property, in: context.module)
    if property.isOverride, isForeign(member, in: qualifiedName) {
      override(node.modifiers, Syntax(node), member, property.name)
      context.edits.insert(Self.prefix(qualifiedName), before: binding.pattern)
    } else if overridesInAppleExtension(node.modifiers) {
      setAside(node.modifiers, before: binding.pattern, property.name)
    } else if isBase(member, isExposed: property.isExposed), let block = binding.accessorBlock {
      split(property, block, member)
    }
    return .visitChildren
  }

  private func isForeign(_ member: ForeignOverrides.Member, in type: String) -> Bool {
    context.index.foreign.overrides(member, in: type)
      || context.index.foreign.overridesElsewhere(member, in: type)
  }

  private var isExposing: Bool {
    guard let node = enclosing.last?.node.as(ExtensionDeclSyntax.self) else { return false }
    return SyntaxReading.has(node.attributes, ["objc"])
  }

  private func isBase(_ member: ForeignOverrides.Member, isExposed: Bool) -> Bool {
    isExposed && enclosing.last?.node.is(ExtensionDeclSyntax.self) == true
      && context.index.classEntry(named: qualifiedName, in: context.module) == nil
      && (context.index.foreign.isOverridden(member)
        || context.index.foreign.isOverriddenElsewhere(member))
  }

  // MARK: - What overrides in an extension of Apple's class

  /// Whether a member of an extension overrides what the extended class of Apple's inherits.
  ///
  /// Objective-C replaces the method for every instance; Swift has no such thing.
  private func overridesInAppleExtension(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard let node = enclosing.last?.node, node.is(ExtensionDeclSyntax.self),
      SyntaxReading.has(modifiers, ["override"])
    else { return false }
    return context.index.classEntry(named: qualifiedName, in: context.module) == nil
  }

  /// Gives the member a name of its own, under which it compiles and nobody calls it.
  private func setAside(
    _ modifiers: DeclModifierListSyntax,
    before name: some SyntaxProtocol,
    _ member: String
  ) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      context.edits.blank(modifier)
    }
    context.edits.insert(Self.prefix(qualifiedName), before: name)
    context.report(
      .uncalledOverride,
      "the override of '\(member)' in an extension of \(qualifiedName) is not called here",
      advice: "put it into a subclass",
      severity: .warning,
      at: name
    )
  }

  // MARK: - What overrides

  private func override(
    _ modifiers: DeclModifierListSyntax,
    _ body: Syntax,
    _ member: ForeignOverrides.Member,
    _ name: String
  ) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      context.edits.blank(modifier)
    }
    let calls = SuperCalls(context, name: name, renamed: above(member) + name)
    calls.walk(body)
  }

  /// The prefix of what `super` means: the next class above that overrides, or the extension.
  private func above(_ member: ForeignOverrides.Member) -> String {
    guard let entry = context.index.classEntry(named: qualifiedName, in: context.module) else {
      return Self.original
    }
    let next = context.index.chain(of: entry).dropFirst().first {
      isForeign(member, in: $0.record.name)
    }
    return next.map { Self.prefix($0.record.name) } ?? Self.original
  }

  // MARK: - What is overridden

  private func split(
    _ node: FunctionDeclSyntax,
    _ body: CodeBlockSyntax,
    _ member: ForeignOverrides.Member
  ) {
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.map { parameter in
      let inner = parameter.secondName ?? parameter.firstName
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + inner.text
    }.joined(separator: ", ")
    let list = parameters.map { parameter in
      let inner = parameter.secondName.map { " " + $0.text } ?? ""
      return "\(parameter.firstName.text)\(inner): \(parameter.type.trimmedDescription)"
    }.joined(separator: ", ")
    let method = SyntaxReading.method(node, exposedByType: false)
    let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
    let calls = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let result = method.result.map { " -> " + $0 } ?? ""
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
    let message = elsewhere(member, method.selector, names, calls)
    let asking =
      message
      + context.index.foreign.overrides(of: member).map { other in
        " if let object = self as? \(other.type) "
          + "{ return \(calls)object.\(Self.prefix(other.type))\(method.name)(\(arguments)) };"
      }.joined()
    let ending = " return \(calls)self.\(Self.original)\(method.name)(\(arguments)) };"
    let second = " func \(Self.original)\(method.name)(\(list))\(effects)\(result) {"
    context.edits.insert(asking + ending + second, after: body.leftBrace)
  }

  /// The question to classes of other modules, by message.
  private func elsewhere(
    _ member: ForeignOverrides.Member,
    _ name: String,
    _ arguments: String,
    _ calls: String
  ) -> String {
    guard context.index.foreign.isOverriddenElsewhere(member) else { return "" }
    context.needsUIKit = true
    return " if PortingOverride.exists(in: self, \"\(name)\") "
      + "{ return \(calls)PortingOverride.call(in: self, \"\(name)\", [\(arguments)]) }; "
  }

  private func split(
    _ property: PropertyRecord,
    _ block: AccessorBlockSyntax,
    _ member: ForeignOverrides.Member
  ) {
    guard let type = property.type else { return }
    let name = property.name
    let others = context.index.foreign.overrides(of: member)
    let message = elsewhere(member, property.getter, "", "")
    let reading =
      message
      + others.map { other in
        "if let object = self as? \(other.type) { return object.\(Self.prefix(other.type))\(name) }; "
      }.joined()
    var text = " get { \(reading)return self.\(Self.original)\(name) }"
    if property.isSettable {
      let writing = others.map { other in
        "if let object = self as? \(other.type) "
          + "{ object.\(Self.prefix(other.type))\(name) = newValue; return }; "
      }.joined()
      text += " set { \(writing)self.\(Self.original)\(name) = newValue }"
    }
    text += " }; var \(Self.original)\(name): \(type) {"
    context.edits.insert(text, after: block.leftBrace)
  }
}

/// Finds `super.name` in a member that does not override any more.
private final class SuperCalls: SyntaxVisitor {
  private let context: LoweringContext
  private let name: String
  private let renamed: String

  init(_ context: LoweringContext, name: String, renamed: String) {
    self.context = context
    self.name = name
    self.renamed = renamed
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, base.is(SuperExprSyntax.self),
      node.declName.baseName.text == name
    else { return .visitChildren }
    context.edits.replace(base, with: "self")
    context.edits.replace(node.declName.baseName, with: renamed)
    return .skipChildren
  }
}
