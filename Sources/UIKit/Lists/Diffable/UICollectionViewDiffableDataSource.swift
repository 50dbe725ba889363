public import Foundation

/// A data source of a collection that is told what there is, and finds the changes.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// Makes a header or footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  weak var list: UICollectionView?
  private let provider: CellProvider
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees of sections to which one was applied.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The places of all items, made when one is asked for.
  private var places: [ItemIdentifierType: IndexPath]?

  /// Creates a data source and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Shows what a snapshot says.
  ///
  /// Cells of items that stay are kept. Nothing moves in an animation if the collection is not in
  /// a window.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether changes are animated.
  ///   - completion: Called when they are shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    keepTrees(for: snapshot)
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows what a snapshot says, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows what a snapshot says with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    keepTrees(for: snapshot)
    current = snapshot.settled
    places = nil
    list?.reloadData()
    if list?.window != nil { list?.layoutIfNeeded() }
    completion?()
  }

  /// Shows what a snapshot says with new cells, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// What is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let old = current
    guard let list else {
      current = snapshot.settled
      places = nil
      completion?()
      return
    }
    _ = list.numberOfSections
    current = snapshot.settled
    places = nil
    guard list.window != nil else {
      list.reloadData()
      completion?()
      return
    }
    let changes = snapshot.changes(from: old, isTable: false)
    let again = old.paths(of: Set(snapshot.reconfiguredItemIdentifiers)).values.sorted()
    if animated {
      list.performUpdate(changes, reconfiguring: again) { completion?() }
    } else {
      UIView.performWithoutAnimation {
        list.performUpdate(changes, reconfiguring: again) { completion?() }
      }
    }
    showOutlines()
  }

  // MARK: - Sections as trees

  /// Shows a tree of items in a section, which is added if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { apply(tree: snapshot, to: section, animated: animatingDifferences, completion) }

  /// Shows a tree of items in a section, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The tree of a section; its items without children if none was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { tree(of: section) }

  /// Decides about expanding and collapsing, and follows it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Decides about moves by the user, and follows them.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: - Places

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let places { return places[itemIdentifier] }
    var made: [ItemIdentifierType: IndexPath] = [:]
    made.reserveCapacity(current.numberOfItems)
    for (section, part) in current.parts.enumerated() {
      for (index, item) in part.items.enumerated() {
        made[item] = IndexPath(item: index, section: section)
      }
    }
    places = made
    return made[itemIdentifier]
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.parts.indices.contains(index) ? current.parts[index].identifier : nil
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: - For the collection

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { current.parts.indices.contains(section) ? current.parts[section].items.count : 0 }

  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell() }
    showOutline(of: item, at: indexPath, in: cell)
    return cell
  }

  /// A header or footer.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Whether an item can be moved, as the handlers say.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item as the user did, and tells the handlers.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(sourceIndexPath, destinationIndexPath)
    places = nil
  }

  /// The titles of an index at the side; none by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Where a title of the index leads.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
