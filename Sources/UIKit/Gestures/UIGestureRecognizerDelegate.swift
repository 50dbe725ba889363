public import Foundation

/// Decides when a recognizer begins, and with whom it shares touches.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the recognizer may leave its start state; `true` if not implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both may recognize at once; `false` if not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the first waits until the second fails; `false` if not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the second waits until the first fails; `false` if not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer looks at a touch; `true` if not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool

  /// Whether the recognizer looks at a press; `true` if not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool

  /// Whether the recognizer looks at an event; `true` if not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
}

/// The answers of a delegate that does not implement a member.
extension UIGestureRecognizerDelegate {
  /// Allows every gesture.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMessage.send("gestureRecognizerShouldBegin:", to: self, gestureRecognizer) { true }
  }

  /// Allows no two at once.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      to: self,
      gestureRecognizer,
      otherGestureRecognizer
    ) { false }
  }

  /// Waits for none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
      to: self,
      gestureRecognizer,
      otherGestureRecognizer
    ) { false }
  }

  /// Makes none wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
      to: self,
      gestureRecognizer,
      otherGestureRecognizer
    ) { false }
  }

  /// Looks at every touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldReceiveTouch:",
      to: self,
      gestureRecognizer,
      touch
    ) { true }
  }

  /// Looks at every press.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldReceivePress:",
      to: self,
      gestureRecognizer,
      press
    ) { true }
  }

  /// Looks at every event.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldReceiveEvent:",
      to: self,
      gestureRecognizer,
      event
    ) { true }
  }
}
