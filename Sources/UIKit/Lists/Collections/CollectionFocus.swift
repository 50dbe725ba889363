public import Foundation

/// A movement of the focus in a collection, by its items.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item whose cell loses the focus; `nil` if it was elsewhere.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The item whose cell gets the focus; `nil` if it goes elsewhere.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    super.init(
      from: context.previouslyFocusedItem,
      to: context.nextFocusedItem,
      heading: context.focusHeading
    )
    previouslyFocusedIndexPath = collection.path(ofFocused: context.previouslyFocusedItem)
    nextFocusedIndexPath = collection.path(ofFocused: context.nextFocusedItem)
  }
}

extension UICollectionView {
  /// The item whose cell the focus is at or in.
  fileprivate func path(ofFocused item: (any UIFocusItem)?) -> IndexPath? {
    var view = item as? UIView
    while let current = view {
      if let cell = current as? UICollectionViewCell, cell.collection === self {
        return indexPath(for: cell)
      }
      view = current.superview
    }
    return nil
  }

  /// Whether the delegate lets the focus stop at a cell.
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing ? allowsFocusDuringEditing : allowsFocus else { return false }
    guard let path = indexPath(for: cell), let delegate else { return true }
    return delegate.collectionView(self, canFocusItemAt: path)
  }

  /// Follows the focus: tells the delegate, and selects where that is wanted.
  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = UICollectionViewFocusUpdateContext(context, in: self)
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    for path in [own.previouslyFocusedIndexPath, own.nextFocusedIndexPath] {
      if let path { items.cells[path]?.setNeedsUpdateConfiguration() }
    }
    guard selectionFollowsFocus, let path = own.nextFocusedIndexPath,
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true,
      !items.selectedSet.contains(path)
    else { return }
    tapItem(at: path)
  }
}
