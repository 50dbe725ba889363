public import Foundation

/// A data source of a table that is told what there is, and finds the changes.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var list: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    list = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
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
    guard list.window != nil else {
      list.reloadData()
      completion?()
      return
    }
    let changes = snapshot.changes(from: old, isTable: true)
    if animatingDifferences {
      list.performUpdate(changes) { completion?() }
    } else {
      UIView.performWithoutAnimation { list.performUpdate(changes) { completion?() } }
    }
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
    if !paths.isEmpty { list.reconfigureRows(at: paths) }
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
    current.parts.indices.contains(index) ? current.parts[index].identifier : nil
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: - For the table

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.parts.indices.contains(section) ? current.parts[section].items.count : 0
  }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = current.item(at: indexPath) else { return UITableViewCell() }
    return provider(tableView, indexPath, item) ?? UITableViewCell()
  }

  /// The title above a section; none by default.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The title below a section; none by default.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be edited; not by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be moved; not by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Deletes or inserts a row; nothing by default.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Moves a row; nothing by default.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
