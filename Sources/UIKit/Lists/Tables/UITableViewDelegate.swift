public import Foundation

/// The object that decides about heights and selection, and follows a table.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells that a cell is about to be shown.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Tells that a header is about to be shown.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )
  /// Tells that a footer is about to be shown.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  /// Tells that a cell is no longer shown.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Tells that a header is no longer shown.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )
  /// Tells that a footer is no longer shown.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )
  /// Asks for the height of a row; `rowHeight` by default.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks for the height of a header; `sectionHeaderHeight` by default.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Asks for the height of a footer; `sectionFooterHeight` by default.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Asks for a guess of a row's height; `estimatedRowHeight` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks for a guess of a header's height.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// Asks for a guess of a footer's height.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// Asks for the view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Asks for the view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Tells that the user tapped the button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Asks whether a touch highlights a row; `true` by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells that a touch highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells that the highlight ended.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks which row a tap selects; `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Asks which row is deselected; `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells that the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells that the user's tap deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Asks how a row can be edited; by deleting it by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Asks for the title of the button that deletes a row.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Asks for the actions of a swipe from the leading edge.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks for the actions of a swipe from the trailing edge.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks for the buttons of a swipe, as before iOS 11; trailing swipe actions replaced it.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Asks whether a row moves aside while it is edited; `true` by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// Tells that a swipe starts to edit a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Tells that editing by a swipe ended.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Asks where a dragged row may go.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Asks for the indentation of a row.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Asks whether two fingers may select several rows.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells that two fingers start to select rows.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Tells that selecting with two fingers ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Asks for the menu of a row that a finger rests on.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Asks for the picture that the menu grows from.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks for the picture that the menu shrinks to.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells that the preview of a menu was tapped.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Tells that a menu is about to be shown.
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Tells that a menu is about to go.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Asks whether a row can get the focus.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Asks whether a tap acts instead of selecting; as while not editing by default.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// Tells that a tap acted on a row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

