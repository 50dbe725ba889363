import CoreGraphics
import Foundation

/// Cells and other views where their elements are visible.
extension UICollectionView {
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: showCell(attributes)
    case .supplementaryView, .decorationView: showView(attributes)
    }
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = items.cells[path] {
      let isOther = cell.bounds.size != attributes.size
      cell.listAppearance = collectionViewLayout.listAppearance(ofItemAt: path)
      place(cell, attributes)
      if items.unmeasured.contains(path) || isOther && isOfAppLayout { measure(cell, attributes) }
      return
    }
    guard items.isItem(path), let cell = makeCell(at: path) else { return }
    if cell.reuseIdentifier == nil { raise(.cellWithoutIdentifier(path)) }
    items.cells[path] = cell
    let isSelected = items.selectedSet.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isEditing != items.isEditing { cell.isEditing = items.isEditing }
    place(cell, attributes)
    measure(cell, attributes)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    let holder = holder(of: attributes)
    if cell.superview !== holder { holder.insertSubview(cell, at: firstPosition(in: holder)) }
  }

  private func firstPosition(in holder: UIView) -> Int {
    guard holder === self else { return 0 }
    return subviews.prefix { $0 === backgroundView || isDecoration($0) }
      .count
  }

  private func isDecoration(_ view: UIView) -> Bool {
    (view as? UICollectionReusableView)?.isDecoration ?? false
  }

  /// A cell from the data source, which has to come from the collection.
  private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = standIns?.placeholderCell(at: path) { return cell }
    return provide { dataSource?.collectionView(self, cellForItemAt: modelPath(of: path)) }
  }

  /// Asks the data source; registrations that it makes meanwhile are noticed.
  func provide<Result>(_ ask: () -> Result) -> Result {
    let count = UIApplication.shared.attachment(ProvisionCount.self) { ProvisionCount() }
    count.begin()
    defer { count.end() }
    return ask()
  }

  /// The view that holds an element: the collection, or a part that scrolls by itself.
  private func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.isInScroller else { return self }
    return items.scrollers[attributes.indexPath.section] ?? self
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.isInScroller,
      let scroller = items.scrollers[attributes.indexPath.section],
      let inside = attributes.copy() as? UICollectionViewLayoutAttributes
    else {
      view.take(attributes)
      return
    }
    inside.center.x -= scroller.frame.minX
    inside.center.y -= scroller.frame.minY
    view.take(inside, telling: attributes)
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
    // An override may change what it gets and return that.
    guard let own = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    take(cell.preferredLayoutAttributesFitting(own), instead: attributes)
  }

  /// Whether the layout is an app's own, which asks cells anew when it gives them other sizes.
  ///
  /// - Evidence: tests of rechsteiner/Parchment that pass on iOS (grade B)
  var isOfAppLayout: Bool {
    !(collectionViewLayout is UICollectionViewFlowLayout)
      && !(collectionViewLayout is UICollectionViewCompositionalLayout)
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
      place(view, attributes)
      return
    }
    guard let view = makeView(attributes, kind: kind) else { return }
    items.views[key] = view
    place(view, attributes)
    let isDecoration = attributes.representedElementCategory == .decorationView
    if !isDecoration {
      if collectionViewLayout is UICollectionViewCompositionalLayout {
        take(view.preferredLayoutAttributesFitting(attributes), instead: attributes)
      }
    }
    delegate?.collectionView(
      self,
      willDisplaySupplementaryView: view,
      forElementKind: kind,
      at: key.path
    )
    let holder = holder(of: attributes)
    guard view.superview !== holder else { return }
    if isDecoration {
      holder.insertSubview(view, at: holder === self && backgroundView != nil ? 1 : 0)
    } else {
      holder.addSubview(view)
    }
  }

  private func makeView(
    _ attributes: UICollectionViewLayoutAttributes,
    kind: String
  ) -> UICollectionReusableView? {
    guard attributes.representedElementCategory == .decorationView else {
      return provide {
        dataSource?.collectionView(
          self,
          viewForSupplementaryElementOfKind: kind,
          at: attributes.indexPath
        )
      }
    }
    let name = CollectionState.Name(kind: kind, identifier: decorationIdentifier)
    if let view = items.spareViews[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = collectionViewLayout.decorationNibs[kind],
      let view = NibCells.view(nib, UICollectionReusableView.self, kind)
    {
      view.isDecoration = true
      view.reuseIdentifier = decorationIdentifier
      return view
    }
    guard let type = collectionViewLayout.decorationClasses[kind] else {
      raise(.unregisteredDecoration(kind))
      return nil
    }
    let view = Construction.view(type, frame: attributes.frame)
    view.isDecoration = true
    view.reuseIdentifier = decorationIdentifier
    return view
  }

  private var decorationIdentifier: String { "decoration" }

  // MARK: - Putting away

  func putAwayWhatIsNot(in visible: [UICollectionViewLayoutAttributes]) {
    var paths: Set<IndexPath> = []
    var keys: Set<CollectionState.Key> = []
    for attributes in visible {
      if let kind = attributes.representedElementKind {
        keys.insert(.init(kind: kind, path: attributes.indexPath))
      } else {
        paths.insert(attributes.indexPath)
      }
    }
    let gone = items.cells.keys.filter { !paths.contains($0) }
    for path in gone.sorted() where !isMoving(path) { putAwayCell(path) }
    guard items.views.keys.contains(where: { !keys.contains($0) }) else { return }
    for key in items.shownKeys where !keys.contains(key) { putAwayView(key) }
  }

  func putAwayCell(_ path: IndexPath) {
    guard let cell = items.cells.removeValue(forKey: path) else { return }
    retire(LeavingView(view: cell, kind: nil, path: path))
  }

  func putAwayView(_ key: CollectionState.Key) {
    guard let view = items.views.removeValue(forKey: key) else { return }
    retire(LeavingView(view: view, kind: key.kind, path: key.path))
  }

  func putAwayAll() {
    for path in items.cells.keys.sorted() { putAwayCell(path) }
    for key in items.shownKeys { putAwayView(key) }
  }

  /// Takes a view off the screen, tells the delegate, and keeps the view for another element.
  func retire(_ leaving: LeavingView) {
    let view = leaving.view
    if swipes?.current?.path == leaving.path, leaving.kind == nil { endSwipe() }
    view.removeFromSuperview()
    view.forgetAttributes()
    guard let kind = leaving.kind else {
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: leaving.path)
      if let name = cell.reuseIdentifier { items.spareCells[name, default: []].append(cell) }
      return
    }
    delegate?.collectionView(
      self,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: kind,
      at: leaving.path
    )
    if let name = view.reuseIdentifier {
      items.spareViews[.init(kind: kind, identifier: name), default: []].append(view)
    }
  }

  /// Ends the animations of what is on its way out.
  func finishLeaving() {
    let leaving = items.leaving
    items.leaving = []
    for entry in leaving { retire(entry) }
  }

  // MARK: - Reuse

  func dequeueCell(
    _ identifier: String,
    type: UICollectionViewCell.Type?,
    for path: IndexPath
  ) -> UICollectionViewCell {
    if let (wanted, cell) = items.reconfigured, wanted == path {
      if cell.reuseIdentifier != identifier {
        raise(.reconfiguredWithAnotherCell(path, identifier, cell.reuseIdentifier))
      }
      return cell
    }
    let look =
      collectionViewLayout.isPrepared ? collectionViewLayout.listAppearance(ofItemAt: path) : nil
    if let cell = items.spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      cell.listAppearance = look
      return cell
    }
    if let nib = items.cellNibs[identifier],
      let cell = NibCells.reusable(nib, UICollectionViewCell.self, identifier)
    {
      cell.listAppearance = look
      return cell
    }
    if type == nil { raise(.unregisteredView("UICollectionElementKindCell", identifier)) }
    let size = layoutAttributesBeforeShowing(path)?.size ?? .zero
    let cell = Construction.view(
      type ?? UICollectionViewCell.self,
      frame: CGRect(origin: .zero, size: size)
    )
    cell.reuseIdentifier = identifier
    cell.listAppearance = look
    return cell
  }

  /// The attributes of an item whose cell is being made: new cells have their size from the start.
  private func layoutAttributesBeforeShowing(
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionViewLayout.isPrepared, items.isItem(path) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: path)
  }

  func dequeueView(
    _ name: CollectionState.Name,
    type: UICollectionReusableView.Type?
  ) -> UICollectionReusableView {
    if let view = items.spareViews[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = items.viewNibs[name],
      let view = NibCells.reusable(nib, UICollectionReusableView.self, name.identifier)
    {
      return view
    }
    if type == nil { raise(.unregisteredView(name.kind, name.identifier)) }
    let view = Construction.view(type ?? UICollectionReusableView.self)
    view.reuseIdentifier = name.identifier
    return view
  }
}
