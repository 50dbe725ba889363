public import Foundation

/// Decides about notifications, and is told what the user did with them; on the main thread.
///
/// A delegate implements the forms with a completion handler or those with `async`.
///
/// Status: complete · A
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// How a notification is shown while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// How a notification is shown while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Tells what the user did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  /// Tells what the user did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  /// Tells that the user wants to see the app's own settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

/// What happens if a delegate does not implement a member.
extension UNUserNotificationCenterDelegate {
  /// Asks the `async` form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // One by one: the optimizer of Swift 6.3 stops at a function taken out of a tuple.
    let (delegate, center) = (Carried(self), Carried(center))
    let (notification, answer) = (Carried(notification), Carried(completionHandler))
    Task { @MainActor in
      let options = await delegate.value.userNotificationCenter(
        center.value,
        willPresent: notification.value
      )
      answer.value(options)
    }
  }
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Tells the `async` form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let (delegate, center) = (Carried(self), Carried(center))
    let (response, done) = (Carried(response), Carried(completionHandler))
    Task { @MainActor in
      await delegate.value.userNotificationCenter(center.value, didReceive: response.value)
      done.value()
    }
  }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}

/// Something that crosses threads on the word of whoever carries it.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
