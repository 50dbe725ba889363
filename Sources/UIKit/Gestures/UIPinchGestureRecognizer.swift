import CoreGraphics
public import Foundation

/// Recognizes two fingers that move apart or together.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var factor: CGFloat = 1
  private var speed: CGFloat = 0
  private var lastDistance: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var startDistance: CGFloat = 0

  /// The distance of the fingers relative to the start.
  open var scale: CGFloat {
    get { factor }
    set { factor = newValue }
  }

  /// The change of the scale in a second.
  open var velocity: CGFloat { speed }

  private var distance: CGFloat {
    let left = activeTouches[0].windowLocation
    let right = activeTouches[1].windowLocation
    let x = left.x - right.x
    let y = left.y - right.y
    return max((x * x + y * y).squareRoot(), 1)
  }

  /// Notes the distance of two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count == 2 else {
      if activeTouches.count > 2, state == .possible { state = .failed }
      return
    }
    lastDistance = distance
    startDistance = lastDistance
    lastTime = event.timestamp
  }

  /// Begins after enough movement, then reports every move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count == 2 else { return }
    let present = distance
    if state == .possible, abs(present - startDistance) < 8 { return }
    let change = present / lastDistance
    let time = CGFloat(event.timestamp - lastTime)
    speed = time > 0 ? factor * (change - 1) / time : speed
    factor *= change
    lastDistance = present
    lastTime = event.timestamp
    state = state == .possible ? .began : .changed
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

  /// Forgets the scale.
  open override func reset() {
    factor = 1
    speed = 0
  }
}
