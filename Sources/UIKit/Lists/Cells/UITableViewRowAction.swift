public import Foundation

/// A button behind a row that is swiped aside; trailing swipe actions replaced it.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How the button looks.
  public enum Style: Int, Sendable {
    /// Red.
    case destructive
    /// Gray.
    case normal

    /// Red, by its first name.
    public static var `default`: Style { .destructive }
  }

  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - style: How it looks.
  ///   - title: What it says.
  ///   - handler: Called when it is tapped.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// How the button looks.
  public let style: Style

  /// What the button says.
  open var title: String?

  /// The colour of the button.
  open var backgroundColor: UIColor?

  /// An effect behind the button.
  open var backgroundEffect: UIVisualEffect?
}
