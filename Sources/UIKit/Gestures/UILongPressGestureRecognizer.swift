import Clockwork
import CoreGraphics
public import Foundation

/// Recognizes fingers that are held down.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired = 0

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// How long the fingers are held, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var deadline: ScheduledWork?

  /// Starts the clock when enough fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    if numberOfTapsRequired > 0,
      activeTouches.contains(where: { $0.tapCount <= numberOfTapsRequired })
    {
      state = .failed
      return
    }
    let delay = Duration.seconds(minimumPressDuration)
    deadline = MainLoop.current.schedule(.timer, "long press", after: delay) { [weak self] in
      guard let self, self.state == .possible else { return }
      self.state = .began
    }
  }

  /// Fails if a finger moves too far before, reports moves after the beginning.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if touches.contains(where: { $0.travelled > allowableMovement }) { state = .failed }
    } else {
      state = .changed
    }
  }

  /// Ends the gesture, or fails if it did not begin.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Stops the clock.
  open override func reset() {
    deadline?.cancel()
    deadline = nil
  }
}
