import SwiftSyntax

/// Checks what a file imports, and opens UIKit's entry points for ported code.
final class ImportPass: ActiveVisitor {
  private let context: LoweringContext
  private var plainUIKit: [ImportDeclSyntax] = []
  private var firstImport: ImportDeclSyntax?

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { ObjectiveCNaming.unquoted($0.name.text) }
    guard let module = path.first else { return .skipChildren }
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true, firstImport == nil {
      firstImport = node
    }
    if module == "UIKit", node.importKindSpecifier == nil {
      if path.count > 1 { context.edits.replace(node.path, with: "UIKit") }
      plainUIKit.append(node)
      return .skipChildren
    }
    check(module, node)
    return .skipChildren
  }

  private func check(_ module: String, _ node: ImportDeclSyntax) {
    if context.index.modules.contains(module) || context.options.availableModules.contains(module)
      || module == context.module
    {
      return
    }
    if let other = ModuleTable.replaced[module] {
      context.edits.replace(node.path, with: other)
      if other == "UIKit" { plainUIKit.append(node) }
      return
    }
    if ModuleTable.available.contains(module) {
      if node.importKindSpecifier == nil, node.path.count > 1, module == "Foundation" {
        context.edits.replace(node.path, with: module)
      }
      return
    }
    if ModuleTable.isApple(module) {
      context.report(
        .importUnavailable,
        "\(module) is not available on Linux",
        advice: ModuleTable.advice(for: module),
        at: node
      )
    }
  }

  /// Writes the import that the lowered text needs; called after all other passes.
  func finish(_ tree: SourceFileSyntax) {
    guard context.needsUIKit else { return }
    for node in plainUIKit where !node.trimmedDescription.contains("@_spi(Porting)") {
      context.edits.insert("@_spi(Porting) ", before: node)
    }
    // One in a branch of its own does not serve the whole file.
    let isWhole = plainUIKit.contains {
      $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
    guard !isWhole, context.module != "UIKit" else { return }
    if let firstImport {
      context.edits.insert("; @_spi(Porting) import UIKit", after: firstImport)
    } else {
      context.edits.insert("@_spi(Porting) import UIKit; ", at: 0)
    }
  }
}
