import SwiftSyntax

/// Turns `#selector` into a selector that carries its call, and `#keyPath` into a string.
final class SelectorPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lower(node, name: node.macroName.text, arguments: node.arguments)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(node, name: node.macroName.text, arguments: node.arguments)
  }

  private func lower(
    _ node: some SyntaxProtocol,
    name: String,
    arguments: LabeledExprListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard let argument = arguments.first else { return .visitChildren }
    switch name {
    case "selector":
      if let text = selector(argument, of: node) {
        context.edits.replace(node, with: text)
        context.needsUIKit = true
      }
      return .skipChildren
    case "keyPath":
      context.edits.replace(node, with: keyPath(argument.expression))
      return .skipChildren
    default: return .visitChildren
    }
  }

  // MARK: - Key paths

  private func keyPath(_ expr: ExprSyntax) -> String {
    var parts: [String] = []
    var current = expr
    while let member = current.as(MemberAccessExprSyntax.self) {
      parts.insert(ObjectiveCNaming.unquoted(member.declName.baseName.text), at: 0)
      guard let base = member.base else { break }
      current = base
      if let chain = current.as(OptionalChainingExprSyntax.self) { current = chain.expression }
    }
    if let reference = current.as(DeclReferenceExprSyntax.self) {
      parts.insert(ObjectiveCNaming.unquoted(reference.baseName.text), at: 0)
    }
    var type: String?
    while let first = parts.first, parts.count > 1, first.first?.isUppercase == true {
      type = first == "Self" ? enclosingTypeName : first
      parts.removeFirst()
    }
    let owner = type ?? enclosingTypeName
    let isApple = owner.map { context.index.classEntry(named: $0, in: context.module) == nil }
    let keys = parts.enumerated().map { position, part in
      let found = context.index.properties(
        named: part,
        in: position == 0 ? owner : nil,
        module: context.module
      )
      if let given = found.first?.givenName { return given }
      return isApple == true ? ObjectiveCNaming.importedKey(part) : part
    }
    return "\"" + keys.joined(separator: ".") + "\""
  }

  // MARK: - Selectors

  private var enclosingTypeName: String? { enclosing.last?.name }

  private func selector(_ argument: LabeledExprSyntax, of node: some SyntaxProtocol) -> String? {
    let parts = SelectorParts(argument.expression)
    guard let reference = parts.reference else {
      context.report(
        .selector,
        "this selector expression is not understood",
        advice: "write #selector(Type.method(_:))",
        at: node
      )
      return nil
    }
    let name = ObjectiveCNaming.unquoted(reference.baseName.text)
    let target = target(for: parts.base)
    if let kind = argument.label?.text {
      return accessor(kind, name: name, written: reference.baseName.text, target: target)
    }
    let labels = reference.argumentNames?.arguments.map {
      ObjectiveCNaming.unquoted($0.name.text)
    }
    let found = method(name: name, labels: labels, types: parts.types, target: target)
    if found == nil, labels == nil, parts.types == nil { warn(name, node) }
    let resolved =
      labels ?? found?.labels ?? plainLabels(of: name, target: target) ?? parts.types.map {
        $0.map { _ in "_" }
      } ?? []
    let isImported = found == nil
    let objectiveC =
      appleSelector(name, labels: resolved, types: parts.types, found: found, target: target)
      ?? found?.selector
      ?? (isImported
        ? ObjectiveCNaming.importedSelector(name, labels: resolved)
        : ObjectiveCNaming.selector(name, labels: resolved))
    guard !target.isNameOnly, found?.isOptional != true, !Self.isPattern(node) else {
      return "Selector(\"\(objectiveC)\")"
    }
    // A property of the same name would be called instead; only a method has names of arguments.
    let isShadowed = !resolved.isEmpty && context.index.declaresProperty(name)
    let arguments = resolved.enumerated().map { position, label in
      (label == "_" || isShadowed ? "" : label + ": ") + "call[\(position)]"
        + (parts.types.map { position < $0.count ? " as \($0[position])" : "" } ?? "")
    }.joined(separator: ", ")
    let type = target.type + (found?.isStatic == true ? ".Type" : "")
    let effect = found?.isThrowing == true ? "try " : ""
    let labelled = isShadowed ? "(\(resolved.map { $0 + ":" }.joined()))" : ""
    let call = "\(effect)target.\(reference.baseName.text)\(labelled)(\(arguments))"
    return "Selector(\"\(objectiveC)\", { \(target.signature(type)) in \(call) }\(target.witness))"
  }

  /// The name of a member of one of UIKit's protocols.
  private func appleSelector(
    _ name: String,
    labels: [String],
    types: [String]?,
    found: MethodRecord?,
    target: SelectorTarget
  ) -> String? {
    let full = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    guard let candidates = AppleProtocolTable.members[full] else { return nil }
    let isOfProtocol = target.lookup.map { AppleProtocolTable.isKnown($0) } ?? false
    if let found, !isOfProtocol, let type = target.lookup {
      return context.index.appleSelector(of: found, inTypeNamed: type, module: context.module)
    }
    guard found == nil || isOfProtocol else { return nil }
    let owners = AppleProtocolTable.closure(of: target.lookup ?? "")
    let own = candidates.filter { owners.contains($0.owner) }
    let typed = types.map { types in
      candidates.filter { ProjectIndex.plain($0.types) == ProjectIndex.plain(types) }
    }
    return (typed?.first ?? own.first ?? candidates.first)?.selector
  }

  /// The labels of a method of UIKit's that has its name for itself.
  private func plainLabels(of name: String, target: SelectorTarget) -> [String]? {
    guard target.lookup.map({ AppleProtocolTable.isKnown($0) }) == true else { return nil }
    return AppleProtocolTable.plainNames[name]?.labels
  }

  /// Whether the selector is compared with in a `case`, which asks for the name only.
  private static func isPattern(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(ExpressionPatternSyntax.self) { return true }
      if parent.is(CodeBlockItemSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  private func warn(_ name: String, _ node: some SyntaxProtocol) {
    guard !Self.plainNames.contains(name) else { return }
    context.report(
      .selector,
      "#selector(\(name)) does not tell the arguments of a method that the project "
        + "does not declare",
      advice: "write #selector(\(name)(_:)) if it takes one",
      severity: .warning,
      at: node
    )
  }

  /// Members of UIKit without arguments that people name in selectors.
  private static let plainNames: Set<String> = [
    "resignFirstResponder", "becomeFirstResponder", "setNeedsLayout", "layoutIfNeeded",
    "reloadData", "removeFromSuperview", "setNeedsDisplay", "viewDidLoad",
    "layoutSubviews", "loadView", "reloadInputViews", "awakeFromNib", "invalidate", "start",
    "fire", "prepareForReuse", "updateConstraints", "setNeedsUpdateConstraints",
    "beginRefreshing", "endRefreshing", "cancel", "resume", "suspend", "isEqual",
  ]

  /// The method of the project that the expression means.
  private func method(
    name: String,
    labels: [String]?,
    types: [String]?,
    target: SelectorTarget
  ) -> MethodRecord? {
    let candidates = context.index.methods(
      named: name,
      in: target.lookup,
      module: context.module
    )
    let fitting = candidates.filter { candidate in
      if let labels, candidate.labels != labels { return false }
      if let types, candidate.types.count != types.count { return false }
      return true
    }
    if let types, let exact = fitting.first(where: { $0.types == types }) { return exact }
    return fitting.first { $0.isExposed } ?? fitting.first
  }

  private func accessor(
    _ kind: String,
    name: String,
    written: String,
    target: SelectorTarget
  ) -> String {
    let found = context.index.properties(
      named: name,
      in: target.lookup,
      module: context.module
    ).first
    let getter = found?.getter ?? name
    let parameters = target.signature(target.type)
    if kind == "setter" {
      let key = found == nil ? ObjectiveCNaming.importedKey(getter) : getter
      return "Selector(\"\(ObjectiveCNaming.setter(key))\", { \(parameters) in "
        + "target.\(written) = call[0] }\(target.witness))"
    }
    return "Selector(\"\(getter)\", { \(parameters) in target.\(written) }\(target.witness))"
  }

  /// Whose member the expression names.
  private func target(for base: ExprSyntax?) -> SelectorTarget {
    let own = enclosing.last?.name ?? "Self"
    let isProtocol = enclosing.last.map { context.index.protocolRecord(named: $0.name) != nil }
    let lexical = SelectorTarget(
      type: isProtocol == true ? "Self" : own,
      lookup: enclosing.isEmpty ? nil : qualifiedName
    )
    guard let base else { return lexical }
    let text = base.trimmedDescription
    switch text {
    case "self", "Self", "super", "type(of: self)", "self.classForCoder": return lexical
    default: break
    }
    let last = text.split(separator: ".").last ?? ""
    if last.first?.isUppercase == true, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      var target = SelectorTarget(type: text, lookup: text)
      target.isNameOnly = Self.nameOnlyTypes.contains(text)
      return target
    }
    // An instance: its type comes from the expression, which is not evaluated.
    return SelectorTarget(type: nil, lookup: nil, instance: text)
  }

  private static let nameOnlyTypes: Set<String> = ["UIResponderStandardEditActions"]
}

