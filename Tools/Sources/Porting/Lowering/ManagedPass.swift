import SwiftSyntax

/// Gives `@NSManaged` properties and methods bodies that ask Core Data.
///
/// On iOS the runtime makes the accessors when the class is used first. Here a property becomes a
/// computed one that names its key, and a method such as `addToItems(_:)` names its relationship.
final class ManagedPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard SyntaxReading.has(node.attributes, ["NSManaged"]) else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation
      else { continue }
      let key = ObjectiveCNaming.unquoted(name)
      context.edits.insert(
        " { get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") } }",
        after: type
      )
      context.needsCoreData = true
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard SyntaxReading.has(node.attributes, ["NSManaged"]), node.body == nil else {
      return .visitChildren
    }
    guard let body = Self.body(node) else {
      context.report(
        .attribute,
        "the @NSManaged method \(node.name.text) is not one of a relationship",
        advice: "Core Data makes addTo…, removeFrom…, insertInto… and replace… only",
        at: node
      )
      return .skipChildren
    }
    context.edits.insert(" { \(body) }", after: node.signature)
    context.needsCoreData = true
    return .skipChildren
  }

  /// What a method of a relationship does, by its name.
  private static func body(_ node: FunctionDeclSyntax) -> String? {
    let name = ObjectiveCNaming.unquoted(node.name.text)
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    func key(after prefix: String) -> String? {
      guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    switch labels {
    case ["_"]:
      if let key = key(after: "addTo") { return "addManagedValues(\(names[0]), \"\(key)\")" }
      return key(after: "removeFrom").map { "removeManagedValues(\(names[0]), \"\($0)\")" }
    case ["at"]:
      return key(after: "removeFrom").map { "removeManagedValues(\(names[0]), \"\($0)\")" }
    case ["_", "at"]:
      return key(after: "insertInto").map {
        "insertManagedValues(\(names[0]), at: \(names[1]), \"\($0)\")"
      }
    case ["at", "with"]:
      return key(after: "replace").map {
        "replaceManagedValues(\(names[1]), at: \(names[0]), \"\($0)\")"
      }
    default: return nil
    }
  }
}
