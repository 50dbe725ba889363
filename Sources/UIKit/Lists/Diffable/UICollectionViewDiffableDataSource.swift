public import Foundation

/// A data source of a collection that is told what there is, and finds the changes.
///
/// Status: partial · A
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

  private weak var list: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows what a snapshot says.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    guard let list else {
      current = snapshot.settled
      completion?()
      return
    }
    _ = list.numberOfSections
    current = snapshot.settled
    guard list.window != nil, let changes = snapshot.changes(from: old) else {
      list.reloadData()
      completion?()
      return
    }
    list.performUpdate(changes) { completion?() }
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
    if !paths.isEmpty { list.reconfigureItems(at: paths) }
  }

  /// Shows what a snapshot says with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    list?.reloadData()
    completion?()
  }

  /// What is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
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
  ) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath) else { return UICollectionViewCell() }
    return provider(collectionView, indexPath, item) ?? UICollectionViewCell()
  }

  /// A header or footer.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
