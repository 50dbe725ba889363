public import Foundation

/// Something the user did: touches, motion, presses.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device moved.
    case motion = 1
    /// A headset or a remote.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
    /// A pointer scrolled.
    case scroll = 10
    /// A pointer hovered.
    case hover = 11
    /// A pointer's own gesture.
    case transform = 14
  }

  /// What happened in detail.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The remote asked to play.
    case remoteControlPlay = 100
    /// The remote asked to pause.
    case remoteControlPause = 101
    /// The remote asked to stop.
    case remoteControlStop = 102
    /// The remote asked to play or pause.
    case remoteControlTogglePlayPause = 103
    /// The remote asked for the next track.
    case remoteControlNextTrack = 104
    /// The remote asked for the track before.
    case remoteControlPreviousTrack = 105
    /// The remote began to seek backwards.
    case remoteControlBeginSeekingBackward = 106
    /// The remote ended to seek backwards.
    case remoteControlEndSeekingBackward = 107
    /// The remote began to seek forwards.
    case remoteControlBeginSeekingForward = 108
    /// The remote ended to seek forwards.
    case remoteControlEndSeekingForward = 109
  }

  private let kind: EventType
  private let detail: EventSubtype
  var touches: [UITouch] = []

  /// Creates an event without touches.
  public convenience override init() {
    self.init(type: .touches)
  }

  package init(type: EventType, subtype: EventSubtype = .none) {
    kind = type
    detail = subtype
    super.init()
  }

  /// The kind of the event.
  open var type: EventType { kind }

  /// What happened in detail.
  open var subtype: EventSubtype { detail }

  /// The modifier keys that are held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of a pointer that are held.
  open internal(set) var buttonMask: ButtonMask = []

  /// The time of the event, in seconds since the start.
  open internal(set) var timestamp: TimeInterval = 0

  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches of the event that belong to a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.window === window })
  }

  /// The touches of the event that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.view === view })
  }

  /// The touches of the event that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(touches.filter { ($0.gestureRecognizers ?? []).contains { $0 === gesture } })
  }

  /// The touches between two events; the touch itself, as none are left out.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// The touches that are expected next; none are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }
}
