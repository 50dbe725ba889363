import Porting
import SwiftParser
import SwiftSyntax

/// Reads from one source file what documents may name, and what it names of them.
final class CodeScan: SyntaxVisitor {
  private var facts = CodeFacts()
  private let path: String
  private let modules: Set<String>
  private let converter: SourceLocationConverter
  /// The types around a declaration, outermost first; `nil` for those that are no classes.
  private var open: [Int?] = []
  private var methods: [String?] = []
  /// For each type, whether Objective-C sees all its members.
  private var exposesAll: [Bool] = []

  /// The facts of a file.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - path: Where it stands.
  ///   - modules: The modules that it belongs to.
  /// - Returns: The facts.
  static func facts(of text: String, path: String, modules: Set<String>) -> CodeFacts {
    let tree = Parser.parse(source: text)
    let scan = CodeScan(tree, path: path, modules: modules)
    scan.walk(tree)
    return scan.facts
  }

  private init(_ tree: SourceFileSyntax, path: String, modules: Set<String>) {
    self.path = path
    self.modules = modules
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func place(_ node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  // MARK: - Types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { facts.imports.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.name.text, node.inheritanceClause, node.attributes, isExtension: false)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = CodeReading.lastName(node.extendedType.trimmedDescription)
    return enter(
      node.extendedType,
      name,
      node.inheritanceClause,
      node.attributes,
      isExtension: true
    )
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  private func enter(
    _ nameNode: some SyntaxProtocol,
    _ name: String,
    _ clause: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    isExtension: Bool
  ) -> SyntaxVisitorContinueKind {
    let (line, column) = place(nameNode)
    let inherited = clause?.inheritedTypes.map {
      CodeReading.lastName($0.type.trimmedDescription)
    }
    exposesAll.append(CodeReading.has(attributes, isExtension ? ["objc"] : ["objcMembers"]))
    facts.types.append(
      CodeType(
        name: name,
        givenName: CodeReading.givenName(attributes),
        modules: modules,
        inherited: inherited ?? [],
        isExtension: isExtension,
        path: path,
        line: line,
        column: column
      )
    )
    open.append(facts.types.count - 1)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterOther() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterOther() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterOther() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

  private func enterOther() -> SyntaxVisitorContinueKind {
    open.append(nil)
    return .visitChildren
  }

  // MARK: - Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard methods.isEmpty, let type = open.last, let type else { return .visitChildren }
    let attributes = node.attributes
    let isExposed = CodeReading.isExposed(attributes)
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.filter { $0 != "`" }
      let written = binding.typeAnnotation?.type.trimmedDescription ?? ""
      if name == "nibName", let accessors = binding.accessorBlock {
        addNibName(accessors, of: type)
      }
      var kind = CodeMember.Kind.property
      if CodeReading.has(attributes, ["IBOutlet"]) {
        kind = written.hasPrefix("[") || written.hasPrefix("Array<") ? .collection : .outlet
      } else if CodeReading.has(attributes, ["IBInspectable"]) {
        kind = .inspectable
      }
      let (line, column) = place(pattern)
      facts.types[type].members.append(
        CodeMember(
          kind: kind,
          name: CodeReading.givenName(attributes) ?? name,
          swiftName: name,
          isExposed: isExposed || exposesAll[type],
          path: path,
          line: line,
          column: column
        )
      )
    }
    return .visitChildren
  }

  /// A controller that answers with a text for the name of its nib.
  private func addNibName(_ accessors: AccessorBlockSyntax, of type: Int) {
    guard let match = accessors.description.firstMatch(of: /"([^"\\]+)"/) else { return }
    let (line, column) = place(accessors)
    facts.literals.append(
      CodeLiteral(
        kind: .nib,
        value: String(match.1),
        type: facts.types[type].name,
        path: path,
        line: line,
        column: column
      )
    )
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.filter { $0 != "`" }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.text }
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let selector =
      CodeReading.givenName(node.attributes)
      ?? ObjectiveCNaming.selector(name, labels: labels, isThrowing: isThrowing)
    if methods.isEmpty, let type = open.last, let type {
      var kind = CodeMember.Kind.method
      if CodeReading.has(node.attributes, ["IBAction"]) {
        kind = .action
      } else if CodeReading.has(node.attributes, ["IBSegueAction"]) {
        kind = .segueAction
      }
      if name == "loadView", labels.isEmpty { facts.types[type].makesItself = true }
      let (line, column) = place(node.name)
      facts.types[type].members.append(
        CodeMember(
          kind: kind,
          name: selector,
          swiftName: name,
          isExposed: CodeReading.isExposed(node.attributes) || exposesAll[type]
            || node.modifiers.contains { $0.name.text == "override" },
          path: path,
          line: line,
          column: column
        )
      )
    }
    methods.append(selector)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { methods.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.parameterClause.parameters.isEmpty, let type = open.last, let type {
      facts.types[type].makesItself = true
    }
    methods.append(nil)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { methods.removeLast() }

  // MARK: - Texts

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    for argument in node.arguments {
      let text = argument.expression.trimmedDescription.prefix { $0 != "(" }
      facts.selected.insert(CodeReading.lastName(String(text)))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let call = CodeCall(node)
    if call.name == "Selector", let text = call.text(of: nil) {
      facts.selected.insert(String(text.prefix { $0 != ":" }))
    }
    for (kind, value, node) in call.literals {
      let (line, column) = place(node)
      let type = open.last.flatMap(\.self).map { facts.types[$0].name }
      facts.literals.append(
        CodeLiteral(
          kind: kind,
          value: value,
          isOwn: call.isOwn,
          isElsewhere: call.isElsewhere,
          type: type,
          method: methods.last.flatMap(\.self),
          path: path,
          line: line,
          column: column
        )
      )
    }
    return .visitChildren
  }
}
