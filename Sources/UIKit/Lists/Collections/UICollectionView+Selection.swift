import Foundation

/// Scrolling to items, and selecting them.
extension UICollectionView {
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadCountsIfNeeded()
    guard items.isItem(path) else {
      raise(.scrolledBeyondItems(path, in: items.counts))
      return
    }
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    var frame = attributes.frame
    if attributes.isInScroller {
      frame = scrollWithinSection(path.section, to: frame, at: position, animated: animated)
    }
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

  /// Scrolls a section that scrolls by itself.
  ///
  /// - Returns: The part of the collection's content that has to be visible.
  private func scrollWithinSection(
    _ section: Int,
    to frame: CGRect,
    at position: ScrollPosition,
    animated: Bool
  ) -> CGRect {
    guard let part = collectionViewLayout.ownScrolling(ofSection: section) else { return frame }
    bringUpToDate()
    if let scroller = items.scrollers[section] {
      var offset = scroller.contentOffset
      let inside = frame.offsetBy(dx: -part.frame.minX, dy: -part.frame.minY)
      let room = part.frame.size
      let least: ScrollPosition = part.isHorizontal ? .left : .top
      let middle: ScrollPosition = part.isHorizontal ? .centeredHorizontally : .centeredVertically
      let most: ScrollPosition = part.isHorizontal ? .right : .bottom
      let (start, mid, end) =
        part.isHorizontal
        ? (inside.minX, inside.midX - room.width / 2, inside.maxX - room.width)
        : (inside.minY, inside.midY - room.height / 2, inside.maxY - room.height)
      var along = part.isHorizontal ? offset.x : offset.y
      if position.contains(least) {
        along = start
      } else if position.contains(middle) {
        along = mid
      } else if position.contains(most) {
        along = end
      } else {
        along = min(max(along, end), start)
      }
      if part.isHorizontal { offset.x = along } else { offset.y = along }
      scroller.setContentOffset(scroller.clamped(offset), animated: animated)
    }
    var seen = frame
    if part.isHorizontal {
      (seen.origin.x, seen.size.width) = (part.frame.minX, part.frame.width)
    } else {
      (seen.origin.y, seen.size.height) = (part.frame.minY, part.frame.height)
    }
    return seen
  }

  // MARK: - Selection by code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      deselectAll()
      return
    }
    loadCountsIfNeeded()
    guard allowsSelection || allowsMultipleSelection, items.isItem(path) else { return }
    if !selectsSeveral {
      for selected in items.selected where selected != path { deselect(selected) }
    }
    items.select(path)
    items.cells[path]?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard items.deselect(path) else { return }
    items.cells[path]?.isSelected = false
  }

  func deselectAll() {
    for selected in items.selected { deselect(selected) }
  }

  /// Whether several items can be selected at the moment.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a tap selects at the moment.
  private var canSelect: Bool {
    if isEditing { return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }
    return allowsSelection || allowsMultipleSelection
  }

  func setEditing(_ isOn: Bool) {
    guard isOn != items.isEditing else { return }
    items.isEditing = isOn
    deselectAll()
    for path in items.cells.keys.sorted() { items.cells[path]?.isEditing = isOn }
  }

  // MARK: - Selection by the user

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
    guard canSelect, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
      return false
    }
    items.cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Takes the finger away from an item: the selection changes first, the highlight ends last.
  ///
  /// - Evidence: the order of calls in the documentation of `UICollectionViewDelegate` (grade A).
  func releaseItem(at path: IndexPath, selects: Bool = true) {
    if selects, !toggleHeader(at: path) { changeSelection(at: path) }
    items.cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    guard selects, !isEditing else { return }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Shows or hides the children of an item whose whole cell does that.
  ///
  /// - Returns: Whether the cell does.
  private func toggleHeader(at path: IndexPath) -> Bool {
    guard let cell = items.cells[path] as? UICollectionViewListCell,
      cell.accessories.contains(where: { $0.togglesByCell }),
      let source = dataSource as? any OutlineToggling
    else { return false }
    source.toggleOutline(at: path)
    return true
  }

  private func changeSelection(at path: IndexPath) {
    if items.selectedSet.contains(path), selectsSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for selected in items.selected where selected != path {
        deselect(selected)
        delegate?.collectionView(self, didDeselectItemAt: selected)
      }
    }
    items.select(path)
    let cell = items.cells[path]
    cell?.isSelected = true
    cell?.selectionSegue?.trigger(sender: cell)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
