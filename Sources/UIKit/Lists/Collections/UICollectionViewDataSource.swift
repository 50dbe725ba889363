public import Foundation

/// The object that provides the items of a collection.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asks for the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Asks for the cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Asks for the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Asks for a header, footer or other view.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Asks whether an item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Asks to move an item, as the user did.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// Asks for the titles of an index at the side; none by default.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Asks where a title of the index leads.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

/// All methods but the required ones have defaults.
extension UICollectionViewDataSource {
  /// Asks for the number of sections; 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMessage.send("numberOfSectionsInCollectionView:", to: self, collectionView) { 1 }
  }
  /// Asks for a header, footer or other view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMessage.send(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      to: self,
      collectionView,
      kind,
      indexPath
    ) { UICollectionReusableView() }
  }
  /// Asks whether an item can be moved.
  ///
  /// By default it can if the data source has the method that moves one.
  ///
  /// - Differs: Of a class that was not lowered that shows at the end only: the item goes back.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMessage.send(
      "collectionView:canMoveItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) {
      let move: StaticString = "collectionView:moveItemAtIndexPath:toIndexPath:"
      return OptionalMessage.isImplemented(move, by: self) ?? true
    }
  }
  /// Asks to move an item, as the user did.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:moveItemAtIndexPath:toIndexPath:",
      to: self,
      collectionView,
      sourceIndexPath,
      destinationIndexPath
    ) { collectionView.refuseMovement() }
  }
  /// Asks for the titles of an index at the side; none by default.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMessage.send("indexTitlesForCollectionView:", to: self, collectionView) { nil }
  }
  /// Asks where a title of the index leads.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    OptionalMessage.send(
      "collectionView:indexPathForIndexTitle:atIndex:",
      to: self,
      collectionView,
      title,
      index
    ) { IndexPath(item: 0, section: 0) }
  }
}

/// An object that loads items ahead.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Asks to load items that may be shown soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Takes back earlier calls: the items will not be shown soon.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Takes back earlier calls; does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalMessage.send(
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
      to: self,
      collectionView,
      indexPaths
    ) {}
  }
}
