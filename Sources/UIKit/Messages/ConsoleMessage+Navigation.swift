import Foundation

/// What iOS prints about navigation controllers (RULES 16).
@MainActor
extension ConsoleMessage {
  static func nestedPush() -> ConsoleMessage {
    ConsoleMessage("nested push animation can result in corrupted navigation bar")
  }

  static func unexpectedEndOfNavigation() -> ConsoleMessage {
    ConsoleMessage(
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
        + "might get corrupted."
    )
  }
}
