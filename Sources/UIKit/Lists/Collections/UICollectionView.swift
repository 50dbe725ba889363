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
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Who provides, decides and places

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    finish("layout change", completion)
  }

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
    }
  }

  /// The object that loads items ahead.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are loaded ahead.
  open var isPrefetchingEnabled = true

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
    return items.cells.first { $0.value.frame.contains(point) }?.key
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
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths }
  }

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
  open var hasUncommittedUpdates: Bool { items.updateDepth > 0 }

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
  open var allowsSelection = true

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// Whether items can be selected while the collection is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several can while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the collection is edited.
  open var isEditing = false

  /// The selected items; empty for none.
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
  }

  /// Names a nib from which cells are made.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard nib == nil else { unimplemented("collection cells from nibs") }
    items.cellClasses[identifier] = nil
  }

  /// Names a class from which views of a kind are made.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    items.viewClasses[.init(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Names a nib from which views of a kind are made.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard nib == nil else { unimplemented("collection views from nibs") }
    items.viewClasses[.init(kind: kind, identifier: identifier)] = nil
  }

  /// A used cell, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, type: items.cellClasses[identifier])
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

  /// Puts cells where items are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}

extension UICollectionView {
  /// The kind of headers in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// What an element of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, footer or other view.
    case supplementaryView
    /// A decoration.
    case decorationView
  }

  /// Where an item is after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Makes and configures cells of one class without names.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let token = RegistrationToken()
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Makes and configures headers, footers or other views of one class without names.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let token = RegistrationToken()
    let kind: String
    let handler: Handler

    /// Creates a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A used or new cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let made = dequeueCell(name(of: registration.token), type: Cell.self)
    let cell = made as? Cell ?? Construction.view(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A used or new header, footer or other view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let name = CollectionState.Name(
      kind: registration.kind,
      identifier: name(of: registration.token)
    )
    let made = dequeueView(name, type: Supplementary.self)
    let view = made as? Supplementary ?? Construction.view(Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func name(of token: RegistrationToken) -> String {
    if let name = items.tokens.first(where: { $0.token === token })?.name { return name }
    let name = "registration \(items.tokens.count + 1)"
    items.tokens.append((token, name))
    return name
  }
}

/// What makes a registration different from any other.
final class RegistrationToken: Sendable {}
