import Foundation
import InterfaceBuilder

/// The ways between scenes: who starts them, and where they lead.
@MainActor
enum NibSegues {
  /// Makes an object start a way.
  static func connect(
    _ connection: InterfaceElement,
    of object: NSObject,
    _ session: NibSession
  ) {
    if connection["kind"] == "relationship" { return }
    session.report(.unsupported("the segue"), at: connection)
  }
}