/// All methods but the required ones have defaults.
extension UITableViewDelegate {
  /// Tells that a cell is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:willDisplayCell:forRowAtIndexPath:",
      to: self,
      tableView,
      cell,
      indexPath
    ) {}
  }
  /// Tells that a header is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:willDisplayHeaderView:forSection:",
      to: self,
      tableView,
      view,
      section
    ) {}
  }
  /// Tells that a footer is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:willDisplayFooterView:forSection:",
      to: self,
      tableView,
      view,
      section
    ) {}
  }
  /// Tells that a cell is no longer shown.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      to: self,
      tableView,
      cell,
      indexPath
    ) {}
  }
  /// Tells that a header is no longer shown.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:didEndDisplayingHeaderView:forSection:",
      to: self,
      tableView,
      view,
      section
    ) {}
  }
  /// Tells that a footer is no longer shown.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:didEndDisplayingFooterView:forSection:",
      to: self,
      tableView,
      view,
      section
    ) {}
  }
  /// Asks for the height of a row; `rowHeight` by default.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMessage.send("tableView:heightForRowAtIndexPath:", to: self, tableView, indexPath) {
      tableView.defaultHeight(.row)
    }
  }
  /// Asks for the height of a header; `sectionHeaderHeight` by default.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    OptionalMessage.send("tableView:heightForHeaderInSection:", to: self, tableView, section) {
      tableView.defaultHeight(.header)
    }
  }
  /// Asks for the height of a footer; `sectionFooterHeight` by default.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    OptionalMessage.send("tableView:heightForFooterInSection:", to: self, tableView, section) {
      tableView.defaultHeight(.footer)
    }
  }
  /// Asks for a guess of a row's height; `estimatedRowHeight` by default.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    OptionalMessage.send(
      "tableView:estimatedHeightForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { tableView.defaultHeight(.estimatedRow) }
  }
  /// Asks for a guess of a header's height.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    OptionalMessage.send(
      "tableView:estimatedHeightForHeaderInSection:",
      to: self,
      tableView,
      section
    ) { tableView.defaultHeight(.estimatedHeader) }
  }
  /// Asks for a guess of a footer's height.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    OptionalMessage.send(
      "tableView:estimatedHeightForFooterInSection:",
      to: self,
      tableView,
      section
    ) { tableView.defaultHeight(.estimatedFooter) }
  }
  /// Asks for the view above a section.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMessage.send("tableView:viewForHeaderInSection:", to: self, tableView, section) {
      tableView.noteMissing(.headerView)
      return nil
    }
  }
  /// Asks for the view below a section.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMessage.send("tableView:viewForFooterInSection:", to: self, tableView, section) {
      tableView.noteMissing(.footerView)
      return nil
    }
  }
  /// Tells that the user tapped the button of a row.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:accessoryButtonTappedForRowWithIndexPath:",
      to: self,
      tableView,
      indexPath
    ) {}
  }
  /// Asks whether a touch highlights a row; `true` by default.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    OptionalMessage.send("tableView:shouldHighlightRowAtIndexPath:", to: self, tableView, indexPath)
    { true }
  }
  /// Tells that a touch highlighted a row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didHighlightRowAtIndexPath:", to: self, tableView, indexPath) {}
  }
  /// Tells that the highlight ended.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didUnhighlightRowAtIndexPath:", to: self, tableView, indexPath)
    {}
  }
  /// Asks which row a tap selects; `nil` for none.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMessage.send("tableView:willSelectRowAtIndexPath:", to: self, tableView, indexPath) {
      indexPath as IndexPath?
    }
  }
  /// Asks which row is deselected; `nil` for none.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMessage.send("tableView:willDeselectRowAtIndexPath:", to: self, tableView, indexPath) {
      indexPath as IndexPath?
    }
  }
  /// Tells that the user selected a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didSelectRowAtIndexPath:", to: self, tableView, indexPath) {}
  }
  /// Tells that the user's tap deselected a row.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didDeselectRowAtIndexPath:", to: self, tableView, indexPath) {}
  }
  /// Asks how a row can be edited; by deleting it by default.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMessage.send("tableView:editingStyleForRowAtIndexPath:", to: self, tableView, indexPath)
    {
      tableView.noteMissing(.editingStyle)
      return .delete
    }
  }
  /// Asks for the title of the button that deletes a row.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMessage.send(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) {
      tableView.noteMissing(.deleteTitle)
      return nil
    }
  }
  /// Asks for the actions of a swipe from the leading edge.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMessage.send(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { nil }
  }
  /// Asks for the actions of a swipe from the trailing edge.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMessage.send(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { nil }
  }
  /// Asks for the buttons of a swipe, as before iOS 11; trailing swipe actions replaced it.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMessage.send("tableView:editActionsForRowAtIndexPath:", to: self, tableView, indexPath)
    { nil }
  }
  /// Asks whether a row moves aside while it is edited; `true` by default.
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "tableView:shouldIndentWhileEditingRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { true }
  }
  /// Tells that a swipe starts to edit a row.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMessage.send(
      "tableView:willBeginEditingRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) {}
  }
  /// Tells that editing by a swipe ended.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMessage.send("tableView:didEndEditingRowAtIndexPath:", to: self, tableView, indexPath) {
    }
  }
  /// Asks where a dragged row may go.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMessage.send(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      to: self,
      tableView,
      sourceIndexPath,
      proposedDestinationIndexPath
    ) { proposedDestinationIndexPath }
  }
  /// Asks for the indentation of a row.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    OptionalMessage.send(
      "tableView:indentationLevelForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) {
      tableView.noteMissing(.indentation)
      return 0
    }
  }
  /// Asks whether two fingers may select several rows.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { false }
  }
  /// Tells that two fingers start to select rows.
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) {}
  }
  /// Tells that selecting with two fingers ended.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMessage.send("tableViewDidEndMultipleSelectionInteraction:", to: self, tableView) {}
  }
  /// Asks whether a row can get the focus.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMessage.send("tableView:canFocusRowAtIndexPath:", to: self, tableView, indexPath) {
      true
    }
  }
  /// Asks whether a tap acts instead of selecting; as while not editing by default.
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "tableView:canPerformPrimaryActionForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { !tableView.isEditing }
  }
  /// Tells that a tap acted on a row.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    OptionalMessage.send(
      "tableView:performPrimaryActionForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) {}
  }
}
