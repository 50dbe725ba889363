public import Foundation

// Notifications as typed messages (iOS 26). Foundation on Linux does not turn a posted
// notification into a message, so UIKit posts both.

extension UIApplication {
  /// The app has become active.
  ///
  /// Status: complete · B
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    /// Whom the message is about.
    public typealias Subject = UIApplication
    /// The name of the notification that says the same.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// Creates a message.
    public init() {}
    /// The message for a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    /// The notification for a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }

  /// The app is about to stop being active.
  ///
  /// Status: complete · B
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    /// Whom the message is about.
    public typealias Subject = UIApplication
    /// The name of the notification that says the same.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// Creates a message.
    public init() {}
    /// The message for a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    /// The notification for a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }

  /// The app is in the background.
  ///
  /// Status: complete · B
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    /// Whom the message is about.
    public typealias Subject = UIApplication
    /// The name of the notification that says the same.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
    /// The message for a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    /// The notification for a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }

  /// The app is about to come to the foreground.
  ///
  /// Status: complete · B
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    /// Whom the message is about.
    public typealias Subject = UIApplication
    /// The name of the notification that says the same.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
    /// The message for a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    /// The notification for a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }

  /// The app is about to end.
  ///
  /// Status: complete · B
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    /// Whom the message is about.
    public typealias Subject = UIApplication
    /// The name of the notification that says the same.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// Creates a message.
    public init() {}
    /// The message for a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    /// The notification for a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }

  /// Memory is short.
  ///
  /// Status: complete · B
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    /// Whom the message is about.
    public typealias Subject = UIApplication
    /// The name of the notification that says the same.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// Creates a message.
    public init() {}
    /// The message for a notification.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    /// The notification for a message.
    public static func makeNotification(_ message: Self) -> Notification {
      Notification(name: name)
    }
  }

  /// Posts the message that says the same as a notification, if there is one.
  func postMessage(for name: Notification.Name) {
    let center = NotificationCenter.default
    switch name {
    case Self.didBecomeActiveNotification: center.post(DidBecomeActiveMessage(), subject: self)
    case Self.willResignActiveNotification: center.post(WillResignActiveMessage(), subject: self)
    case Self.didEnterBackgroundNotification:
      center.post(DidEnterBackgroundMessage(), subject: self)
    case Self.willEnterForegroundNotification:
      center.post(WillEnterForegroundMessage(), subject: self)
    case Self.willTerminateNotification: center.post(WillTerminateMessage(), subject: self)
    case Self.didReceiveMemoryWarningNotification:
      center.post(DidReceiveMemoryWarningMessage(), subject: self)
    default: break
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The app has become active.
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The app is about to stop being active.
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The app is in the background.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The app is about to come to the foreground.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The app is about to end.
  public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  /// Memory is short.
  public static var didReceiveMemoryWarning: Self { .init() }
}
