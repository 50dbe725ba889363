import CoreGraphics
import Foundation

/// What was asked for ahead.
@MainActor
struct PrefetchState {
  var asked: Set<IndexPath> = []
  var lastOffset = CGPoint.zero

  nonisolated init() {}

  mutating func forget() { asked = [] }
}

/// Asking for the items of the next page before they are shown.
extension UICollectionView {
  /// Asks for what comes next in the direction of scrolling, and takes back what will not come.
  func prefetchAhead() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !bounds.isEmpty
    else { return }
    let way = CGPoint(
      x: contentOffset.x - items.prefetch.lastOffset.x,
      y: contentOffset.y - items.prefetch.lastOffset.y
    )
    items.prefetch.lastOffset = contentOffset
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let isBack = isHorizontal ? way.x < 0 : way.y < 0
    var ahead = bounds
    if isHorizontal {
      ahead.origin.x += isBack ? -bounds.width : bounds.width
    } else {
      ahead.origin.y += isBack ? -bounds.height : bounds.height
    }
    let next = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isInScroller }
      .map { $0.indexPath }
      .filter { items.cells[$0] == nil && items.isItem($0) }
    let wanted = Set(next)
    let dropped = items.prefetch.asked.filter { !wanted.contains($0) && items.cells[$0] == nil }
    items.prefetch.asked.subtract(items.cells.keys)
    items.prefetch.asked.subtract(dropped)
    if !dropped.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted())
    }
    let new = next.filter { !items.prefetch.asked.contains($0) }
    guard !new.isEmpty else { return }
    items.prefetch.asked.formUnion(new)
    source.collectionView(self, prefetchItemsAt: isBack ? new.sorted(by: >) : new.sorted())
  }
}
