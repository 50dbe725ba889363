extension UIControl {
  /// The state of a control; several parts may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not react.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control; several kinds may be combined.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touched down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched.
    case fill = 3
  }

  /// Where content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
