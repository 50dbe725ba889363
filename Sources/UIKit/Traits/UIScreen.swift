public import Foundation

/// The display of the device.
///
/// Status: partial · A
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  private unowned let device: SimulatedDevice
  private var uprightSpace: ScreenSpace?
  private var turnedSpace: ScreenSpace?

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The display of the application's device.
  public class var main: UIScreen { UIApplication.shared.mainScreen }

  /// All displays: the main one.
  public class var screens: [UIScreen] { [main] }

  /// The display in points, turned as the interface is.
  public var bounds: CGRect { device.bounds }

  /// The display in pixels, held upright.
  public var nativeBounds: CGRect {
    let size = device.description.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The pixels per point.
  public var scale: CGFloat { device.description.scale }

  /// The physical pixels per point; equal to `scale`.
  public var nativeScale: CGFloat { device.description.scale }

  /// The brightness from 0 to 1.
  public var brightness: CGFloat = 0.5 {
    didSet {
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(
        name: UIScreen.brightnessDidChangeNotification,
        object: self
      )
    }
  }

  /// Whether software may dim the display below its lowest brightness.
  public var wantsSoftwareDimming = false

  /// The most frames that the display shows in a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether the display is being recorded or mirrored.
  public var isCaptured: Bool { false }

  /// The screen that this one mirrors; none.
  public var mirrored: UIScreen? { nil }

  /// The traits of the device.
  public var traitCollection: UITraitCollection { device.traitCollection }

  /// Tells about a change of traits; does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinates of the display, turned as the interface is.
  public var coordinateSpace: any UICoordinateSpace {
    let space = turnedSpace ?? ScreenSpace(device: device, isFixed: false)
    turnedSpace = space
    return space
  }

  /// The coordinates of the display, held upright.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    let space = uprightSpace ?? ScreenSpace(device: device, isFixed: true)
    uprightSpace = space
    return space
  }

  /// Posted when the brightness changed.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Posted when a display is connected.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a display is disconnected.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
  /// Posted when the mode of a display changed.
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification"
  )
  /// Posted when recording begins or ends.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
}

/// The coordinates of a display.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let device: SimulatedDevice
  private let isFixed: Bool

  init(device: SimulatedDevice, isFixed: Bool) {
    self.device = device
    self.isFixed = isFixed
  }

  var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: device.description.size) : device.bounds
  }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let other = space as? ScreenSpace { return other.fromTurned(toTurned(point)) }
    return space.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let other = space as? ScreenSpace { return fromTurned(other.toTurned(point)) }
    if let view = space as? UIView { return fromTurned(view.pointOnScreen(point)) }
    return point
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convert($0, to: space) }
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convert($0, from: space) }
  }

  /// A point in the coordinates of the turned interface.
  func toTurned(_ point: CGPoint) -> CGPoint {
    guard isFixed else { return point }
    let size = device.description.size
    switch device.interfaceOrientation {
    case .landscapeRight: return CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeLeft: return CGPoint(x: size.height - point.y, y: point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: return point
    }
  }

  /// A point of the turned interface in these coordinates.
  func fromTurned(_ point: CGPoint) -> CGPoint {
    guard isFixed else { return point }
    let size = device.description.size
    switch device.interfaceOrientation {
    case .landscapeRight: return CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeLeft: return CGPoint(x: point.y, y: size.height - point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: return point
    }
  }
}

extension UIView {
  /// A point of the view on the turned screen, through the topmost superview.
  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let root = topOfTree
    let inRoot = convert(point, to: Optional(root))
    return CGPoint(
      x: inRoot.x + root.frame.minX - root.bounds.minX,
      y: inRoot.y + root.frame.minY - root.bounds.minY
    )
  }

  /// A point of the turned screen in the view, through the topmost superview.
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let root = topOfTree
    let inRoot = CGPoint(
      x: point.x - root.frame.minX + root.bounds.minX,
      y: point.y - root.frame.minY + root.bounds.minY
    )
    return convert(inRoot, from: Optional(root))
  }

  private var topOfTree: UIView {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    return root
  }
}