/// The object that a selector's call is made on.
struct SelectorTarget {
  private let typeText: String?
  let lookup: String?
  let instance: String?
  var isNameOnly = false

  init(type: String?, lookup: String?, instance: String? = nil) {
    typeText = type
    self.lookup = lookup
    self.instance = instance
  }

  var type: String { typeText ?? "" }

  /// The parameters of the closure that makes the call.
  func signature(_ type: String) -> String {
    instance == nil ? "(target: \(type), call: ObjectiveCCall)" : "target, call"
  }

  /// The last argument, from which the compiler learns the type of the target.
  var witness: String { instance.map { ", of: \($0)" } ?? "" }
}

/// A selector's expression taken apart.
struct SelectorParts {
  private(set) var base: ExprSyntax?
  private(set) var reference: DeclReferenceExprSyntax?
  /// The parameter types after `as`.
  private(set) var types: [String]?

  init(_ expr: ExprSyntax) {
    var expr = expr
    while let tuple = expr.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expr = inner
    }
    if let sequence = expr.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      readType(sequence.elements.last)
      self.read(first)
    } else if let cast = expr.as(AsExprSyntax.self) {
      readType(ExprSyntax(TypeExprSyntax(type: cast.type)))
      self.read(cast.expression)
    } else {
      read(expr)
    }
  }

  private mutating func read(_ expr: ExprSyntax) {
    var expr = expr
    while let tuple = expr.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expr = inner
    }
    if let member = expr.as(MemberAccessExprSyntax.self) {
      base = member.base
      reference = member.declName
    } else {
      reference = expr.as(DeclReferenceExprSyntax.self)
    }
  }

  private mutating func readType(_ expr: ExprSyntax?) {
    guard var type = expr?.as(TypeExprSyntax.self)?.type else { return }
    while true {
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.type
      {
        type = inner
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else {
        break
      }
    }
    guard var function = type.as(FunctionTypeSyntax.self) else { return }
    // The type of a method that is not applied: (C) -> (A) -> R.
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
    types = function.parameters.map { $0.type.trimmedDescription }
  }
}
