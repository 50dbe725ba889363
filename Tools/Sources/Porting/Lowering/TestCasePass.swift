import SwiftSyntax

/// Moves main-actor isolation from XCTest's synchronous methods into their bodies.
///
/// On Linux XCTest lists the methods of a test class as plain functions, and stops
/// at one that is isolated. The class gives its `@MainActor` to its members; test
/// methods, `setUp` and `tearDown` get bodies that enter the main actor at once.
final class TestCasePass: ActiveVisitor {
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
      guard let entry = context.index.classEntry(named: qualifiedName, in: context.module),
        context.index.isTestCase(entry)
      else { return }
      lowerMembers(node.memberBlock, isIsolated: context.index.isMainActor(entry))
    }
  }

  private func lower(_ node: ClassDeclSyntax) {
    guard let entry = context.index.classEntry(named: qualifiedName, in: context.module),
      context.index.isTestCase(entry)
    else { return }
    let isIsolated = context.index.isMainActor(entry)
    for attribute in SyntaxReading.attributes(node.attributes)
    where SyntaxReading.name(attribute) == "MainActor" {
      context.edits.blank(attribute)
      if let last = node.inheritanceClause?.inheritedTypes.last {
        context.edits.insert(", @unchecked Sendable", after: last)
      }
    }
    lowerMembers(node.memberBlock, isIsolated: isIsolated)
  }

  private func lowerMembers(_ block: MemberBlockSyntax, isIsolated: Bool) {
    lower(block.members, isIsolated: isIsolated)
  }

  private func lower(_ members: MemberBlockItemListSyntax, isIsolated: Bool) {
    for member in members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        lower(function, isIsolated: isIsolated)
      } else if let variable = member.decl.as(VariableDeclSyntax.self), isIsolated {
        isolate(variable, variable.attributes, variable.modifiers)
      } else if let item = member.decl.as(SubscriptDeclSyntax.self), isIsolated {
        isolate(item, item.attributes, item.modifiers)
      } else if let config = member.decl.as(IfConfigDeclSyntax.self),
        case .decls(let inner)? = evaluator.activeClause(of: config)?.elements
      {
        lower(inner, isIsolated: isIsolated)
      }
    }
  }

  private func lower(_ function: FunctionDeclSyntax, isIsolated: Bool) {
    let isMarked = SyntaxReading.has(function.attributes, ["MainActor"])
    guard isIsolated || isMarked else { return }
    guard !SyntaxReading.has(function.modifiers, ["nonisolated"]) else { return }
    let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    guard isEntryPoint(function), !isAsync, let body = function.body else {
      isolate(function, function.attributes, function.modifiers)
      return
    }
    for attribute in SyntaxReading.attributes(function.attributes)
    where SyntaxReading.name(attribute) == "MainActor" {
      context.edits.blank(attribute)
    }
    context.needsUIKit = true
    let isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let keyword = function.signature.returnClause == nil ? "" : "return "
    // A closure with a `try` in it counts as throwing, also where an autoclosure catches.
    if !isThrowing, body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "try" }) {
      context.edits.insert(" @MainActor func body() -> \(result) { ", after: body.leftBrace)
      context.edits.insert("}; \(keyword)PortingMainActor.run(body) ", before: body.rightBrace)
      return
    }
    context.edits.insert(
      " \(keyword)\(isThrowing ? "try " : "")PortingMainActor.run { () "
        + "\(isThrowing ? "throws " : "")-> \(result) in ",
      after: body.leftBrace
    )
    context.edits.insert("} ", before: body.rightBrace)
  }

  /// Whether XCTest calls the method.
  private func isEntryPoint(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text
    if SyntaxReading.has(function.modifiers, ["override"]) { return true }
    return name.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
      && !SyntaxReading.has(function.modifiers, ["static", "class", "private", "fileprivate"])
  }

  private func isolate(
    _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard !SyntaxReading.has(attributes, ["MainActor"]),
      !SyntaxReading.has(modifiers, ["nonisolated", "override"])
        || node.is(FunctionDeclSyntax.self)
    else { return }
    // No attribute stands before `#if`; one after all others says the same.
    if case .ifConfigDecl? = attributes.first,
      let next = attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(
        viewMode: .sourceAccurate
      )
    {
      context.edits.insert("@MainActor ", before: next)
    } else {
      context.edits.insert("@MainActor ", before: node)
    }
  }
}
