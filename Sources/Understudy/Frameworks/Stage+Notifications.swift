import Foundation
import UIKit
public import UserNotifications

extension Stage {
  /// The user's side of `UserNotifications`: the question for permission, banners, the list.
  public var notifications: NotificationUser { NotificationUser(stage: self) }
}

/// What the user and a server do with the notifications of an app on a stage.
///
/// ```swift
/// stage.notifications.allow()
/// stage.advance(.seconds(60))
/// stage.notifications.open("reminder")
/// ```
@preconcurrency @MainActor
public struct NotificationUser {
  let stage: Stage

  private var desk: NotificationDesk {
    precondition(stage.isUp, "The stage has ended; its notifications ended with it.")
    return .current
  }

  /// Whether the app asks for permission and the user has not answered.
  public var isAsked: Bool { desk.isAsking }

  /// What the user allowed.
  public var status: UNAuthorizationStatus { desk.status }

  /// Allows notifications: answers the question if one is open, and those to come.
  public func allow() { desk.userAnswers(true) }

  /// Forbids notifications: answers the question if one is open, and those to come.
  public func forbid() { desk.userAnswers(false) }

  /// What the user sees in the list, oldest first.
  public var list: [UNNotification] { desk.delivered }

  /// What appeared while the app was in front, with what its delegate let the user see and hear.
  public var shown: [(notification: UNNotification, options: UNNotificationPresentationOptions)] {
    desk.shown.map { ($0.notification, $0.options) }
  }

  /// A server sends a notification.
  ///
  /// - Parameters:
  ///   - content: What it says.
  ///   - identifier: Its name.
  public func receivePush(_ content: UNNotificationContent, identifier: String = "push") {
    desk.receivePush(identifier, content)
  }

  /// Lets a request appear now, whatever it waits for.
  ///
  /// - Parameter identifier: The name of the request.
  /// - Returns: `false` if no request of that name waits.
  @discardableResult
  public func fire(_ identifier: String) -> Bool { desk.fire(identifier) }

  /// Taps a notification.
  ///
  /// - Parameter identifier: The name of its request.
  /// - Returns: `false` if the user does not see it.
  @discardableResult
  public func open(_ identifier: String) -> Bool {
    desk.respond(to: identifier, action: UNNotificationDefaultActionIdentifier, text: nil)
  }

  /// Wipes a notification away; the app is told if its category wants that.
  ///
  /// - Parameter identifier: The name of its request.
  /// - Returns: `false` if the user does not see it.
  @discardableResult
  public func dismiss(_ identifier: String) -> Bool {
    desk.respond(to: identifier, action: UNNotificationDismissActionIdentifier, text: nil)
  }

  /// Chooses an action of a notification.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - identifier: The name of the notification's request.
  ///   - text: What the user writes to an action that asks for a text.
  /// - Returns: `false` if the user does not see the notification, or it has no such action.
  @discardableResult
  public func choose(_ action: String, of identifier: String, text: String? = nil) -> Bool {
    desk.respond(to: identifier, action: action, text: text)
  }

  /// Asks for the app's own settings.
  public func openSettings() { desk.openSettings() }
}
