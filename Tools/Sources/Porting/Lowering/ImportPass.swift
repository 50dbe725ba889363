import SwiftSyntax

/// Checks what a file imports, and opens UIKit's entry points for ported code.
final class ImportPass: ActiveVisitor {
  private let context: LoweringContext
  private var plainUIKit: [ImportDeclSyntax] = []
  private var plainCoreData: [ImportDeclSyntax] = []
  private var firstImport: ImportDeclSyntax?
  private var importsNetworking = false
  private let triggers: Set<Trigger>

  init(_ context: LoweringContext, _ triggers: Set<Trigger>) {
    self.context = context
    self.triggers = triggers
    super.init(evaluator: context.evaluator, filter: context.classes)
  }

  /// Imports stand at the top, or in conditions there.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { ObjectiveCNaming.unquoted($0.name.text) }
    guard let module = path.first else { return .skipChildren }
    if module == "FoundationNetworking" { importsNetworking = true }
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true, firstImport == nil {
      firstImport = node
    }
    if module == "UIKit", node.importKindSpecifier == nil {
      if path.count > 1 { context.edits.replace(node.path, with: "UIKit") }
      plainUIKit.append(node)
      return .skipChildren
    }
    if module == "CoreData", node.importKindSpecifier == nil { plainCoreData.append(node) }
    check(module, node)
    return .skipChildren
  }

  private func check(_ module: String, _ node: ImportDeclSyntax) {
    if node.importKindSpecifier == nil, node.path.count > 1,
      ModuleTable.withParts.contains(module)
    {
      context.edits.replace(node.path, with: module)
      return
    }
    if context.index.modules.contains(module) || context.options.availableModules.contains(module)
      || module == context.module
    {
      return
    }
    if let other = ModuleTable.replacement(for: module) {
      context.edits.replace(node.path, with: other)
      if other == "UIKit" { plainUIKit.append(node) }
      return
    }
    if ModuleTable.available.contains(module) { return }
    if ModuleTable.isMissing(module) {
      context.report(
        .importUnavailable,
        "\(module) is not available on Linux",
        advice: ModuleTable.advice(for: module),
        at: node
      )
    }
  }

  /// Writes the imports that the lowered text needs; called after all other passes.
  func finish(_ tree: SourceFileSyntax) {
    var modules: [String] = []
    if usesNetworking(tree) { modules.append("import FoundationNetworking") }
    if context.needsUIKit {
      if opensUIKit() { modules.append("@_spi(Porting) import UIKit") }
    } else if plainUIKit.isEmpty, context.module != "UIKit", LeakedNames.occur(in: tree) {
      modules.append("import UIKit")
    }
    if context.needsCoreData {
      for node in plainCoreData where !node.trimmedDescription.contains("@_spi(Porting)") {
        context.edits.insert("@_spi(Porting) ", before: node)
      }
      if plainCoreData.isEmpty { modules.append("@_spi(Porting) import CoreData") }
    }
    guard !modules.isEmpty else { return }
    if let firstImport {
      context.edits.insert(modules.map { "; " + $0 }.joined(), after: firstImport)
    } else {
      context.edits.insert(modules.map { $0 + "; " }.joined(), at: 0)
    }
  }

  /// On iOS `import Foundation` brings the network's types along.
  private func usesNetworking(_ tree: SourceFileSyntax) -> Bool {
    guard triggers.contains(.networking), !importsNetworking, firstImport != nil else {
      return false
    }
    return tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return SourceScan.networking.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
  }

  /// Opens the imports of UIKit; `true` if the file needs one more.
  private func opensUIKit() -> Bool {
    for node in plainUIKit where !node.trimmedDescription.contains("@_spi(Porting)") {
      context.edits.insert("@_spi(Porting) ", before: node)
    }
    // One in a branch of its own does not serve the whole file.
    let isWhole = plainUIKit.contains {
      $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
    return !isWhole && context.module != "UIKit"
  }
}
