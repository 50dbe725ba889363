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

  /// What touches; always a finger.
  open var type: TouchType { .direct }

  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }

  /// The uncertainty of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The pressure, from 0 to the maximum.
  open var force: CGFloat { 0 }

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
  var isTakenFromView = false
  var wasDelivered = false
  var wasCancelledInView = false

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
