import Clockwork
import CoreGraphics
import Foundation

/// Groups of changes: counting, moving what is shown, and animating it.
extension UICollectionView {
  func update(_ change: (inout TableUpdate) -> Void) {
    beginUpdateGroup()
    change(&items.pending)
    endUpdateGroup(completion: nil)
  }

  func performUpdate(
    _ changes: TableUpdate,
    reconfiguring paths: [IndexPath] = [],
    completion: @escaping () -> Void
  ) {
    beginUpdateGroup()
    items.pending = changes
    items.reconfiguring = paths
    endUpdateGroup { _ in completion() }
  }

  func reconfigure(_ paths: [IndexPath]) {
    beginUpdateGroup()
    items.reconfiguring += paths
    endUpdateGroup(completion: nil)
  }

  func beginUpdateGroup() {
    if items.updateDepth == 0 {
      loadCountsIfNeeded()
      items.pending = TableUpdate()
      items.reconfiguring = []
    }
    items.updateDepth += 1
  }

  func endUpdateGroup(completion: ((Bool) -> Void)?) {
    guard items.updateDepth > 0 else { return }
    let change = items.updateDepth == 1 ? commitUpdates() : nil
    items.updateDepth -= 1
    if items.updateDepth == 0 {
      setNeedsLayout()
      if let change, window != nil { showChange(change) }
    }
    finish("collection updates", completion)
  }

  func finish(_ label: String, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let delay: Duration = UIView.areAnimationsEnabled ? .milliseconds(300) : .zero
    MainLoop.current.schedule(.animation, label, after: delay) { completion(true) }
  }

  /// What a group of changes did to what was shown.
  private struct Change {
    let items: [UICollectionViewUpdateItem]
    /// The cells and views that were there before, by their places before.
    var before: [LeavingView]
    var leaving: [LeavingView] = []
    let reconfigured: [IndexPath]
  }

  /// Counts again, and checks.
  private func commitUpdates() -> Change? {
    let update = items.pending
    let reconfigured = items.reconfiguring
    items.pending = TableUpdate()
    items.reconfiguring = []
    let old = items.counts
    loadCounts()
    let plan = UpdatePlan(update, old: old, new: items.counts)
    if let problem = plan.problem {
      items.counts = old
      raise(.invalidUpdate(problem, in: self))
      return nil
    }
    return take(plan, reconfigured)
  }

  /// Shows changes that the data source does not know of.
  func show(_ update: TableUpdate, counts: [Int]) {
    let plan = UpdatePlan(update, old: items.counts, new: counts)
    guard plan.problem == nil else { return }
    items.counts = counts
    let change = take(plan, [])
    setNeedsLayout()
    if window != nil { showChange(change) }
  }

  /// Moves cells, views and selection to their new places.
  private func take(_ plan: UpdatePlan, _ reconfigured: [IndexPath]) -> Change {
    finishLeaving()
    dragging?.follow(plan)
    var change = Change(
      items: plan.update.items(plan),
      before: items.cells.keys.sorted().compactMap { path in
        items.cells[path].map { LeavingView(view: $0, kind: nil, path: path) }
      },
      reconfigured: reconfigured.compactMap { plan.target(of: $0) }
    )
    moveCells(plan, &change)
    moveViews(plan, &change)
    items.replaceSelection(items.selected.compactMap { plan.target(of: $0) })
    items.prefetch.forget()
    collectionViewLayout.moveMeasuredSizes(by: plan)
    items.unmeasured = Set(items.cells.keys)
    invalidateLayout(everything: false)
    return change
  }

  private func moveCells(_ plan: UpdatePlan, _ change: inout Change) {
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for entry in change.before {
      guard let cell = entry.view as? UICollectionViewCell else { continue }
      if let target = plan.target(of: entry.path) {
        kept[target] = cell
      } else {
        change.leaving.append(entry)
      }
    }
    items.cells = kept
  }

  private func moveViews(_ plan: UpdatePlan, _ change: inout Change) {
    var targets: [Int: Int] = [:]
    for section in plan.new.indices {
      guard let source = plan.source(ofSection: section), !plan.isReloaded(source) else { continue }
      targets[source] = section
    }
    var kept: [CollectionState.Key: UICollectionReusableView] = [:]
    for key in items.shownKeys {
      guard let view = items.views[key] else { continue }
      let entry = LeavingView(view: view, kind: key.kind, path: key.path)
      change.before.append(entry)
      if let path = target(of: key, plan, targets) {
        kept[.init(kind: key.kind, path: path)] = view
      } else {
        change.leaving.append(entry)
      }
    }
    items.views = kept
    for key in kept.keys where key.path.count == 2 && !plan.new.indices.contains(key.path.section) {
      items.views[key] = nil
    }
    // A part that scrolls by itself stays where its section goes.
    var scrollers: [Int: OwnScrollView] = [:]
    for (section, view) in items.scrollers {
      if let target = targets[section] { scrollers[target] = view } else { view.wasLeft = true }
    }
    for view in items.scrollers.values where view.wasLeft { view.retire() }
    items.scrollers = scrollers
  }

