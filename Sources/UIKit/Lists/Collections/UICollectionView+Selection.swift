import Foundation

/// Scrolling to items, and selecting them.
extension UICollectionView {
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - insets.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY - visible.height - insets.top }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - insets.left
    }
    if position.contains(.right) { offset.x = frame.maxX - visible.width - insets.left }
    if position.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      setContentOffset(clamped(offset), animated: animated)
    }
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for selected in items.selected { deselect(selected) }
      return
    }
    guard allowsSelection || allowsMultipleSelection else { return }
    if !allowsMultipleSelection {
      for selected in items.selected where selected != path { deselect(selected) }
    }
    if !items.selected.contains(path) { items.selected.append(path) }
    items.cells[path]?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard items.selected.contains(path) else { return }
    items.selected.removeAll { $0 == path }
    items.cells[path]?.isSelected = false
  }

  /// Selects an item as a tap of the user does.
  ///
  /// - Returns: Whether the item could be tapped.
  @discardableResult
  package func tapItem(at path: IndexPath) -> Bool {
    guard highlightItem(at: path) else { return false }
    releaseItem(at: path)
    return true
  }

  /// Puts a finger on an item.
  func highlightItem(at path: IndexPath) -> Bool {
    bringUpToDate()
    guard allowsSelection || allowsMultipleSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    items.cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Takes the finger away from an item.
  func releaseItem(at path: IndexPath, selects: Bool = true) {
    items.cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    guard selects else { return }
    if items.selected.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for selected in items.selected where selected != path {
        deselect(selected)
        delegate?.collectionView(self, didDeselectItemAt: selected)
      }
    }
    if !items.selected.contains(path) { items.selected.append(path) }
    items.cells[path]?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
