extension UIBarButtonItem {
  /// The look of a bar button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// With a border, in old code.
    case bordered = 1
    /// For the main action.
    case done = 2

    /// For the main action.
    public static let prominent = Style.done
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus sign.
    case add
    /// Space that grows.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// A pen on paper.
    case compose
    /// An arrow.
    case reply
    /// A box with an arrow.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifier.
    case search
    /// A round arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two lines.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// A curled page, in old code.
    case pageCurl
    /// A cross in a circle.
    case close
    /// Writing tools.
    case writingTools
  }

  /// A number or a text on a bar button.
  ///
  /// Status: complete · A
  public struct Badge: Hashable {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The colour of the text.
    public var foregroundColor: UIColor?
    /// The colour behind the text.
    public var backgroundColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(String(count)) }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
