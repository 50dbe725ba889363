import Foundation
import InterfaceBuilder

/// The scenes that a container of a storyboard begins with.
///
/// They are made inside of the container's `init(coder:)`, so that an app's own initializer finds
/// them when `super` returns.
///
/// - Evidence: RULES 14: a relationship root is made with its container (B).
@MainActor
struct NibRelationships {
  private var found: [(name: String, controller: UIViewController)] = []

  /// Makes the controllers that a container is related to, in the order of the document; names
  /// that the container does not understand are reported.
  init(of nib: NibCoder, _ names: Set<String>) {
    for connection in nib.element.connections
    where connection.name == "segue" && connection["kind"] == "relationship" {
      let name = connection["relationship"] ?? ""
      guard names.contains(name) else {
        nib.session.report(
          .value(name, attribute: "relationship", element: connection.name),
          at: connection
        )
        continue
      }
      if let controller = Self.destination(of: connection, nib.session) {
        found.append((name, controller))
      }
    }
  }

  /// The controllers of a relationship.
  subscript(name: String) -> [UIViewController] {
    found.filter { $0.name == name }.map(\.controller)
  }

  private static func destination(
    of connection: InterfaceElement,
    _ session: NibSession
  ) -> UIViewController? {
    guard let id = connection["destination"] else { return nil }
    guard let storyboard = session.storyboard,
      let scene = storyboard.document.scene(controllerID: id)
    else {
      session.report(.missingReference(id, attribute: "destination"), at: connection)
      return nil
    }
    return storyboard.instantiate(scene, creator: nil)
  }
}
