import Findings
import InterfaceBuilder

/// `outlet_not_connected`: a class that documents use has an outlet that none of them connects.
///
/// `action_not_connected`: the same for an action that no code selects either.
/// `segue_action_not_connected`: the same for a method that makes a segue's destination.
/// `inspectable_not_set` (note): no document sets the property; its default is always used.
/// `class_in_no_document`: a class has outlets and neither it nor a subclass is in any document. A
/// xib counts for the class of its name, and for those that name it, whatever the class of its
/// owner is.
struct UnconnectedRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    guard !context.documents.isEmpty else { return [] }
    var uses: [String: Uses] = [:]
    for appearance in context.appearances {
      let names = Self.uses(of: appearance.element)
      for type in context.code.chain(of: appearance.type).types {
        uses[type.name, default: Uses()].add(names)
      }
    }
    for document in context.documents where !document.isStoryboard {
      guard let owner = document.index("-1") else { continue }
      let names = Self.uses(of: document.nodes[owner].element)
      let users = context.code.literals.filter { $0.kind == .nib && $0.value == document.name }
      for name in [document.name, document.name + "Controller"] + users.compactMap(\.type) {
        for type in context.code.chain(named: name) { uses[type.name, default: Uses()].add(names) }
      }
    }
    let selectors = Self.selectors(context.documents)
    return context.code.all.flatMap { type -> [Finding] in
      let members = context.code.ownMembers(of: type)
      guard let found = uses[type.name] else { return unused(type, members, context) }
      return members.compactMap { member in
        finding(member, of: type, found, selectors, context)
      }
    }
  }

  /// The keys that the elements of a class connect and set.
  private struct Uses {
    var outlets: Set<String> = []
    var attributes: Set<String> = []

    mutating func add(_ other: Uses) {
      outlets.formUnion(other.outlets)
      attributes.formUnion(other.attributes)
    }
  }

  private static func uses(of element: InterfaceElement) -> Uses {
    var uses = Uses()
    for child in element.children {
      for item in child.children {
        if child.name == "connections", let key = item.attributes["property"] {
          uses.outlets.insert(key)
        } else if child.name == "userDefinedRuntimeAttributes", let key = item.attributes["keyPath"]
        {
          uses.attributes.insert(key)
        }
      }
    }
    return uses
  }

  /// The selectors that documents send, whoever has them.
  private static func selectors(_ documents: [CheckedDocument]) -> Set<String> {
    let keys = ["selector", "unwindAction", "destinationCreationSelector"]
    return Set(
      documents.flatMap { document in
        document.connections.flatMap { connection in
          keys.compactMap { connection.element.attributes[$0] }
        }
      }
    )
  }

  private static func finding(
    _ member: CodeMember,
    of type: CodeType,
    _ uses: Uses,
    _ selectors: Set<String>,
    _ context: CheckContext
  ) -> Finding? {
    func finding(_ rule: String, _ severity: Severity, _ message: String) -> Finding {
      context.finding(rule, severity, member.path, member.line, member.column, message)
    }
    switch member.kind {
    case .outlet, .collection:
      guard !uses.outlets.contains(member.name) else { return nil }
      let what = member.kind == .outlet ? "outlet" : "outlet collection"
      return finding(
        "outlet_not_connected",
        .warning,
        "no document connects the \(what) '\(member.name)' of \(type.name)"
          + context.hint(member.name, among: Array(uses.outlets))
      )
    case .action:
      guard !selectors.contains(member.name), !context.code.selected.contains(member.swiftName)
      else { return nil }
      return finding(
        "action_not_connected",
        .warning,
        "no document sends the action '\(member.name)' of \(type.name)"
      )
    case .segueAction:
      guard !selectors.contains(member.name) else { return nil }
      return finding(
        "segue_action_not_connected",
        .warning,
        "no segue uses the segue action '\(member.name)' of \(type.name)"
      )
    case .inspectable:
      guard !uses.attributes.contains(member.name) else { return nil }
      return finding(
        "inspectable_not_set",
        .note,
        "no document sets '\(member.name)' of \(type.name)"
      )
    case .property, .method: return nil
    }
  }

  private static func unused(
    _ type: CodeType,
    _ members: [CodeMember],
    _ context: CheckContext
  ) -> [Finding] {
    let outlets = members.filter { $0.kind == .outlet || $0.kind == .collection }
    guard let first = outlets.first, !isElsewhere(type, context) else { return [] }
    return [
      context.finding(
        "class_in_no_document",
        .warning,
        type.path,
        type.line,
        type.column,
        "\(type.name) has outlets such as '\(first.swiftName)' and is in no document"
      )
    ]
  }

  /// Whether the class's document is not checked: it has its name, or is for another platform.
  private static func isElsewhere(_ type: CodeType, _ context: CheckContext) -> Bool {
    let last = context.code.chain(of: type).types.last?.inherited.first ?? ""
    return context.unreadableNames.contains(type.name) || last.hasPrefix("NS") && last != "NSObject"
  }
}
