public import Foundation
public import UIKit

/// The user opened the app by a notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// The user dismissed a notification.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
///
/// Status: partial · A
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
    super.init()
  }

  /// The scene in which the user did it.
  @MainActor open var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.min {
      $0.session.persistentIdentifier < $1.session.persistentIdentifier
    }
  }

  /// Returns the response itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the user wrote to a notification.
///
/// Status: complete · A
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What the user wrote.
  public let userText: String

  init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }
}
