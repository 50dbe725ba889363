import CoreGraphics
public import Foundation

/// A block that makes a menu for a place.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) ->
  UIMenu?

/// A block that makes the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu and the preview of a place.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identity.
  public let identifier: any NSCopying

  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSNull()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Makes the menus of an interaction.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu on a long press.
///
/// - Differs: menus are not shown; their actions can be asked for.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes the menus.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The place of the long press in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Closes the menu; none is shown.
  open func dismissMenu() {}
}
