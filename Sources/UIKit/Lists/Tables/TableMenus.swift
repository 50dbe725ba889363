import CoreGraphics
import Foundation

/// Context menus of rows: a long press on a row asks the delegate for its menu.
///
/// - Evidence:
///   https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)
///   (grade A)
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  /// Lets long presses open menus while there is somebody to ask.
  func delegateDidChange() {
    guard let table else { return }
    let isThere = interaction.view === table
    if table.delegate != nil, !isThere { table.addInteraction(interaction) }
    if table.delegate == nil, isThere { table.removeInteraction(interaction) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location), table.table.cells[path] != nil
    else { return nil }
    return table.delegate?.tableView(
      table,
      contextMenuConfigurationForRowAt: path,
      point: location
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}

extension UITableViewDelegate {
  /// Asks for the menu of a row that a finger rests on; none by default.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMessage.send(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      to: self,
      tableView,
      indexPath,
      point
    ) { nil }
  }
  /// Asks for the picture that the menu grows from.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "tableView:previewForHighlightingContextMenuWithConfiguration:",
      to: self,
      tableView,
      configuration
    ) { nil }
  }
  /// Asks for the picture that the menu shrinks to.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "tableView:previewForDismissingContextMenuWithConfiguration:",
      to: self,
      tableView,
      configuration
    ) { nil }
  }
  /// Tells that the preview of a menu was tapped.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMessage.send(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      to: self,
      tableView,
      configuration,
      animator
    ) {}
  }
  /// Tells that a menu is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "tableView:willDisplayContextMenuWithConfiguration:animator:",
      to: self,
      tableView,
      configuration,
      animator
    ) {}
  }
  /// Tells that a menu is about to go.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
      to: self,
      tableView,
      configuration,
      animator
    ) {}
  }
}
