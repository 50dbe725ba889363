import SwiftSyntax

/// Tells which branches of `#if` are compiled: those of iOS, in a simulator.
struct ConditionEvaluator {
  let options: LoweringOptions
  let modules: Set<String>
  /// Whether the conditions are those of Linux.
  var isNative = false
  /// Whether the module is built by Xcode on iOS, without SwiftPM's condition.
  var isXcode = false

  init(options: LoweringOptions, modules: Set<String>, module: String? = nil) {
    self.options = options
    self.modules = modules
    isNative = module.map { options.nativeModules.contains($0) } ?? false
    isXcode = module.map { options.xcodeModules.contains($0) } ?? false
  }

  /// The condition that SwiftPM sets.
  static let packageCondition = "SWIFT_PACKAGE"

  /// The clause that is compiled, if any.
  func activeClause(of decl: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    let asLinux = isNative || Self.holdsImportsOnly(decl)
    return decl.clauses.first { clause in
      guard let condition = clause.condition else { return clause.poundKeyword.text == "#else" }
      return evaluate(condition, asLinux: asLinux)
    }
  }

  /// The clauses that may be compiled: one, unless only the compiler can tell.
  ///
  /// What `hasFeature` and `swift(>=6)` say hangs on the settings of the target.
  func clauses(of decl: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    let isOpen = decl.clauses.contains { clause in
      guard let text = clause.condition?.trimmedDescription else { return false }
      return text.contains("hasFeature(") || text.contains("hasAttribute(")
        || text.contains("swift(>=6") || text.contains("swift(<6") || text.contains("$")
    }
    return isOpen ? Array(decl.clauses) : activeClause(of: decl).map { [$0] } ?? []
  }

  /// Whether the branches hold imports only; such a choice is made for Linux.
  ///
  /// `#if os(Linux) import Glibc #else import Darwin #endif` names what a platform
  /// has, while other conditions name what the code is for.
  static func holdsImportsOnly(_ decl: IfConfigDeclSyntax) -> Bool {
    decl.clauses.allSatisfy { clause in
      guard case .statements(let items)? = clause.elements else { return false }
      return items.allSatisfy { item in
        if let nested = item.item.as(IfConfigDeclSyntax.self) { return holdsImportsOnly(nested) }
        return item.item.is(ImportDeclSyntax.self)
      }
    }
  }

  /// The value that an atom gets in the lowered text; `nil` leaves it to the compiler.
  func replacement(for call: FunctionCallExprSyntax, asLinux: Bool) -> Bool? {
    let name = call.calledExpression.trimmedDescription
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    if name == "canImport", ModuleTable.isHiddenFromConditions(argument),
      !modules.contains(argument)
    {
      return false
    }
    if isNative { return nil }
    switch (name, argument) {
    case ("os", "iOS"): return true
    case ("os", "Linux"): return asLinux ? nil : false
    case ("canImport", "UIKit"), ("canImport", "QuartzCore"), ("canImport", "CoreGraphics"):
      return true
    case ("canImport", "ObjectiveC"): return asLinux ? nil : true
    case ("_runtime", "_ObjC"): return true
    case ("targetEnvironment", "simulator"): return true
    default: return nil
    }
  }

  private func evaluate(_ expr: ExprSyntax, asLinux: Bool) -> Bool {
    if let sequence = expr.as(SequenceExprSyntax.self) {
      return evaluate(Array(sequence.elements), asLinux: asLinux)
    }
    if let infix = expr.as(InfixOperatorExprSyntax.self) {
      return evaluate([infix.leftOperand, infix.operator, infix.rightOperand], asLinux: asLinux)
    }
    if let tuple = expr.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return evaluate(only.expression, asLinux: asLinux)
    }
    if let prefix = expr.as(PrefixOperatorExprSyntax.self) {
      return !evaluate(prefix.expression, asLinux: asLinux)
    }
    if let literal = expr.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = expr.as(DeclReferenceExprSyntax.self) {
      if isXcode, name.baseName.text == Self.packageCondition { return false }
      return options.conditions.contains(name.baseName.text)
    }
    if let call = expr.as(FunctionCallExprSyntax.self) { return evaluate(call, asLinux: asLinux) }
    return false
  }

  private func evaluate(_ elements: [ExprSyntax], asLinux: Bool) -> Bool {
    let alternatives = elements.split { Self.isOperator($0, "||") }
    return alternatives.contains { alternative in
      alternative.split { Self.isOperator($0, "&&") }.allSatisfy { factor in
        factor.first.map { evaluate($0, asLinux: asLinux) } ?? false
      }
    }
  }

  private static func isOperator(_ expr: ExprSyntax, _ name: String) -> Bool {
    expr.as(BinaryOperatorExprSyntax.self)?.operator.text == name
  }

  private func evaluate(_ call: FunctionCallExprSyntax, asLinux: Bool) -> Bool {
    if let known = replacement(for: call, asLinux: asLinux) { return known }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "Linux"
    case "arch": return argument == Self.architecture
    case "canImport":
      return ModuleTable.available.contains(argument) || modules.contains(argument)
        || options.availableModules.contains(argument)
    case "swift", "compiler": return Self.isVersion(argument)
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  private static var architecture: String {
    #if arch(arm64)
    "arm64"
    #else
    "x86_64"
    #endif
  }

  /// Compares with the version of the compiler, 6.3.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let (major, minor) = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
    let isAtLeast = (6, 3) >= (major, minor)
    return text.hasPrefix("<") ? !isAtLeast : isAtLeast
  }
}
