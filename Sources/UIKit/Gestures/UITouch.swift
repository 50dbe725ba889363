import CoreGraphics
public import Foundation

/// A finger on the screen, from the moment it touches down.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger did not move since the last event.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
    /// A pointer entered.
    case regionEntered
    /// A pointer moved.
    case regionMoved
    /// A pointer left.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// The time of the last change, in seconds since the start.
  open internal(set) var timestamp: TimeInterval = 0

  /// Where the touch is in its life.
  open internal(set) var phase: Phase = .began

  /// How many touches in a row this one ends.
  open internal(set) var tapCount = 1

  /// What touches; a finger unless a stage says otherwise.
  open var type: TouchType { kind }

  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }

  /// The uncertainty of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The pressure, from 0 to the maximum.
  open var force: CGFloat { pressure }

  /// The largest pressure; zero without a sensor.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The window in which the touch began.
  open internal(set) var window: UIWindow?

  /// The view in which the touch began.
  open internal(set) var view: UIView?

  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  var startLocation = CGPoint.zero
  /// What the view knows of the touch.
  var delivery = TouchDelivery.new
  /// Whether a recognizer took the touch away from the view.
  var isTaken = false
  /// Whether a scroll view has waited long enough for a drag.
  var isPastContentDelay = false
  var kind = TouchType.direct
  var pressure: CGFloat = 0

  /// Creates a touch that is nowhere; tests make real ones with a stage.
  public override nonisolated init() {
    super.init()
  }

  /// The place of the touch in a view; in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The place of the touch before the last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// The angle between a pencil and the screen, in radians; upright for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction of a pencil in a view, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil in a view, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The rotation of a pencil about itself, in radians.
  open var rollAngle: CGFloat { 0 }

  /// The properties whose values are estimates; none are.
  open var estimatedProperties: Properties { [] }

  /// The estimated properties whose values will be corrected; none will.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number by which a correction is matched; there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Properties of a touch that may be estimates.
  public struct Properties: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: Int
    /// Creates properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The pressure.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The exact place of the touch in a view.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The exact place of the touch before the last move.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  func move(to point: CGPoint, phase: Phase, at time: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = point
    self.phase = phase
    timestamp = time
  }
}
