import CoreGraphics
import Foundation

/// Recognizes a quick movement in a direction.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// The directions that count; to the right by default.
  open var direction: Direction = .right

  private var start: TimeInterval = 0
  private static let distance: CGFloat = 50
  private static let timeLimit: TimeInterval = 0.5

  /// Notes the start.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
    if activeTouches.count == touches.count { start = event.timestamp }
  }

  /// Recognizes as soon as the distance is reached in time.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - start <= Self.timeLimit else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired, let touch = activeTouches.first else {
      return
    }
    let x = touch.windowLocation.x - touch.startLocation.x
    let y = touch.windowLocation.y - touch.startLocation.y
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    let found: Direction =
      abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(found) ? .ended : .failed
  }

  /// Fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
