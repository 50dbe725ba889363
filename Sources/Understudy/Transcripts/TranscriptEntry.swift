public import Clockwork

/// One callback, message or event of a transcript.
public struct TranscriptEntry: Sendable, Equatable, CustomStringConvertible {
  /// What was called, without its arguments.
  public struct Callback: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The base name, for example `viewWillAppear`.
    public let rawValue: String

    /// Creates a callback from its base name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a callback from its base name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// When it began, in virtual time.
  public var time: VirtualTime
  /// How many calls it stood in.
  public var depth: Int
  /// Whose callback it is, for example `Inbox#1`; empty for messages of the system.
  public var subject: String
  /// The type of the object, without its module.
  public var typeName: String
  /// What was called.
  public var callback: Callback
  /// The arguments as text, for example `true` or `toParent: Nav#1`; `nil` for none.
  public var arguments: String?

  /// Creates an entry.
  public init(
    time: VirtualTime = VirtualTime(),
    depth: Int = 0,
    subject: String,
    typeName: String,
    callback: Callback,
    arguments: String? = nil
  ) {
    self.time = time
    self.depth = depth
    self.subject = subject
    self.typeName = typeName
    self.callback = callback
    self.arguments = arguments
  }

  /// The entry as text, for example `Inbox#1.viewWillAppear(true)`.
  public var line: String {
    let name = subject.isEmpty ? callback.rawValue : "\(subject).\(callback.rawValue)"
    return arguments.map { "\(name)(\($0))" } ?? name
  }

  /// The entry with its time and nesting; `animated` instead of a bare flag.
  public var traceLine: String {
    let time = String(repeating: " ", count: max(0, 8 - time.description.count)) + time.description
    var text = line
    if Callback.flagged.contains(callback), let flag = arguments {
      text = "\(subject).\(callback.rawValue)" + (flag == "true" ? "(animated)" : "")
    }
    return time + "  " + String(repeating: "  ", count: depth) + text
  }

  /// The entry as text.
  public var description: String { line }
}

extension TranscriptEntry.Callback {
  /// The view is made.
  public static let loadView: Self = "loadView"
  /// The view was made.
  public static let viewDidLoad: Self = "viewDidLoad"
  /// The view is about to appear.
  public static let viewWillAppear: Self = "viewWillAppear"
  /// The view is in the window and laid out, before the first frame.
  public static let viewIsAppearing: Self = "viewIsAppearing"
  /// The view appeared.
  public static let viewDidAppear: Self = "viewDidAppear"
  /// The view is about to disappear.
  public static let viewWillDisappear: Self = "viewWillDisappear"
  /// The view disappeared.
  public static let viewDidDisappear: Self = "viewDidDisappear"
  /// The controller is about to get a parent or to lose it.
  public static let willMove: Self = "willMove"
  /// The controller got a parent or lost it.
  public static let didMove: Self = "didMove"
  /// The object was freed.
  public static let `deinit`: Self = "deinit"
  /// The system printed a message.
  public static let console: Self = "console"

  /// The callbacks that follow a view on its way to the screen and back.
  static let appearance: Set<Self> = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear,
  ]

  /// The callbacks whose only argument tells whether the change is animated.
  static let flagged: Set<Self> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
}
