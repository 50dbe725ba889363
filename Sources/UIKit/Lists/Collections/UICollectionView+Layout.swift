import CoreGraphics
import Foundation

/// When the layout is asked for what.
extension UICollectionView {
  /// The size for which the layout was prepared.
  var lastLayoutSize: CGSize { items.layoutSize }

  func setNeedsReload() {
    items.needsReload = true
    setNeedsLayout()
  }

  func reloadAll() {
    guard !items.isLoading else { return }
    items.needsReload = false
    finishLeaving()
    putAwayAll()
    items.replaceSelection([])
    items.movement = nil
    dragging?.placeholders = []
    items.prefetch = PrefetchState()
    loadCounts()
    collectionViewLayout.forgetMeasuredSizes()
    invalidateLayout(everything: true)
    setNeedsLayout()
  }

  func invalidateLayout(everything: Bool) {
    let context = collectionViewLayout.makeContext()
    context.isAboutEverything = everything
    context.isAboutCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func loadCountsIfNeeded() {
    guard items.needsReload, !items.isLoading else { return }
    reloadAll()
  }

  func loadCounts() {
    items.isLoading = true
    defer { items.isLoading = false }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    items.counts = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    for context in standIns?.placeholders ?? []
    where items.counts.indices.contains(context.path.section) {
      items.counts[context.path.section] += 1
    }
  }

  /// Lays out pending changes where the caller needs to see them.
  func bringUpToDate() {
    guard !items.isLayingOut, !items.isLoading, items.updateDepth == 0 else { return }
    if window != nil, flags.contains(.needsLayout) || items.needsReload { layoutIfNeeded() }
  }

  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    let layout = collectionViewLayout
    guard !layout.isPrepared else { return }
    layout.isPrepared = true
    let invalid = layout.invalid
    layout.invalid = LayoutInvalidation()
    layout.prepare()
    items.layoutSize = bounds.size
    if invalid.isAboutAll || items.pages.rect.isNull {
      items.pages.forget()
    } else {
      items.pages.replace(invalid, from: layout)
    }
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
    if invalid.offset != .zero { moveContent(by: invalid.offset) }
  }

  /// Moves the content as a context asked for, under the finger too.
  private func moveContent(by way: CGPoint) {
    let offset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    bounds.origin = isDragging || isDecelerating ? offset : clamped(offset)
  }

  // MARK: - Bounds

  /// Asks the layout whether other bounds concern it, before they change.
  func boundsWillChange(to new: CGRect) {
    guard new != bounds, items.toldBounds != new else { return }
    askAboutBounds(new)
  }

  private func askAboutBounds(_ new: CGRect) {
    items.toldBounds = new
    let layout = collectionViewLayout
    guard layout.isPrepared || layout.invalid.isAboutAll, items.layoutSize != .zero else { return }
    if layout.shouldInvalidateLayout(forBoundsChange: new) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }
  }

  // MARK: - The layout pass

  func layOutItems() {
    guard !items.isLayingOut, !items.isLoading, items.updateDepth == 0 else { return }
    items.isLayingOut = true
    defer { items.isLayingOut = false }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    if items.layoutSize.width != bounds.width, !items.cells.isEmpty { forgetMeasuredItems() }
    if items.toldBounds != bounds, collectionViewLayout.isPrepared { askAboutBounds(bounds) }
    for _ in 0..<8 {
      prepareLayoutIfNeeded()
      let visible = visibleAttributes()
      bringScrollersUpToDate()
      putAwayWhatIsNot(in: visible)
      for attributes in visible { show(attributes) }
      if collectionViewLayout.isPrepared { break }
    }
    prefetchAhead()
    addSwipesIfNeeded()
  }

  /// The attributes of what is visible, as sections want it.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard !bounds.isEmpty else { return [] }
    let wanted = bounds
    let pages = pageRect(around: wanted)
    if items.pages.rect != pages {
      items.pages.fill(pages, collectionViewLayout.layoutAttributesForElements(in: pages) ?? [])
      for attributes in items.pages.list { check(attributes) }
    }
    let near = items.pages.list.filter { attributes in
      !attributes.isHidden && isVisible(attributes, in: wanted)
    }
    return withMovedItem(collectionViewLayout.adapt(near).filter { !$0.isHidden })
  }

  /// Whole pages of the collection's own size around a rectangle.
  private func pageRect(around rect: CGRect) -> CGRect {
    func edges(_ low: CGFloat, _ high: CGFloat, _ size: CGFloat) -> (CGFloat, CGFloat) {
      ((low / size).rounded(.down) * size, (high / size).rounded(.up) * size)
    }
    let (left, right) = edges(rect.minX, rect.maxX, rect.width)
    let (top, bottom) = edges(rect.minY, rect.maxY, rect.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func isVisible(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
    guard attributes.isInScroller,
      let part = collectionViewLayout.ownScrolling(ofSection: attributes.indexPath.section)
    else {
      let frame = attributes.outerFrame
      // An app's layout may begin with an estimate of nothing; flow layouts leave that out.
      return frame.overlaps(rect) || frame.isEmpty && isOfAppLayout && rect.contains(frame.origin)
    }
    guard part.frame.overlaps(rect) else { return false }
    let offset = items.scrollers[attributes.indexPath.section]?.contentOffset ?? part.restingOffset
    let shown = CGRect(
      x: part.frame.minX + offset.x,
      y: part.frame.minY + offset.y,
      width: part.frame.width,
      height: part.frame.height
    )
    return attributes.outerFrame.overlaps(shown)
  }

  private func check(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementCategory == .cell, !items.isItem(attributes.indexPath) else {
      return
    }
    raise(.attributesOfNoItem(attributes.indexPath))
  }
}
