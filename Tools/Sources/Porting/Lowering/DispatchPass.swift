import SwiftSyntax

/// Gives each class with members of Objective-C's its one dispatch member.
final class DispatchPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.classes)
  }

  override func didEnter() {
    let node = enclosing[enclosing.count - 1].node
    if let node = node.as(ClassDeclSyntax.self) {
      lower(node)
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      lower(node)
    }
  }

  private func lower(_ node: ClassDeclSyntax) {
    guard let entry = entry(of: node), context.index.needsDispatch(entry),
      !entry.record.methods.contains(where: { $0.name == "dispatchObjectiveC" })
    else { return }
    context.needsUIKit = true
    let extensions = context.index.extensions(of: entry)
    let near = extensions.filter { $0.path == context.path }.map(\.record)
    let far = extensions.filter {
      $0.path != context.path && context.index.hasDispatchedMembers($0.record, in: context.module)
    }
    let isOverride = context.index.inheritsDispatch(entry)
    let parts = far.map { Self.partName($0.path, $0.record) }
    let access = Self.access(node.modifiers)
    let isolation = context.index.isResponder(entry) ? "" : "@MainActor "
    let fallback =
      parts.map { "self.\($0)(call)" } + [isOverride ? "super.dispatchObjectiveC(call)" : "false"]
    let text =
      " \(isolation)\(access)\(isOverride ? "override " : "")func "
      + "dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool { "
      + body([entry.record] + near, default: fallback.joined(separator: " || ")) + " };"
    context.edits.insert(text, after: node.memberBlock.leftBrace)
    guard !isOverride else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      context.edits.insert(", ObjectiveCDispatching", after: last)
    } else if let generics = node.genericParameterClause {
      context.edits.insert(": ObjectiveCDispatching", after: generics)
    } else {
      context.edits.insert(": ObjectiveCDispatching", after: node.name)
    }
  }

  /// An extension in another file than its class: private members are reached from here.
  private func lower(_ node: ExtensionDeclSyntax) {
    guard let entry = context.index.classEntry(named: qualifiedName, in: context.module),
      entry.module == context.module, entry.path != context.path
    else { return }
    let own = context.index.extensions(of: entry).filter { $0.path == context.path }
      .map(\.record).filter { context.index.hasDispatchedMembers($0, in: context.module) }
    guard let first = own.first else { return }
    // Several extensions in a file have several parts, told apart by what they declare.
    guard let record = own.first(where: { Self.isRecord($0, of: node) }) ?? Optional(first),
      Self.isRecord(record, of: node)
    else { return }
    context.needsUIKit = true
    let isolation = context.index.isResponder(entry) ? "" : "@MainActor "
    let text =
      " \(isolation)internal func \(Self.partName(context.path, record))"
      + "(_ call: ObjectiveCCall) -> Bool { " + body([record], default: "false") + " };"
    context.edits.insert(text, after: node.memberBlock.leftBrace)
  }

  private func entry(of node: ClassDeclSyntax) -> ProjectIndex.TypeEntry? {
    guard
      let entry = context.index.classEntry(
        named: qualifiedName,
        in: context.path,
        like: RecordBuilder.record(of: node, evaluator: evaluator)
      ), entry.module == context.module
    else { return nil }
    return entry
  }

  private static func isRecord(_ record: TypeRecord, of node: ExtensionDeclSyntax) -> Bool {
    let names = node.memberBlock.members.flatMap { item -> [String] in
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        return [ObjectiveCNaming.unquoted(function.name.text)]
      }
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        return SyntaxReading.properties(variable, exposedByType: false).map(\.name)
      }
      return []
    }
    let expected = record.methods.map(\.name) + record.properties.map(\.name)
    return Set(expected).isSubset(of: Set(names)) && !expected.isEmpty
      && SyntaxReading.inherited(node.inheritanceClause) == record.inherited
  }

  private static func partName(_ path: String, _ record: TypeRecord) -> String {
    var hash = Fingerprint()
    hash.add(path)
    hash.add(record)
    return "dispatchObjectiveC_" + String(hash.value, radix: 36)
  }

  // MARK: - The switch

  private func body(_ records: [TypeRecord], default fallback: String) -> String {
    var cases: [String] = []
    var seen: Set<String> = []
    let methods = records.flatMap(\.methods)
    cases += renamed(records, &seen)
    for (record, method) in records.flatMap({ record in record.methods.map { (record, $0) } })
    where context.index.isDispatched(method, in: record, module: context.module) {
      let names = context.index.dispatchNames(of: method, in: record, module: context.module)
        .filter { seen.insert($0).inserted }
      guard !names.isEmpty else { continue }
      let apple = context.index.appleMembers(of: method, in: record, module: context.module).first
      let isOverloaded = apple != nil || methods.count { $0.fullName == method.fullName } > 1
      // A property of the same name would be called instead; only a method has names of arguments.
      let isShadowed = !method.labels.isEmpty && context.index.declaresProperty(method.name)
      let labelled = isShadowed ? "(\(method.labels.map { $0 + ":" }.joined()))" : ""
      let arguments = method.labels.enumerated().map { position, label in
        (label == "_" || isShadowed ? "" : label + ": ") + "call[\(position)]"
          + (isOverloaded ? " as " + Self.type(of: method, position, apple) : "")
      }.joined(separator: ", ")
      cases.append(
        "case \(names.map { "\"\($0)\"" }.joined(separator: ", ")): return call.answer { "
          + "\(method.isThrowing ? "try " : "")self.\(Self.quoted(method.name))\(labelled)(\(arguments)) }"
      )
    }
    for (record, property) in records.flatMap({ record in record.properties.map { (record, $0) } })
    where context.index.isDispatched(property, in: record, module: context.module) {
      guard seen.insert(property.getter).inserted, seen.insert(property.setter).inserted else {
        continue
      }
      let name = Self.quoted(property.name)
      let set = property.isSettable ? ", { self.\(name) = $0 }" : ""
      cases.append(
        "case \"\(property.getter)\", \"\(property.setter)\": "
          + "return call.property({ self.\(name) }\(set))"
      )
    }
    guard !cases.isEmpty else { return "return \(fallback)" }
    return "switch call.name { \(cases.joined(separator: "; ")); default: return \(fallback) }"
  }

  /// The type that an argument is passed as.
  ///
  /// It is the method's, so that no default implementation of a protocol is called instead. A
  /// closure arrives as the protocol's type, which may say more.
  private static func type(
    of method: MethodRecord,
    _ position: Int,
    _ apple: AppleProtocolTable.Member?
  ) -> String {
    let own = method.types[position]
    let text = own.contains("->") ? apple?.types[position] ?? own : own
    return text.replacing(/@escaping\s+/, with: "").replacing(/!$/, with: "?")
  }

  /// What overrides a member that another module's extension adds: it has a name of its own.
  private func renamed(_ records: [TypeRecord], _ seen: inout Set<String>) -> [String] {
    var cases: [String] = []
    for record in records {
      let prefix = ForeignOverridePass.prefix(record.name)
      for method in record.methods
      where method.isOverride && context.index.isRenamed(method.fullName, in: record)
        && seen.insert(method.selector).inserted
      {
        let arguments = method.labels.enumerated().map { position, label in
          (label == "_" ? "" : label + ": ") + "call[\(position)]"
        }.joined(separator: ", ")
        cases.append(
          "case \"\(method.selector)\": return call.answer { "
            + "\(method.isThrowing ? "try " : "")self.\(prefix)\(method.name)(\(arguments)) }"
        )
      }
      for property in record.properties
      where property.isOverride && context.index.isRenamed(property.name, in: record)
        && seen.insert(property.getter).inserted
      {
        cases.append(
          "case \"\(property.getter)\": return call.property({ self.\(prefix)\(property.name) })"
        )
      }
    }
    return cases
  }

  private static func quoted(_ name: String) -> String {
    name == "init" || name == "self" || name == "default" ? "`\(name)`" : name
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    for name in ["open", "public", "package"] where SyntaxReading.has(modifiers, [name]) {
      return name + " "
    }
    return ""
  }
}
