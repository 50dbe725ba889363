import SwiftSyntax

/// Lets members of extensions override, and be overridden, as Objective-C's can.
///
/// The member keeps its lines in the extension under another name; the class gets a
/// member of the right name on the line of its brace, which calls it.
final class ExtensionMemberPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.classes)
  }

  private static let prefix = "inExtension_"

  override func didEnter() {
    let node = enclosing[enclosing.count - 1].node
    guard let entry = context.index.classEntry(named: qualifiedName, in: context.module),
      entry.module == context.module, context.index.hasMovedMembers(entry)
    else { return }
    if let node = node.as(ClassDeclSyntax.self), entry.record.name == qualifiedName {
      context.edits.insert(members(of: entry), after: node.memberBlock.leftBrace)
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      node.memberBlock.members.forEach { rename($0.decl, of: entry) }
    }
  }

  // MARK: - In the extension

  private func rename(_ declaration: DeclSyntax, of entry: ProjectIndex.TypeEntry) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let method = SyntaxReading.method(function, exposedByType: false)
      guard context.index.isMoved(method, of: entry) else { return }
      dropOverride(function.modifiers)
      let name = ObjectiveCNaming.unquoted(function.name.text)
      context.edits.replace(function.name, with: Self.prefix + name)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      let properties = SyntaxReading.properties(variable, exposedByType: false)
      guard properties.contains(where: { context.index.isMoved($0, in: context.module) }) else {
        return
      }
      dropOverride(variable.modifiers)
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let name = ObjectiveCNaming.unquoted(pattern.identifier.text)
        context.edits.replace(pattern, with: Self.prefix + name)
      }
    } else if let config = declaration.as(IfConfigDeclSyntax.self),
      case .decls(let inner)? = evaluator.activeClause(of: config)?.elements
    {
      inner.forEach { rename($0.decl, of: entry) }
    }
  }

  private func dropOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      context.edits.blank(modifier)
    }
  }

  // MARK: - In the class

  private func members(of entry: ProjectIndex.TypeEntry) -> String {
    let records = context.index.extensions(of: entry).map(\.record)
    let methods = records.flatMap(\.methods).filter { context.index.isMoved($0, of: entry) }
    let properties = records.flatMap(\.properties).filter {
      context.index.isMoved($0, in: context.module)
    }
    return (methods.map(Self.member) + properties.map(Self.member)).map { " \($0);" }.joined()
  }

  private static func member(_ method: MethodRecord) -> String {
    let parameters = zip(method.labels, method.types).enumerated().map { position, parameter in
      "\(parameter.0) a\(position): \(parameter.1)"
    }
    let arguments = method.labels.enumerated().map { position, label in
      (label == "_" ? "" : label + ": ") + "a\(position)"
    }
    let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
    let calls = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let result = method.result.map { " -> " + $0 } ?? ""
    return "\(method.access)\(method.isOverride ? "override " : "")func \(method.name)"
      + "(\(parameters.joined(separator: ", ")))\(effects)\(result) "
      + "{ \(calls)self.\(prefix)\(method.name)(\(arguments.joined(separator: ", "))) }"
  }

  private static func member(_ property: PropertyRecord) -> String {
    let name = "self.\(prefix)\(property.name)"
    let set = property.isSettable ? " set { \(name) = newValue }" : ""
    return "\(property.access)\(property.isOverride ? "override " : "")var \(property.name): "
      + "\(property.type ?? "Any") { get { \(name) }\(set) }"
  }
}
