import Findings
import InterfaceBuilder

/// `segue_performed_twice`: a control triggers a segue and sends an action that performs the same
/// one, so that the screen comes twice.
struct DoubleSegueRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    context.documents.flatMap { document -> [Finding] in
      document.segues.compactMap { segue -> Finding? in
        guard let identifier = segue.element.attributes["identifier"],
          segue.element.attributes["kind"] != "unwind"
        else { return nil }
        let actions = document.connections.filter {
          $0.owner == segue.owner && $0.element.name == "action"
        }
        for action in actions {
          guard let selector = action.element.attributes["selector"],
            let target = document.element(action.element.attributes["destination"]),
            let type = context.readableType(of: target, in: document),
            context.code.literals.contains(where: { literal in
              literal.kind == .segue && literal.value == identifier && literal.method == selector
                && literal.type.map { context.code.isKind(type, of: $0) } ?? false
            })
          else { continue }
          let owner = document.nodes[segue.owner].element
          return context.finding(
            "segue_performed_twice",
            .warning,
            document,
            segue.element,
            "\(owner.words) triggers the segue '\(identifier)', and its action '\(selector)' "
              + "performs it again"
          )
        }
        return nil
      }
    }
  }
}
