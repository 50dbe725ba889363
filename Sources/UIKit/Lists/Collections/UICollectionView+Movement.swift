import CoreGraphics
import Foundation

/// An item that is being moved under a finger.
///
/// The data source hears of the move at the end only, so meanwhile places on the screen and
/// places in the data differ.
@MainActor
struct InteractiveMovement {
  let original: IndexPath
  var current: IndexPath
  var position: CGPoint
  /// The counts before the move.
  let counts: [Int]

  /// The place in the data of what is at a place on the screen.
  func model(of path: IndexPath) -> IndexPath {
    guard path != current else { return original }
    var model = path
    if path.section == current.section, path.item > current.item { model.item -= 1 }
    if path.section == original.section, model.item >= original.item { model.item += 1 }
    return model
  }
}

/// Moving items under a finger.
extension UICollectionView {
  /// The place in the data of an item on the screen.
  func modelPath(of path: IndexPath) -> IndexPath {
    items.movement?.model(of: path) ?? standIns?.dataPath(of: path) ?? path
  }

  func isMoving(_ path: IndexPath) -> Bool { items.movement?.current == path }

  /// The attributes with those of the item under the finger.
  func withMovedItem(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement = items.movement else { return attributes }
    let others = attributes.filter {
      $0.representedElementCategory != .cell || $0.indexPath != movement.current
    }
    return others + [
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.current,
        withTargetPosition: movement.position
      )
    ]
  }

  func beginMovement(at path: IndexPath) -> Bool {
    bringUpToDate()
    guard items.movement == nil, items.isItem(path), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    let center =
      items.cells[path]?.center ?? collectionViewLayout.layoutAttributesForItem(at: path)?.center
    items.movement = InteractiveMovement(
      original: path,
      current: path,
      position: center ?? .zero,
      counts: items.counts
    )
    items.cells[path]?.isReordering = true
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let movement = items.movement else { return }
    let previous = movement.position
    items.movement?.position = position
    var target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current,
      withPosition: position
    )
    if target != movement.current {
      target =
        delegate?.collectionView(
          self,
          targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
          atCurrentIndexPath: movement.current,
          toProposedIndexPath: target
        ) ?? target
    }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target],
      withTargetPosition: position,
      previousIndexPaths: [movement.current],
      previousPosition: previous
    )
    if target != movement.current { moveShown(from: movement.current, to: target) }
    collectionViewLayout.invalidateLayout(with: context)
    if window != nil { layoutIfNeeded() }
  }

  /// Moves what is shown from one place to another, without the data source.
  private func moveShown(from source: IndexPath, to target: IndexPath) {
    var counts = items.counts
    counts[source.section] -= 1
    counts[target.section] += 1
    var update = TableUpdate()
    update.movedRows = [(source, target)]
    let plan = UpdatePlan(update, old: items.counts, new: counts)
    items.counts = counts
    items.movement?.current = target
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in items.cells { kept[plan.target(of: path) ?? path] = cell }
    items.cells = kept
    items.replaceSelection(items.selected.map { plan.target(of: $0) ?? $0 })
    collectionViewLayout.moveMeasuredSizes(by: plan)
    items.pages.forget()
  }

  func endMovement() {
    guard let movement = items.movement else { return }
    items.movement = nil
    items.refusedMovement = false
    items.cells[movement.current]?.isReordering = false
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.current],
      previousIndexPaths: [movement.original],
      movementCancelled: false
    )
    if movement.current != movement.original {
      dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
      if items.refusedMovement { moveShown(from: movement.current, to: movement.original) }
    }
    endMovement(context)
  }

  /// Notes that the data source has no method that moves an item.
  func refuseMovement() { items.refusedMovement = true }

  func cancelMovement() {
    guard let movement = items.movement else { return }
    items.cells[movement.current]?.isReordering = false
    if movement.current != movement.original {
      moveShown(from: movement.current, to: movement.original)
    }
    items.movement = nil
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.original],
      previousIndexPaths: [movement.current],
      movementCancelled: true
    )
    endMovement(context)
  }

  private func endMovement(_ context: UICollectionViewLayoutInvalidationContext) {
    items.pages.forget()
    collectionViewLayout.invalidateLayout(with: context)
    guard window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  /// The place of the item under a point, or at the end of an empty section.
  func itemPlace(at position: CGPoint, insteadOf previous: IndexPath) -> IndexPath {
    let attributes = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: position.x, y: position.y, width: 1, height: 1)
    )
    let hit = attributes?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return hit?.indexPath ?? previous
  }
}
