import SwiftSyntax

/// A call, read for what it says about documents.
struct CodeCall {
  private let node: FunctionCallExprSyntax
  /// The name of what is called; `init` counts for its type.
  let name: String
  /// Whether it is a message to `self`.
  let isOwn: Bool
  private let base: ExprSyntax?

  init(_ node: FunctionCallExprSyntax) {
    self.node = node
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      base = member.base
      let receiver = member.base?.trimmedDescription
      isOwn = receiver == "self" || receiver == "self?"
      if name == "init", let receiver, receiver.first?.isUppercase == true {
        self.name = CodeReading.lastName(receiver)
      } else {
        self.name = name
      }
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      base = nil
      isOwn = true
    } else {
      name = ""
      base = nil
      isOwn = false
    }
  }

  private func argument(_ label: String?) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  /// The text of an argument.
  func text(of label: String?) -> String? { argument(label).flatMap(CodeReading.text) }

  /// Whether it names a bundle other than that of the target.
  var isElsewhere: Bool {
    guard let bundle = argument("bundle")?.trimmedDescription else { return false }
    let own = ["nil", ".main", "Bundle.main", ".module", "Bundle.module"]
    return !own.contains(bundle) && !bundle.hasPrefix("Bundle(for:")
  }

  /// What it says, each with its place.
  var literals: [(CodeLiteral.Kind, String, ExprSyntax)] {
    switch name {
    case "performSegue":
      return literal("withIdentifier", .segue)
    case "instantiateViewController":
      let kind = CodeLiteral.Kind.scene(storyboard: storyboard)
      return literal("withIdentifier", kind) + literal("identifier", kind)
    case "UIStoryboard":
      return literal("name", .storyboard(isInitial: isInitial))
    case "UINib":
      return literal("nibName", .nib)
    case "loadNibNamed":
      return literal(nil, .nib)
    case "register":
      return registration
    default:
      return construction + literal("nibName", .nib)
    }
  }

  private func literal(
    _ label: String?,
    _ kind: CodeLiteral.Kind
  ) -> [(CodeLiteral.Kind, String, ExprSyntax)] {
    guard let expression = argument(label), let text = CodeReading.text(expression) else {
      return []
    }
    return [(kind, text, expression)]
  }

  /// The storyboard that the same expression makes.
  private var storyboard: String? {
    guard let call = base?.as(FunctionCallExprSyntax.self) else { return nil }
    let maker = CodeCall(call)
    return maker.name == "UIStoryboard" && !maker.isElsewhere ? maker.text(of: "name") : nil
  }

  /// Whether the storyboard that is made is asked for its initial controller at once.
  private var isInitial: Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      == "instantiateInitialViewController"
  }

  private var registration: [(CodeLiteral.Kind, String, ExprSyntax)] {
    guard let first = node.arguments.first?.expression.trimmedDescription,
      first.hasSuffix(".self")
    else { return [] }
    return literal("forCellReuseIdentifier", .registration)
      + literal("forCellWithReuseIdentifier", .registration)
  }

  private var construction: [(CodeLiteral.Kind, String, ExprSyntax)] {
    guard node.arguments.isEmpty, node.trailingClosure == nil, name.first?.isUppercase == true
    else { return [] }
    return [(.construction, name, node.calledExpression)]
  }
}
