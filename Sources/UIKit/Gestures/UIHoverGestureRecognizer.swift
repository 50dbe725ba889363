import CoreGraphics
import Foundation

/// Recognizes a pointer above a view.
///
/// It begins when the pointer comes above the view, changes with every move, and ends when the
/// pointer leaves. Several views within each other may be hovered at once.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the view.
  open var zOffset: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The rotation of a pencil about itself, in radians.
  open var rollAngle: CGFloat { 0 }

  /// The direction of a pencil in a view, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil in a view, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The pointer is above the view, or left it.
  func hover(_ state: State, with touch: UITouch) {
    activeTouches = [touch]
    rememberLocation()
    rawState = state
    actions.send(self)
    guard state == .ended || state == .cancelled else { return }
    activeTouches = []
    rawState = .possible
    reset()
  }
}
