public import Foundation

/// The display of the device.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private unowned let device: SimulatedDevice
  private var uprightSpace: ScreenSpace?
  private var turnedSpace: ScreenSpace?

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// Makes a description of the application's display, for subclasses that answer otherwise.
  public override init() {
    device = UIApplication.shared.device
    super.init()
  }

  /// The display of the application's device.
  open class var main: UIScreen { UIApplication.shared.mainScreen }

  /// All displays: the main one.
  open class var screens: [UIScreen] { [main] }

  /// The display in points, turned as the interface is.
  open var bounds: CGRect { device.bounds }

  /// The display in pixels, held upright.
  open var nativeBounds: CGRect {
    CGRect(origin: .zero, size: device.description.pixels)
  }

  /// The pixels per point.
  open var scale: CGFloat { device.description.scale }

  /// The physical pixels per point; differs from `scale` while everything is shown larger.
  open var nativeScale: CGFloat {
    let description = device.description
    return description.nativeSize.map { $0.width / description.size.width } ?? description.scale
  }

  /// The brightness from 0 to 1.
  open var brightness: CGFloat = 0.5 {
    didSet {
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(
        name: UIScreen.brightnessDidChangeNotification,
        object: self
      )
    }
  }

  /// Whether software may dim the display below its lowest brightness.
  open var wantsSoftwareDimming = false

  /// The most frames that the display shows in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the display is being recorded or mirrored.
  open var isCaptured: Bool { false }

  /// The screen that this one mirrors; none.
  open var mirrored: UIScreen? { nil }

  /// The traits of the device.
  open var traitCollection: UITraitCollection { device.traitCollection }

  /// Tells about a change of traits; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinates of the display, turned as the interface is.
  open var coordinateSpace: any UICoordinateSpace {
    let space = turnedSpace ?? ScreenSpace(device: device, isFixed: false)
    turnedSpace = space
    return space
  }

  /// The coordinates of the display, held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    let space = uprightSpace ?? ScreenSpace(device: device, isFixed: true)
    uprightSpace = space
    return space
  }

  /// Posted when the brightness changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Posted when a display is connected.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification"
  )
  /// Posted when a display is disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
  /// Posted when the mode of a display changed.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification"
  )
  /// Posted when recording begins or ends.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
}
