/// What an app asks the user to allow.
///
/// Status: complete · A
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds even when the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button that leads to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications on trial, without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Reading aloud; deprecated on iOS.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Notifications that break through a focus; deprecated on iOS.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// What the user allowed.
///
/// Status: complete · A
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// Nothing.
  case denied = 1
  /// Notifications.
  case authorized = 2
  /// Quiet notifications on trial.
  case provisional = 3
  /// Notifications of an App Clip, for a while.
  case ephemeral = 4
}

/// How a notification is shown while the app is in front.
///
/// Status: complete · A
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With its number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// With its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// As a banner and in the list; deprecated on iOS.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
