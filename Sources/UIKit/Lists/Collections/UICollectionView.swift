public import CoreGraphics
public import Foundation

/// Items in sections, placed by a layout; only visible ones have cells.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  let items = CollectionState()

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates a collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = NibTables.collectionLayout(coder) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    if let nib = coder.nib { NibTables.collectionView.apply(to: self, nib) }
  }

  // MARK: - Who provides, decides and places

  /// The layout; replacing it is not animated.
  open var collectionViewLayout: UICollectionViewLayout {
    willSet { if newValue !== collectionViewLayout { layoutWillChange(to: newValue) } }
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// Replaces the layout, with an animation from the old places to the new ones.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(by: layout, animated: animated, completion: nil)
  }

  /// Replaces the layout and calls a block at the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, animated: animated, completion: completion)
  }

  /// Starts a change of the layout that follows a gesture.
  ///
  /// - Parameters:
  ///   - layout: The layout at the end.
  ///   - completion: Is told whether the animation ended, and whether the change was finished.
  /// - Returns: The layout in between, whose progress the gesture sets.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Goes on to the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Goes back to the old layout.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  /// Is told whether the animation ended, and whether the change was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that decides and follows.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      collectionViewLayout.invalidateLayout()
      if newValue != nil { installMenus() }
    }
  }

  /// The object that loads items ahead.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are loaded ahead.
  open var isPrefetchingEnabled = true

  /// The object that gives the items that the user drags away.
  open var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set {
      madeDragging.dragDelegate = newValue
      madeDragging.delegatesDidChange()
    }
  }

  /// The object that takes items that are dropped.
  open var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set {
      madeDragging.dropDelegate = newValue
      madeDragging.delegatesDidChange()
    }
  }

  /// Whether the user can drag items; on tablets by default.
  open var dragInteractionEnabled: Bool {
    get { madeDragging.dragInteraction.isEnabled }
    set { madeDragging.dragInteraction.isEnabled = newValue }
  }

  /// How fast items make room for a dragged one.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether items of the collection are being dragged.
  open var hasActiveDrag: Bool { dragging?.isDragging ?? false }

  /// Whether a drag is over the collection.
  open var hasActiveDrop: Bool { dragging?.isDropping ?? false }

  /// Whether cells ask for another size by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: - Asking

  /// The number of sections.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return items.counts.count
  }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return items.counts.indices.contains(section) ? items.counts[section] : 0
  }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a header, footer or other view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    bringUpToDate()
    return items.cells[indexPath]
  }

  /// The item of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.cells.first { $0.value === cell }?.key
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    bringUpToDate()
    return items.cells.keys.sorted().first { path in
      guard let cell = items.cells[path] else { return false }
      return cell.bounds.contains(cell.convert(point, from: self))
    }
  }

  /// The cells that are shown; iOS gives them in no order, here they are sorted.
  open var visibleCells: [UICollectionViewCell] {
    bringUpToDate()
    return items.cells.keys.sorted().compactMap { items.cells[$0] }
  }

  /// The items that are shown.
  open var indexPathsForVisibleItems: [IndexPath] {
    bringUpToDate()
    return items.cells.keys.sorted()
  }

  /// A header, footer or other view, if it is shown.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    bringUpToDate()
    return items.views[.init(kind: elementKind, path: indexPath)]
  }

  /// The views of a kind that are shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    bringUpToDate()
    return items.shownKeys.filter { $0.kind == elementKind }.compactMap { items.views[$0] }
  }

  /// The places of the views of a kind that are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    bringUpToDate()
    return items.shownKeys.filter { $0.kind == elementKind }.map { $0.path }
  }

  // MARK: - Changes

  /// Asks the data source for everything anew.
  open func reloadData() { reloadAll() }

  /// Makes cells anew for items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }

  /// Lets the cells of items be configured again.
  ///
  /// The data source is asked, and has to dequeue: it gets the cell that is shown already.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows items that the data source has got.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }

  /// Takes away items that the data source has lost.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }

  /// Moves an item as the data source did.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that the data source has got.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source has lost.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section as the data source did.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Makes a group of changes and shows them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdateGroup()
    updates?()
    endUpdateGroup(completion: completion)
  }

  /// Whether changes wait to be shown.
  open var hasUncommittedUpdates: Bool { items.updateDepth > 0 || standIns != nil }

  // MARK: - Scrolling and selection

  /// Scrolls until an item is at a place.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Whether items can be selected.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, items.selected.count > 1 { deselectAll() } }
  }

  /// Whether items can be selected while the collection is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several can while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether items can have the focus.
  open var allowsFocus = true

  /// Whether items can have the focus while the collection is edited.
  open var allowsFocusDuringEditing = false

  /// Whether an item that gets the focus is selected.
  open var selectionFollowsFocus = false

  /// Whether the item that had the focus last gets it again; nothing follows from it here.
  open var remembersLastFocusedIndexPath = false

  /// Whether the collection is edited; its cells show that.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue) }
  }

  /// The selected items in the order in which they were selected; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }

  /// Selects an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: - Reuse

  /// Names a class from which cells are made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    items.cellNibs[identifier] = nil
  }

  /// Names a nib from which cells are made.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    items.cellClasses[identifier] = nil
    items.cellNibs[identifier] = nib
  }

  /// Names a class from which views of a kind are made.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = CollectionState.Name(kind: elementKind, identifier: identifier)
    items.viewClasses[name] = viewClass as? UICollectionReusableView.Type
    items.viewNibs[name] = nil
  }

  /// Names a nib from which views of a kind are made.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = CollectionState.Name(kind: kind, identifier: identifier)
    items.viewClasses[name] = nil
    items.viewNibs[name] = nib
  }

  /// A used cell, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, type: items.cellClasses[identifier], for: indexPath)
  }

  /// A used view of a kind, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = CollectionState.Name(kind: elementKind, identifier: identifier)
    return dequeueView(name, type: items.viewClasses[name])
  }

  // MARK: - Moving under a finger

  /// Lifts an item to move it, if the data source agrees.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the lifted item; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Puts the lifted item down and tells the data source.
  open func endInteractiveMovement() { endMovement() }

  /// Puts the lifted item back.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// The interaction of the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { items.menus?.interaction }

  // MARK: - Layout

  /// The bounds, about which the layout is asked before they change.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  /// The frame, about which the layout is asked before its size changes.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  /// The cell that the delegate prefers, or the one that had the focus last.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    if let path = delegate?.indexPathForPreferredFocusedView(in: self),
      let cell = items.cells[path]
    {
      return [cell]
    }
    return super.preferredFocusEnvironments
  }

  /// Asks the delegate whether the focus may move.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    let own = UICollectionViewFocusUpdateContext(context, in: self)
    guard delegate?.collectionView(self, shouldUpdateFocusIn: own) ?? true else { return false }
    return super.shouldUpdateFocus(in: context)
  }

  /// Tells the delegate that the focus moved.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(context, coordinator)
  }

  /// Lets swipes begin where an item has actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let swipes, gestureRecognizer === swipes.recognizer { return mayBeginSwipe() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Puts cells where items are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}
