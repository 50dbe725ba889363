import Findings
import InterfaceBuilder

/// `action_missing_in_code`: a control sends an action that its target does not have; iOS raises
/// "unrecognized selector sent to instance" when it is sent.
///
/// `segue_action_missing_in_code`: the same for the method that makes a segue's destination.
/// `unwind_action_missing_in_code`: no class has the method that a way back looks for; iOS then
/// does nothing.
struct MissingActionRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    guard context.hasCode else { return [] }
    let all = context.code.all.flatMap(context.code.ownMembers) + context.code.appleMembers
    let known = Set(all.filter(\.isExposed).map(\.name))
    return context.documents.flatMap { document in
      document.connections.compactMap { connection -> Finding? in
        switch connection.element.name {
        case "action": action(connection, document, context, known)
        case "segue":
          segueAction(connection, document, context)
            ?? unwind(connection, document, context, known)
        default: nil
        }
      }
    }
  }

  private static func action(
    _ connection: CheckedDocument.Connection,
    _ document: CheckedDocument,
    _ context: CheckContext,
    _ known: Set<String>
  ) -> Finding? {
    let element = connection.element
    let owner = document.nodes[connection.owner].element
    guard let selector = element.attributes["selector"], !AppleNames.actions.contains(selector),
      let target = document.element(element.attributes["destination"])
    else { return nil }
    if target.attributes["placeholderIdentifier"] == "IBFirstResponder" {
      guard !known.contains(selector), !context.code.hasForeignModules else { return nil }
      return context.finding(
        "action_missing_in_code",
        .warning,
        document,
        element,
        "no class has the action '\(selector)' that \(owner.words) sends to the first responder"
          + context.hint(selector, among: Array(known))
      )
    }
    guard let type = context.readableType(of: target, in: document) else { return nil }
    return missing(selector, "action", type, "\(owner.words) sends", context).map { message in
      context.finding("action_missing_in_code", .error, document, element, message)
    }
  }

  private static func segueAction(
    _ connection: CheckedDocument.Connection,
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> Finding? {
    guard let selector = connection.element.attributes["destinationCreationSelector"],
      let controller = document.controller(around: connection.owner),
      let type = context.readableType(of: document.nodes[controller].element, in: document)
    else { return nil }
    let use = "a segue (id \(connection.element.attributes["id"] ?? "none")) uses"
    return missing(selector, "segue action", type, use, context).map { message in
      context.finding(
        "segue_action_missing_in_code",
        .error,
        document,
        connection.element,
        message
      )
    }
  }

  private static func unwind(
    _ connection: CheckedDocument.Connection,
    _ document: CheckedDocument,
    _ context: CheckContext,
    _ known: Set<String>
  ) -> Finding? {
    guard let selector = connection.element.attributes["unwindAction"], !known.contains(selector),
      !context.code.hasForeignModules
    else { return nil }
    let owner = document.nodes[connection.owner].element
    return context.finding(
      "unwind_action_missing_in_code",
      .warning,
      document,
      connection.element,
      "no class has the unwind action '\(selector)' of \(owner.words)"
        + context.hint(selector, among: Array(known))
    )
  }

  /// What is wrong with a selector; `nil` if the class has it.
  private static func missing(
    _ selector: String,
    _ what: String,
    _ type: CodeType,
    _ use: String,
    _ context: CheckContext
  ) -> String? {
    let methods = context.code.members(of: type).filter {
      $0.kind == .method || $0.kind == .action || $0.kind == .segueAction
    }
    let same = methods.filter { $0.name == selector }
    if same.contains(where: \.isExposed) { return nil }
    guard same.isEmpty else {
      return "method '\(selector)' of \(type.name), which \(use), is not marked "
        + (what == "action" ? "@IBAction" : "@IBSegueAction")
    }
    let near = methods.filter { $0.kind != .method }.map(\.name)
    return "\(type.name) has no \(what) '\(selector)', which \(use)"
      + context.hint(selector, among: near)
  }
}
