import Foundation

/// What is said about saving and restoring state.
@MainActor
extension ConsoleMessage {
  static func restorationNotExtended() -> ConsoleMessage {
    ConsoleMessage(
      "completeStateRestoration called without a matching call of extendStateRestoration; ignored."
    )
  }
}

@MainActor
extension UIKitException {
  static func notRestorable(_ type: String, key: String) -> UIKitException {
    .invalidArgument(
      "a value of type \(type) cannot be saved under the key '\(key)': state restoration takes "
        + "property-list values, controllers with a restorationIdentifier and objects that adopt "
        + "NSCoding"
    )
  }
}
