import CoreGraphics
import Foundation

/// An item that stands in for one whose data is still coming.
@MainActor
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  let animator = DragAnimator()
  private weak var dragging: CollectionDragging?
  /// Where the item is, other stand-ins counted.
  var path: IndexPath

  init(
    _ item: UIDragItem,
    _ placeholder: UICollectionViewDropPlaceholder,
    _ dragging: CollectionDragging
  ) {
    dragItem = item
    self.placeholder = placeholder
    self.dragging = dragging
    path = placeholder.insertionIndexPath
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, let collection = dragging.collection, dragging.holds(self) else {
      return false
    }
    dataSourceUpdates(dragging.dataPath(of: path))
    dragging.forget(self)
    var update = TableUpdate()
    update.reloadedRows = [path]
    collection.show(update, counts: collection.items.counts)
    return true
  }

  func setNeedsCellUpdate() {
    guard let dragging, let collection = dragging.collection, dragging.holds(self),
      let cell = collection.items.cells[path]
    else { return }
    placeholder.cellUpdateHandler?(cell)
  }

  func deletePlaceholder() -> Bool {
    guard let dragging, let collection = dragging.collection, dragging.holds(self) else {
      return false
    }
    var counts = collection.items.counts
    counts[path.section] -= 1
    var update = TableUpdate()
    update.deletedRows = [path]
    dragging.forget(self)
    for other in dragging.placeholders
    where other.path.section == path.section && other.path.item > path.item {
      other.path.item -= 1
    }
    collection.show(update, counts: counts)
    return true
  }
}

/// Items of a collection that its data source does not know.
extension CollectionDragging {
  func holds(_ context: CollectionPlaceholderContext) -> Bool {
    placeholders.contains { $0 === context }
  }

  func forget(_ context: CollectionPlaceholderContext) { placeholders.removeAll { $0 === context } }

  /// The path of an item as the data source knows it.
  func dataPath(of path: IndexPath) -> IndexPath {
    let before = placeholders.count { $0.path.section == path.section && $0.path.item < path.item }
    return IndexPath(item: path.item - before, section: path.section)
  }

  func insert(_ context: CollectionPlaceholderContext) {
    guard let collection else { return }
    let path = context.path
    var counts = collection.items.counts
    guard counts.indices.contains(path.section), path.item <= counts[path.section] else {
      raise(
        .invalidUpdate(.insertedRow(path.item, section: path.section, count: 0), in: collection)
      )
      return
    }
    counts[path.section] += 1
    for other in placeholders
    where other.path.section == path.section && other.path.item >= path.item {
      other.path.item += 1
    }
    placeholders.append(context)
    var update = TableUpdate()
    update.insertedRows = [path]
    collection.show(update, counts: counts)
  }

  /// The cell of an item that stands in for data; `nil` for other items.
  func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let context = placeholders.first(where: { $0.path == path }), let collection else {
      return nil
    }
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: context.placeholder.reuseIdentifier,
      for: path
    )
    context.placeholder.cellUpdateHandler?(cell)
    return cell
  }
}

extension UICollectionView {
  var dragging: CollectionDragging? { existingAttachment(CollectionDragging.self) }

  var madeDragging: CollectionDragging {
    attachment(CollectionDragging.self) { CollectionDragging(self) }
  }

  /// The stand-ins of the collection, if there are any.
  var standIns: CollectionDragging? {
    guard let dragging, !dragging.placeholders.isEmpty else { return nil }
    return dragging
  }

  /// Whether items can be dragged: on iPad unless the app says otherwise.
  func setDragInteraction(_ isOn: Bool) { madeDragging.dragInteraction.isEnabled = isOn }
}
