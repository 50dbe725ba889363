import SwiftParser
import SwiftSyntax

/// Finds test classes inside other types, which discovery on Linux names as if they stood outside.
public enum NestedTestCases {
  /// The classes by their qualified names, such as `Suite.InnerTests`.
  ///
  /// Only a text with a line that may begin such a class is parsed. Private classes are left out,
  /// as neither iOS nor Linux runs their tests.
  public static func names(in text: String) -> [String] {
    guard text.contains("XCTest"), text.contains(/\n[ \t]+[@\w ]*\bclass \w+: ?\w*Test(s|Case)\b/)
    else { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    return finder.names
  }

  private final class Finder: SyntaxVisitor {
    var names: [String] = []
    private var enclosing: [String] = []
    private var hidden = 0

    private func enter(
      _ name: String,
      _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
      enclosing.append(name)
      if SyntaxReading.has(modifiers, ["private", "fileprivate"]) { hidden += 1 }
      return .visitChildren
    }

    private func leave(_ modifiers: DeclModifierListSyntax) {
      enclosing.removeLast()
      if SyntaxReading.has(modifiers, ["private", "fileprivate"]) { hidden -= 1 }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let kind = enter(node.name.text, node.modifiers)
      let base = SyntaxReading.inherited(node.inheritanceClause).first ?? ""
      if enclosing.count > 1, hidden == 0, node.genericParameterClause == nil,
        base.hasSuffix("TestCase") || base.hasSuffix("Tests")
      {
        names.append(enclosing.joined(separator: "."))
      }
      return kind
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(SyntaxReading.typeName(node.extendedType), node.modifiers)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.modifiers) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
