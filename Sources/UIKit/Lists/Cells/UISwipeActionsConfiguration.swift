public import Foundation

/// The actions that a swipe over a row shows.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a row shows.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How the action looks.
  public enum Style: Int, Sendable {
    /// Like any.
    case normal
    /// Deleting something.
    case destructive
  }

  /// What runs: the action, the view of the row, and a closure to call when done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the action looks.
  open private(set) var style: Style

  /// What runs.
  open private(set) var handler: Handler

  /// The title.
  open var title: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour.
  open var backgroundColor: UIColor!

  /// The image.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// Performs the action as a tap does.
  package func perform(on view: UIView) {
    handler(self, view) { _ in }
  }
}