  private func target(
    of key: CollectionState.Key,
    _ plan: UpdatePlan,
    _ sections: [Int: Int]
  ) -> IndexPath? {
    guard key.path.count == 2 else { return key.path }
    if collectionViewLayout.isBoundToItems(key.kind) { return plan.target(of: key.path) }
    return sections[key.path.section].map { IndexPath(item: key.path.item, section: $0) }
  }

  // MARK: - Showing

  /// Lays out anew and animates from the old places to the new ones.
  private func showChange(_ change: Change) {
    let layout = collectionViewLayout
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: change.items)
    let proposed = clampedIfResting(contentOffset)
    let target = layout.targetContentOffset(forProposedContentOffset: proposed)
    items.attributesBefore = attributesBefore(change)
    defer { items.attributesBefore = [:] }
    var finals: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
    for entry in change.before {
      guard let attributes = final(entry) else { continue }
      finals[ObjectIdentifier(entry.view)] = attributes
    }
    let shown = Set(change.before.map { ObjectIdentifier($0.view) })
    guard UIView.areAnimationsEnabled else {
      if target != contentOffset { contentOffset = target }
      for entry in change.leaving { retire(entry) }
      layoutIfNeeded()
      _ = initials(except: shown)
      layout.finalizeCollectionViewUpdates()
      reconfigureNow(change.reconfigured)
      return
    }
    items.leaving += change.leaving
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        if target != contentOffset { contentOffset = target }
        for entry in change.leaving {
          if let attributes = finals[ObjectIdentifier(entry.view)] { place(entry.view, attributes) }
        }
        layoutIfNeeded()
        for (view, initial) in initials(except: shown) {
          guard let attributes = view.appliedAttributes else { continue }
          UIView.performWithoutAnimation { place(view, initial) }
          place(view, attributes)
        }
        layout.finalizeCollectionViewUpdates()
      },
      completion: { [weak self] _ in self?.end(change.leaving) }
    )
    reconfigureNow(change.reconfigured)
  }

  private func attributesBefore(
    _ change: Change
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    var found: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for entry in change.before where entry.kind == nil {
      found[entry.path] = entry.view.appliedAttributes
    }
    return found
  }

  /// The attributes that an item had before the changes that are being shown.
  func attributesBefore(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.attributesBefore[path]
  }

  private func clampedIfResting(_ offset: CGPoint) -> CGPoint {
    isDragging || isDecelerating ? offset : clamped(offset)
  }

  private func end(_ leaving: [LeavingView]) {
    for entry in leaving {
      guard let index = items.leaving.firstIndex(where: { $0.view === entry.view }) else {
        continue
      }
      items.leaving.remove(at: index)
      retire(entry)
    }
  }

  /// Where something that was shown goes, as the layout says.
  private func final(_ entry: LeavingView) -> UICollectionViewLayoutAttributes? {
    guard let kind = entry.kind else {
      return collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: entry.path)
    }
    return entry.view.isDecoration
      ? collectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind,
        at: entry.path
      )
      : collectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind,
        at: entry.path
      )
  }

  /// Where what is shown comes from, as the layout says; it is asked about everything.
  private func initials(
    except old: Set<ObjectIdentifier>
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    var list: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    func add(_ view: UICollectionReusableView?, _ attributes: UICollectionViewLayoutAttributes?) {
      guard let view, let attributes, !old.contains(ObjectIdentifier(view)) else { return }
      list.append((view, attributes))
    }
    let layout = collectionViewLayout
    for path in items.cells.keys.sorted() {
      add(items.cells[path], layout.initialLayoutAttributesForAppearingItem(at: path))
    }
    for key in items.shownKeys {
      guard let view = items.views[key] else { continue }
      let attributes =
        view.isDecoration
        ? layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: key.kind,
          at: key.path
        )
        : layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: key.kind,
          at: key.path
        )
      add(view, attributes)
    }
    return list
  }

  /// Lets the data source configure the cells of items again, without new cells.
  private func reconfigureNow(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = items.cells[path] else { continue }
      items.reconfigured = (path, cell)
      let made = provide { dataSource?.collectionView(self, cellForItemAt: path) }
      items.reconfigured = nil
      if made !== cell { raise(.reconfiguredWithNewCell(path)) }
      remeasure(cell)
    }
  }
}
