import CoreGraphics
public import Foundation

/// A key or a button that is held down.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// The pressure changed.
    case changed
    /// Nothing changed.
    case stationary
    /// The button went up.
    case ended
    /// The system took the press away.
    case cancelled
  }

  /// Which button.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// A page further up.
    case pageUp = 30
    /// A page further down.
    case pageDown = 31
    /// A key of a keyboard that is none of the others.
    case keyboard = 2000
  }

  /// The time of the last change.
  open internal(set) var timestamp: TimeInterval = 0

  /// Where the press is in its life.
  open internal(set) var phase: Phase = .began

  /// Which button.
  open internal(set) var type: PressType = .select

  /// The key, if it is one of a keyboard.
  open internal(set) var key: UIKey?

  /// The pressure.
  open internal(set) var force: CGFloat = 0

  /// The window of the press.
  open internal(set) var window: UIWindow?

  /// The responder of the press.
  open internal(set) var responder: UIResponder?

  /// The recognizers that receive the press.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
}

/// An event of keys and buttons.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []
  /// Whether the presses came to the end of the responder chain.
  var reachedTheEnd = false

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { ($0.gestureRecognizers ?? []).contains { $0 === gesture } })
  }
}
