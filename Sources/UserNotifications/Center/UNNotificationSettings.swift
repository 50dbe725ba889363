public import Foundation

/// Whether one way of notifying is switched on.
///
/// Status: complete · A
public enum UNNotificationSetting: Int, Sendable {
  /// The app did not ask for it.
  case notSupported = 0
  /// Off.
  case disabled = 1
  /// On.
  case enabled = 2
}

/// How alerts look.
///
/// Status: complete · A
public enum UNAlertStyle: Int, Sendable {
  /// They are not shown.
  case none = 0
  /// They go away by themselves.
  case banner = 1
  /// They wait for the user.
  case alert = 2
}

/// When the contents of notifications are shown.
///
/// Status: complete · A
public enum UNShowPreviewsSetting: Int, Sendable {
  /// On the locked screen, too.
  case always = 0
  /// On an unlocked device.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// What the user allowed and how notifications are shown.
///
/// What the app did not ask for is not supported; the rest is on if the user allowed it.
///
/// Status: partial · A
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  private let status: UNAuthorizationStatus
  private let asked: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, asked: UNAuthorizationOptions) {
    self.status = status
    self.asked = asked
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard asked.contains(option) else { return .notSupported }
    return status == .authorized || status == .ephemeral ? .enabled : .disabled
  }

  /// What the user allowed.
  open var authorizationStatus: UNAuthorizationStatus { status }
  /// Whether sounds play.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the icon has a number.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether alerts are shown.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications stay in the list.
  open var notificationCenterSetting: UNNotificationSetting {
    status == .provisional ? .enabled : setting(.alert)
  }
  /// Whether notifications are shown on the locked screen.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are shown in a car.
  open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  /// Whether sounds play on a silent device.
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Whether notifications are read aloud.
  open var announcementSetting: UNNotificationSetting { setting(.announcement) }
  /// Whether notifications break through a focus.
  open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  /// Whether notifications are gathered; they never are here.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages break through; they never do here.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How alerts look.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// When contents are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has settings of its own.
  open var providesAppNotificationSettings: Bool {
    asked.contains(.providesAppNotificationSettings)
  }

  /// Returns the settings themselves, as they cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other settings are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSettings else { return false }
    return status == other.status && asked == other.asked
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { status.rawValue }
}
