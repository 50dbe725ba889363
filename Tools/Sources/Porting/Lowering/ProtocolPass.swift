import SwiftSyntax

/// Turns the optional members of Objective-C protocols into optional properties.
///
/// `@objc optional func f(_ x: Int) -> T` becomes a property `f` of the type
/// `((Int) -> T)?` in an extension of the protocol. It is `nil` for an object whose
/// class does not answer to the name, so calls `d.f?(1)`, `if let f = d.f` and
/// `d.f != nil` keep their meaning. Methods that differ by types only become methods that
/// return `nil` where they are not implemented.
final class ProtocolPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.classes)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = super.visit(node)
    guard SyntaxReading.has(node.attributes, ["objc"]) else { return result }
    context.needsUIKit = true
    if let last = node.inheritanceClause?.inheritedTypes.last {
      context.edits.insert(", ObjectiveCProtocol", after: last)
    } else {
      context.edits.insert(": ObjectiveCProtocol", after: node.name)
    }
    var members: [String] = []
    let access = Self.access(node.modifiers)
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let optional = methods.filter { SyntaxReading.has($0.modifiers, ["optional"]) }
    let records = optional.map { SyntaxReading.method($0, exposedByType: true) }
    let overloaded = ProjectIndex.overloaded(records)
    for (method, record) in zip(optional, records) {
      context.edits.blank(method)
      if overloaded.contains(Self.propertyName(record)) {
        members.append(Self.method(for: record, access: access))
        continue
      }
      let isAlone = records.count { $0.name == record.name } == 1
      members += Self.properties(for: record, isAlone: isAlone, access: access)
    }
    for item in node.memberBlock.members {
      guard let property = item.decl.as(VariableDeclSyntax.self),
        SyntaxReading.has(property.modifiers, ["optional"])
      else { continue }
      context.edits.blank(property)
      for record in SyntaxReading.properties(property, exposedByType: true) {
        members.append(
          "\(access)var \(record.name): (\(record.type ?? "Any"))? "
            + "{ objectiveCValue(\"\(record.getter)\") }"
        )
      }
    }
    guard !members.isEmpty else { return result }
    let text = "; extension \(qualifiedName) { \(members.joined(separator: "; ")) }"
    context.edits.insert(text, after: Self.outermost(of: Syntax(node)))
    return result
  }

  /// The names of the property that stands for a method.
  static func propertyName(_ record: MethodRecord) -> String {
    let labels = record.labels.filter { $0 != "_" }
    return ([record.name] + labels).joined(separator: "_")
  }

  private static func properties(
    for record: MethodRecord,
    isAlone: Bool,
    access: String
  ) -> [String] {
    let types = record.types.joined(separator: ", ")
    let type = "((\(types)) -> \(record.result ?? "Void"))?"
    let name = propertyName(record)
    let selector = record.selector
    let parameters = record.types.indices.map { "a\($0)" }.joined(separator: ", ")
    let start = record.types.isEmpty ? "" : "\(parameters) in "
    var list = [
      "\(access)var \(name): \(type) { guard implementsObjectiveC(\"\(selector)\") "
        + "else { return nil }; return { \(start)self.callObjectiveC(\"\(selector)\", "
        + "[\(parameters)]) } }"
    ]
    if isAlone, name != record.name {
      list.append("\(access)var \(record.name): \(type) { \(name) }")
    }
    return list
  }

  /// A method that answers `nil` where nobody implements it; types tell it from its namesakes,
  /// which properties could not.
  private static func method(for record: MethodRecord, access: String) -> String {
    let parameters = record.types.enumerated().map { "_ a\($0): \($1)" }.joined(separator: ", ")
    let arguments = record.types.indices.map { "a\($0)" }.joined(separator: ", ")
    let result = record.result ?? "Void"
    let optional = result.hasSuffix("?") ? result : "(\(result))?"
    return "@discardableResult \(access)func \(propertyName(record))(\(parameters)) -> \(optional) "
      + "{ guard implementsObjectiveC(\"\(record.selector)\") else { return nil }; "
      + "let a: \(result) = callObjectiveC(\"\(record.selector)\", [\(arguments)]); return a }"
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    for name in ["public", "package", "fileprivate", "private"]
    where SyntaxReading.has(modifiers, [name]) {
      return name == "private" ? "fileprivate " : name + " "
    }
    return ""
  }

  /// The declaration at the file's level around a node; extensions can only stand there.
  private static func outermost(of node: Syntax) -> Syntax {
    var result = node
    var current = node.parent
    while let parent = current {
      if parent.is(CodeBlockItemSyntax.self) {
        result = parent
        let list = parent.parent?.parent
        if list?.is(SourceFileSyntax.self) == true || list?.is(IfConfigClauseSyntax.self) == true {
          return result
        }
      }
      current = parent.parent
    }
    return result
  }
}
