import CoreGraphics
public import Foundation

/// A button that is held down.
///
/// - Differs: no device here has buttons; only the types exist.
///
/// Status: partial · A
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
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// Select.
    case select
    /// Menu.
    case menu
    /// Play or pause.
    case playPause
  }

  /// The time of the last change.
  open internal(set) var timestamp: TimeInterval = 0

  /// Where the press is in its life.
  open internal(set) var phase: Phase = .began

  /// Which button.
  open internal(set) var type: PressType = .select

  /// The pressure.
  open internal(set) var force: CGFloat = 0

  /// The window of the press.
  open internal(set) var window: UIWindow?

  /// The responder of the press.
  open internal(set) var responder: UIResponder?
}

/// An event of buttons.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
