import SwiftSyntax

/// Reads the record of a parsed file.
final class RecordBuilder: ActiveVisitor {
  private var record = FileRecord()
  private var open: [TypeRecord?] = []
  private var openProtocols: [ProtocolRecord] = []

  /// The record of a file.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - evaluator: What tells which branches are compiled.
  ///   - classes: Where classes begin; some may be local.
  /// - Returns: What other files need to know.
  static func record(
    of tree: SourceFileSyntax,
    evaluator: ConditionEvaluator,
    classes: [Int]
  ) -> FileRecord {
    let builder = RecordBuilder(evaluator: evaluator, filter: .around(classes))
    builder.walk(tree)
    return builder.record
  }

  /// The record of one class; its name lacks the outer types.
  static func record(of node: ClassDeclSyntax, evaluator: ConditionEvaluator) -> TypeRecord? {
    let builder = RecordBuilder(evaluator: evaluator, filter: .everything)
    builder.walk(node)
    return builder.record.types.last
  }

  override func didEnter() {
    let node = enclosing[enclosing.count - 1].node
    if let node = node.as(ClassDeclSyntax.self) {
      open.append(
        TypeRecord(
          name: qualifiedName,
          inherited: SyntaxReading.inherited(node.inheritanceClause),
          isExtension: false,
          isMainActor: SyntaxReading.has(node.attributes, ["MainActor"]),
          isGeneric: node.genericParameterClause != nil,
          exposesMembers: SyntaxReading.has(node.attributes, ["objcMembers"]),
          generics: Self.generics(node.genericParameterClause)
        )
      )
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      open.append(
        TypeRecord(
          name: qualifiedName,
          inherited: SyntaxReading.inherited(node.inheritanceClause),
          isExtension: true,
          isMainActor: SyntaxReading.has(node.attributes, ["MainActor"]),
          exposesMembers: SyntaxReading.has(node.attributes, ["objc"])
        )
      )
    } else if let node = node.as(ProtocolDeclSyntax.self) {
      openProtocols.append(
        ProtocolRecord(
          name: qualifiedName,
          isObjectiveC: SyntaxReading.has(node.attributes, ["objc"]),
          inherited: SyntaxReading.inherited(node.inheritanceClause),
          associatedTypes: Self.associatedTypes(node)
        )
      )
      open.append(nil)
    } else {
      open.append(nil)
    }
  }

  private static func generics(_ clause: GenericParameterClauseSyntax?) -> [String: String] {
    let parameters = (clause?.parameters).map(Array.init) ?? []
    let pairs = parameters.compactMap { parameter in
      parameter.inheritedType.map { (parameter.name.text, $0.trimmedDescription) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func associatedTypes(_ node: ProtocolDeclSyntax) -> [String: String] {
    let members = node.memberBlock.members.compactMap { item -> (String, String)? in
      guard let type = item.decl.as(AssociatedTypeDeclSyntax.self),
        let inherited = type.inheritanceClause?.inheritedTypes
      else { return nil }
      return (type.name.text, inherited.trimmedDescription)
    }
    return Dictionary(members) { first, _ in first }
  }

  override func willLeave() {
    if let finished = open.removeLast() { record.types.append(finished) }
    if enclosing[enclosing.count - 1].node.is(ProtocolDeclSyntax.self),
      let finished = openProtocols.popLast()
    {
      record.protocols.append(finished)
    }
  }

  /// Another name for protocols of UIKit's, as `typealias ListDelegate = UITableViewDelegate & P`.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil else { return .skipChildren }
    let name = SyntaxReading.typeName(node.initializer.value)
    if ["Delegate", "DataSource", "&"].contains(where: name.contains) {
      record.protocols.append(
        ProtocolRecord(name: node.name.text, isObjectiveC: false, inherited: [name])
      )
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if enclosing.last?.node.is(ProtocolDeclSyntax.self) == true {
      let isObjectiveC = openProtocols[openProtocols.count - 1].isObjectiveC
      openProtocols[openProtocols.count - 1].methods.append(
        SyntaxReading.method(node, exposedByType: isObjectiveC)
      )
    } else if let type = open.last, let type {
      var method = SyntaxReading.method(node, exposedByType: type.exposesMembers)
      if method.access.isEmpty { method.access = access }
      open[open.count - 1]?.methods.append(method)
    }
    return enterBody()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { open.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if enclosing.last?.node.is(ProtocolDeclSyntax.self) == true {
      openProtocols[openProtocols.count - 1].properties +=
        SyntaxReading.properties(node, exposedByType: true)
    } else if let type = open.last, let type {
      let properties = SyntaxReading.properties(node, exposedByType: type.exposesMembers)
      open[open.count - 1]?.properties += properties.map { property in
        var property = property
        if property.access.isEmpty { property.access = access }
        return property
      }
    }
    return enterBody()
  }
  override func visitPost(_ node: VariableDeclSyntax) { open.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: InitializerDeclSyntax) { open.removeLast() }

  /// What an extension's modifier says of members without one of their own.
  private var access: String {
    guard let node = enclosing.last?.node.as(ExtensionDeclSyntax.self) else { return "" }
    let access = SyntaxReading.access(node.modifiers)
    return access == "private " ? "fileprivate " : access
  }

  /// What a body declares is local, and no member of the type around it.
  private func enterBody() -> SyntaxVisitorContinueKind {
    open.append(nil)
    return .visitChildren
  }
}
