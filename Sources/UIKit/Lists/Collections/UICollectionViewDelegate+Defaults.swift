public import CoreGraphics
public import Foundation

/// All methods but the required ones have defaults.
extension UICollectionViewDelegate {
  /// Asks whether a touch highlights an item; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldHighlightItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { true }
  }
  /// Tells that a touch highlighted an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didHighlightItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {}
  }
  /// Tells that the highlight ended.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didUnhighlightItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {}
  }
  /// Asks whether a tap selects an item; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldSelectItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { true }
  }
  /// Asks whether a tap deselects an item; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldDeselectItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { true }
  }
  /// Tells that the user selected an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didSelectItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {}
  }
  /// Tells that the user's tap deselected an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didDeselectItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {}
  }
  /// Tells that a cell is about to be shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:willDisplayCell:forItemAtIndexPath:",
      to: self,
      collectionView,
      cell,
      indexPath
    ) {}
  }
  /// Tells that a header, footer or other view is about to be shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      to: self,
      collectionView,
      view,
      elementKind,
      indexPath
    ) {}
  }
  /// Tells that a cell is no longer shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      to: self,
      collectionView,
      cell,
      indexPath
    ) {}
  }
  /// Tells that a header, footer or other view is no longer shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      to: self,
      collectionView,
      view,
      elementKind,
      indexPath
    ) {}
  }
  /// Asks whether a tap acts beside selecting.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { true }
  }
  /// Tells that a tap acted on an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:performPrimaryActionForItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {}
  }
  /// Asks for the place of an item that the user moves; the proposed one by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMessage.send(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      to: self,
      collectionView,
      originalIndexPath,
      currentIndexPath,
      proposedIndexPath
    ) {
      self.collectionView(
        collectionView,
        targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    }
  }
  /// Asks for the place of an item that the user moves; the first version of the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMessage.send(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
      to: self,
      collectionView,
      originalIndexPath,
      proposedIndexPath
    ) { proposedIndexPath }
  }
  /// Asks where the content is after a change of layout or data; the proposed offset by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMessage.send(
      "collectionView:targetContentOffsetForProposedContentOffset:",
      to: self,
      collectionView,
      proposedContentOffset
    ) { proposedContentOffset }
  }
  /// Asks for the layout between two others.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMessage.send(
      "collectionView:transitionLayoutForOldLayout:newLayout:",
      to: self,
      collectionView,
      fromLayout,
      toLayout
    ) { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  }
  /// Asks whether an item can be edited; `true` by default.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMessage.send(
      "collectionView:canEditItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { true }
  }
  /// Asks whether an item shows a menu of editing commands; `false` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldShowMenuForItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { false }
  }
  /// Asks whether an editing command applies to an item; `false` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
      to: self,
      collectionView,
      action,
      indexPath,
      sender
    ) { false }
  }
  /// Performs an editing command on an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMessage.send(
      "collectionView:performAction:forItemAtIndexPath:withSender:",
      to: self,
      collectionView,
      action,
      indexPath,
      sender
    ) {}
  }
  /// Asks whether a pan with two fingers starts to select several items; `false` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { false }
  }
  /// Tells that such a selection started.
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {}
  }
  /// Tells that such a selection ended.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMessage.send(
      "collectionViewDidEndMultipleSelectionInteraction:",
      to: self,
      collectionView
    ) {}
  }
  /// Asks for the menu of items; that of the first one by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMessage.send(
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
      to: self,
      collectionView,
      indexPaths,
      point
    ) { nil }
  }
  /// Asks for the menu of an item; none by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMessage.send(
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
      to: self,
      collectionView,
      indexPath,
      point
    ) { nil }
  }
  /// Asks for the preview of an item whose menu opens; its cell by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
      to: self,
      collectionView,
      configuration,
      indexPath
    ) { nil }
  }
  /// Asks for the preview of an item whose menu closes; its cell by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
      to: self,
      collectionView,
      configuration,
      indexPath
    ) { nil }
  }
  /// Asks for the preview of a menu that opens; the first version of the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:",
      to: self,
      collectionView,
      configuration
    ) { nil }
  }
  /// Asks for the preview of a menu that closes; the first version of the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "collectionView:previewForDismissingContextMenuWithConfiguration:",
      to: self,
      collectionView,
      configuration
    ) { nil }
  }
  /// Tells that the preview of a menu was tapped.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMessage.send(
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      to: self,
      collectionView,
      configuration,
      animator
    ) {}
  }
  /// Tells that a menu is about to appear.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "collectionView:willDisplayContextMenuWithConfiguration:animator:",
      to: self,
      collectionView,
      configuration,
      animator
    ) {}
  }
  /// Tells that a menu is about to go.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
      to: self,
      collectionView,
      configuration,
      animator
    ) {}
  }
  /// Asks whether the focus may stop at an item; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  )
    -> Bool
  {
    OptionalMessage.send(
      "collectionView:canFocusItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { true }
  }
  /// Asks whether the focus may move; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldUpdateFocusInContext:",
      to: self,
      collectionView,
      context
    ) { true }
  }
  /// Tells that the focus moved.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMessage.send(
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
      to: self,
      collectionView,
      context,
      coordinator
    ) {}
  }
  /// Asks for the item that the focus goes to first; none by default.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMessage.send(
      "indexPathForPreferredFocusedViewInCollectionView:",
      to: self,
      collectionView
    ) { nil }
  }
  /// Asks whether an item that gets the focus is selected; as the collection says by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:selectionFollowsFocusForItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { collectionView.selectionFollowsFocus }
  }
}
