public import Foundation

/// The device that the application runs on.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private unowned let device: SimulatedDevice
  private var listeners = 0

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// Makes a description of the application's device, for subclasses that answer otherwise.
  public override init() {
    device = UIApplication.shared.device
    super.init()
  }

  /// The device of the application.
  open class var current: UIDevice { UIApplication.shared.device.publicDevice }

  /// The name that apps see since iOS 16: the kind of device.
  open var name: String { model }

  /// The kind of device, such as `iPhone`.
  open var model: String { device.description.idiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the user's language.
  open var localizedModel: String { model }

  /// The name of the system.
  open var systemName: String { device.description.idiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system.
  open var systemVersion: String { device.systemVersion }

  /// The kind of interface that fits the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.description.idiom }

  /// The number by which a vendor's apps know the device; always the same one.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0x55, 0x6E, 0x64, 0x65, 0x72, 0x73, 0x40, 0x74, 0x80, 0x75, 0x64, 0x79, 0, 0, 0, 1))
  }

  /// How the device is held; unknown while nobody asked for notifications.
  open var orientation: UIDeviceOrientation { device.orientation }

  /// Whether notifications about the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Asks for notifications about the orientation.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Takes back one request for notifications.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false

  /// The charge from 0 to 1; -1 while the battery is not watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Whether the battery is being charged; unknown while it is not watched.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// Whether the distance to the user is watched.
  open var isProximityMonitoringEnabled = false

  /// Whether the device is near the user.
  open var proximityState: Bool { false }

  /// Whether several apps can run at a time.
  open var isMultitaskingSupported: Bool { true }

  /// Plays the click of a key; silent.
  open func playInputClick() {}

  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// In use.
    case unplugged
    /// Being charged.
    case charging
    /// Full.
    case full
  }

  /// Posted when the device is turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted when the state of the battery changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Posted when the charge changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Posted when the user came near or went away.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )

  /// Posts the notification of a turned device if someone asked for it.
  package func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification,
      object: self
    )
  }
}
