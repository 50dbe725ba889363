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
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Asks for a header, footer or other view.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Asks whether an item can be moved.
  ///
  /// - Differs: On iOS an item can be moved if the data source has the method that moves one;
  ///   here that shows at the end only: the item goes back.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Asks to move an item, as the user did.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.refuseMovement() }
  /// Asks for the titles of an index at the side; none by default.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Asks where a title of the index leads.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
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
  ) {}
}
