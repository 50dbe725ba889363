import Clockwork
import Foundation

/// Counts, cells and updates of a collection.
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
    putAwayAll()
    items.selected = []
    loadCounts()
    collectionViewLayout.forgetMeasuredSizes()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func loadCountsIfNeeded() {
    guard items.needsReload, !items.isLoading else { return }
    reloadAll()
  }

  private func loadCounts() {
    items.isLoading = true
    defer { items.isLoading = false }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    items.counts = (0..<max(0, sections)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
  }

  func layoutDidChange(from old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
    for path in items.cells.keys.sorted() {
      items.cells[path]?.willTransition(from: old, to: collectionViewLayout)
    }
    setNeedsLayout()
  }

  // MARK: - Layout

  func bringUpToDate() {
    guard !items.isLayingOut, !items.isLoading, items.updateDepth == 0 else { return }
    if window != nil, flags.contains(.needsLayout) || items.needsReload { layoutIfNeeded() }
  }

  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    items.layoutSize = bounds.size
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  func layOutItems() {
    guard !items.isLayingOut, !items.isLoading, items.updateDepth == 0 else { return }
    items.isLayingOut = true
    defer { items.isLayingOut = false }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    if items.layoutSize.width != bounds.width, !items.cells.isEmpty { forgetMeasuredItems() }
    if collectionViewLayout.isPrepared,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds)
      )
    }
    for _ in 0..<8 {
      prepareLayoutIfNeeded()
      let visible =
        bounds.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      putAwayWhatIsNot(in: visible)
      for attributes in visible { show(attributes) }
      if collectionViewLayout.isPrepared { return }
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: showCell(attributes)
    case .supplementaryView, .decorationView: showView(attributes)
    }
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = items.cells[path] {
      cell.take(attributes)
      if items.unmeasured.contains(path) { measure(cell, attributes) }
      return
    }
    guard items.counts.indices.contains(path.section), path.item < items.counts[path.section],
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
    else { return }
    items.cells[path] = cell
    let isSelected = items.selected.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.take(attributes)
    measure(cell, attributes)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
  }

  /// Asks a cell for its own size, where the layout wants to know.
  private func measure(
    _ cell: UICollectionViewCell,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    items.unmeasured.remove(attributes.indexPath)
    guard (collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize != .zero else {
      return
    }
    cell.keepsWidth = collectionViewLayout is UICollectionViewCompositionalLayout
    take(cell.preferredLayoutAttributesFitting(attributes), instead: attributes)
  }

  /// Tells the layout of the size that an element would like.
  private func take(
    _ preferred: UICollectionViewLayoutAttributes,
    instead attributes: UICollectionViewLayoutAttributes
  ) {
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    )
  }

  private func showView(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let key = CollectionState.Key(kind: kind, path: attributes.indexPath)
    if let view = items.views[key] {
      view.take(attributes)
      return
    }
    let made: UICollectionReusableView?
    if attributes.representedElementCategory == .decorationView {
      made = collectionViewLayout.decorationClasses[kind].map { Construction.view($0) }
    } else {
      made = dataSource?.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: attributes.indexPath
      )
    }
    guard let view = made else { return }
    items.views[key] = view
    view.take(attributes)
    if attributes.representedElementCategory == .supplementaryView {
      if collectionViewLayout is UICollectionViewCompositionalLayout {
        take(view.preferredLayoutAttributesFitting(attributes), instead: attributes)
      }
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: key.path
      )
    }
    if view.superview !== self { addSubview(view) }
  }

  // MARK: - Putting away

  private func putAwayWhatIsNot(in visible: [UICollectionViewLayoutAttributes]) {
    var paths: Set<IndexPath> = []
    var keys: Set<CollectionState.Key> = []
    for attributes in visible {
      if let kind = attributes.representedElementKind {
        keys.insert(.init(kind: kind, path: attributes.indexPath))
      } else {
        paths.insert(attributes.indexPath)
      }
    }
    for path in items.cells.keys.sorted() where !paths.contains(path) { putAwayCell(path) }
    for key in items.shownKeys where !keys.contains(key) { putAwayView(key) }
  }

  private func putAwayCell(_ path: IndexPath) {
    guard let cell = items.cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    if let name = cell.reuseIdentifier { items.spareCells[name, default: []].append(cell) }
  }

  private func putAwayView(_ key: CollectionState.Key) {
    guard let view = items.views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    delegate?.collectionView(
      self,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: key.kind,
      at: key.path
    )
    if let name = view.reuseIdentifier {
      items.spareViews[.init(kind: key.kind, identifier: name), default: []].append(view)
    }
  }

  private func putAwayAll() {
    for path in items.cells.keys.sorted() { putAwayCell(path) }
    for key in items.shownKeys { putAwayView(key) }
  }

  // MARK: - Reuse

  func dequeueCell(_ identifier: String, type: UICollectionViewCell.Type?) -> UICollectionViewCell {
    if let cell = items.spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if type == nil { raise(.unregisteredView("UICollectionElementKindCell", identifier)) }
    let cell = Construction.view(type ?? UICollectionViewCell.self)
    cell.reuseIdentifier = identifier
    return cell
  }

  func dequeueView(
    _ name: CollectionState.Name,
    type: UICollectionReusableView.Type?
  ) -> UICollectionReusableView {
    if let view = items.spareViews[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if type == nil { raise(.unregisteredView(name.kind, name.identifier)) }
    let view = Construction.view(type ?? UICollectionReusableView.self)
    view.reuseIdentifier = name.identifier
    return view
  }

  // MARK: - Updates

  func update(_ change: (inout TableUpdate) -> Void) {
    beginUpdateGroup()
    change(&items.pending)
    endUpdateGroup(completion: nil)
  }

  func performUpdate(_ changes: TableUpdate, completion: @escaping () -> Void) {
    beginUpdateGroup()
    items.pending = changes
    endUpdateGroup { _ in completion() }
  }

  func beginUpdateGroup() {
    if items.updateDepth == 0 {
      loadCountsIfNeeded()
      items.pending = TableUpdate()
    }
    items.updateDepth += 1
  }

  func endUpdateGroup(completion: ((Bool) -> Void)?) {
    guard items.updateDepth > 0 else { return }
    if items.updateDepth == 1 { commitUpdates() }
    items.updateDepth -= 1
    if items.updateDepth == 0 {
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
    finish("collection updates", completion)
  }

  func finish(_ label: String, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    MainLoop.current.schedule(.animation, label, after: .milliseconds(300)) { completion(true) }
  }

  private func commitUpdates() {
    let update = items.pending
    items.pending = TableUpdate()
    let old = items.counts
    loadCounts()
    let plan = UpdatePlan(update, old: old, new: items.counts)
    if let problem = plan.problem {
      items.counts = old
      raise(.invalidUpdate(problem, in: self))
      return
    }
    let cells = items.cells
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for path in cells.keys.sorted() {
      if let target = plan.target(of: path) {
        kept[target] = cells[path]
      } else {
        putAwayCell(path)
      }
    }
    items.cells = kept
    items.selected = items.selected.compactMap { plan.target(of: $0) }
    for key in items.shownKeys { putAwayView(key) }
    forgetMeasuredItems()
    collectionViewLayout.invalidateLayout()
  }
}
