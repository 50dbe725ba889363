public import Foundation

/// The object that gives the items of items that the user drags away.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Asks for the items of the item under the finger; none means that nothing is dragged.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Asks for the items of a item that is tapped while others are dragged.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Asks how the picture of a item looks while it is dragged.
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
  /// Tells that the drag begins.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  )
  /// Tells that the drag is over.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  )
  /// Asks whether items may be moved instead of copied; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks whether other apps never see the items; `false` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// All methods but the first are optional.
extension UICollectionViewDragDelegate {
  /// Asks for the items of a item that is tapped while others are dragged; none by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalMessage.send(
      "collectionView:itemsForAddingToDragSession:atIndexPath:point:",
      to: self,
      collectionView,
      session,
      indexPath,
      point
    ) { [] }
  }
  /// Asks how the picture of a item looks while it is dragged.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMessage.send(
      "collectionView:dragPreviewParametersForItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { nil }
  }
  /// Tells that the drag begins.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    OptionalMessage.send("collectionView:dragSessionWillBegin:", to: self, collectionView, session)
    {}
  }
  /// Tells that the drag is over.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    OptionalMessage.send("collectionView:dragSessionDidEnd:", to: self, collectionView, session) {}
  }
  /// Asks whether items may be moved instead of copied; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:dragSessionAllowsMoveOperation:",
      to: self,
      collectionView,
      session
    ) { true }
  }
  /// Asks whether other apps never see the items; `false` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:dragSessionIsRestrictedToDraggingApplication:",
      to: self,
      collectionView,
      session
    ) { false }
  }
}
