import SwiftSyntax

/// Keeps the start of an app for the tests that run inside it.
///
/// A module under test has no entry point of its own: `@main` goes, and top-level code has no
/// place in a library. Beside the type that is marked, or behind the statements of `main.swift`,
/// a class is put that can be found by its name and does what the entry point would do.
final class EntryPointPass: ActiveVisitor {
  private let context: LoweringContext
  private var steps = 0

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator)
  }

  /// Whether a file's statements are the program.
  static func isProgram(_ path: String) -> Bool {
    path == "main.swift" || path.hasSuffix("/main.swift")
  }

  func run(_ tree: SourceFileSyntax) {
    guard context.options.dropsEntryPoint else { return }
    if Self.isProgram(context.path) {
      wrap(tree.statements)
      if steps > 0, let last = tree.statements.last {
        let calls = (1...steps).map { "understudyStep\($0)()" }
        addProgram(calls.joined(separator: "; "), after: Syntax(last))
      }
    } else {
      walk(tree)
    }
  }

  // MARK: - A type that is marked

  override func didEnter() {
    let node = enclosing[enclosing.count - 1].node
    guard let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      SyntaxReading.has(attributes, ["main", "UIApplicationMain"]),
      let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    else { return }
    var call = "\(qualifiedName).main()"
    for member in members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "main",
        function.signature.parameterClause.parameters.isEmpty
      else { continue }
      let effects = function.signature.effectSpecifiers
      // Nobody could wait for it here.
      if effects?.asyncSpecifier != nil { return }
      if effects?.throwsClause != nil { call = "try! " + call }
    }
    addProgram(call, after: node)
  }

  private func addProgram(_ call: String, after node: Syntax) {
    context.needsUIKit = true
    context.edits.insert(
      "; final class \(PortingProject.programClass): PortingProgram "
        + "{ override class func run() { \(call) } }",
      after: node
    )
  }

  // MARK: - main.swift

  private func wrap(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item {
        guard let config = declaration.as(IfConfigDeclSyntax.self),
          case .statements(let inner)? = evaluator.activeClause(of: config)?.elements
        else { continue }
        wrap(inner)
      } else {
        steps += 1
        context.edits.insert("@MainActor private func understudyStep\(steps)() { ", before: item)
        context.edits.insert(" }", after: item)
      }
    }
  }
}

extension PortingProject {
  /// The name of the class that stands for a module's entry point.
  public static let programClass = "UnderstudyMain"
}
