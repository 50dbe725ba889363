import CoreGraphics
public import Foundation

/// Recognizes two fingers that turn around each other.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turned: CGFloat = 0
  private var speed: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var startAngle: CGFloat = 0
  private var lastTime: TimeInterval = 0

  /// The angle since the start, in radians, clockwise.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue }
  }

  /// The change of the angle in a second.
  open var velocity: CGFloat { speed }

  private var angle: CGFloat {
    let first = activeTouches[0].windowLocation
    let second = activeTouches[1].windowLocation
    return atan2(second.y - first.y, second.x - first.x)
  }

  /// Notes the angle of two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count == 2 else {
      if activeTouches.count > 2, state == .possible { state = .failed }
      return
    }
    lastAngle = angle
    startAngle = lastAngle
    lastTime = event.timestamp
  }

  /// Begins after enough movement, then reports every move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count == 2 else { return }
    let present = angle
    if state == .possible, abs(Self.shortest(present - startAngle)) < 0.08 { return }
    let change = Self.shortest(present - lastAngle)
    let time = CGFloat(event.timestamp - lastTime)
    speed = time > 0 ? change / time : speed
    turned += change
    lastAngle = present
    lastTime = event.timestamp
    state = state == .possible ? .began : .changed
  }

  private static func shortest(_ angle: CGFloat) -> CGFloat {
    if angle > .pi { return angle - 2 * .pi }
    return angle < -.pi ? angle + 2 * .pi : angle
  }

  /// Ends the gesture when all fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = activeTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    if state == .possible {
      if left.isEmpty { state = .failed }
    } else if left.isEmpty {
      state = .ended
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the angle.
  open override func reset() {
    turned = 0
    speed = 0
  }
}
