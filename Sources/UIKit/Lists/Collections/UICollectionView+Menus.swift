import CoreGraphics
import Foundation

/// The menus of a collection's items.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var collection: UICollectionView?
  private(set) var interaction: UIContextMenuInteraction?
  /// The items whose menu is open.
  private(set) var paths: [IndexPath] = []

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    collection.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collection, let delegate = collection.delegate else { return nil }
    paths = collection.pathsForMenu(at: location)
    if let configuration = delegate.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: paths,
      point: location
    ) {
      return configuration
    }
    guard let path = paths.first else { return nil }
    return delegate.collectionView(
      collection,
      contextMenuConfigurationForItemAt: path,
      point: location
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let collection, let delegate = collection.delegate, let path = paths.first else {
      return nil
    }
    return delegate.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path
    )
      ?? delegate.collectionView(
        collection,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
      ?? collection.items.cells[path].map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}

extension UICollectionView {
  func installMenus() {
    if items.menus == nil { items.menus = CollectionMenus(self) }
  }

  /// The items for which a menu opens at a point: all selected ones, if one of them is there.
  func pathsForMenu(at location: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: location) else { return [] }
    guard items.selected.count > 1, items.selectedSet.contains(path) else { return [path] }
    return [path] + items.selected.filter { $0 != path }
  }
}
