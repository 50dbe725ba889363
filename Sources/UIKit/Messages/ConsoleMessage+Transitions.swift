import Foundation

/// The messages of custom transitions; iOS has no known words for them.
@MainActor
extension ConsoleMessage {
  static func completedTwice(by animator: any NSObjectProtocol) -> ConsoleMessage {
    ConsoleMessage(
      "completeTransition(_:) was called more than once for one transition; the call is ignored. "
        + "Animator: \(String(describing: type(of: animator)))"
    )
  }
}
