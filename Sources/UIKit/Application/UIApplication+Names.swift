public import Foundation

/// Whether the app may do work while it is not on screen.
///
/// Status: complete · A
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Nobody may.
  case restricted = 0
  /// The user said no.
  case denied = 1
  /// The app may.
  case available = 2
}

extension UIApplication {
  /// The address of the app's page in the settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's notifications in the settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The address of the app's default apps in the settings.
  public nonisolated static let openDefaultApplicationsSettingsURLString =
    "app-settings:default-applications"

  /// The shortest time between fetches that the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches at all.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Posted when the user allowed or forbade work in the background.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )
  /// Posted before files become unreadable, as the device is locked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when files are readable again.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
  /// Posted before the status bar turns, in apps without scenes.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Posted when the status bar has turned, in apps without scenes.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Posted before the status bar changes its size.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  /// Posted when the status bar has another size.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// The new orientation, in the notifications of the status bar.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The new frame, in the notifications of the status bar.
  public nonisolated static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"

  /// Whether the app may do work while it is not on screen; always here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Wishes for the time between fetches; nobody fetches here, so it is not kept.
  ///
  /// - Parameter minimumBackgroundFetchInterval: The shortest time in seconds.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
