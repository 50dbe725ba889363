import Findings
import InterfaceBuilder

/// `outlet_missing_in_code`: an outlet or outlet collection is connected and the class has no such
/// property, or one that Objective-C cannot see; iOS raises `NSUnknownKeyException` when it loads
/// the object.
struct MissingOutletRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    context.documents.flatMap { document in
      document.connections.compactMap { connection -> Finding? in
        let owner = document.nodes[connection.owner].element
        guard ["outlet", "outletCollection"].contains(connection.element.name),
          let key = connection.element.attributes["property"],
          !AppleNames.outlets.contains(key),
          let type = context.readableType(of: owner, in: document)
        else { return nil }
        let properties = context.code.members(of: type).filter {
          $0.kind != .method && $0.kind != .action && $0.kind != .segueAction
        }
        let same = properties.filter { $0.name == key }
        guard !same.contains(where: \.isExposed) else { return nil }
        let what = connection.element.name == "outlet" ? "outlet" : "outlet collection"
        let message =
          same.isEmpty
          ? "\(type.name) has no \(what) '\(key)', which \(owner.words) connects"
            + context.hint(key, among: properties.filter { $0.kind != .property }.map(\.name))
          : "property '\(key)' of \(type.name), which \(owner.words) connects, is not marked "
            + "@IBOutlet"
        return context.finding(
          "outlet_missing_in_code",
          .error,
          document,
          connection.element,
          message
        )
      }
    }
  }
}
