import Foundation

/// What a table remembers: rows as it knows them, shown cells, selection, updates.
@MainActor
final class TableState {
  // Rows
  var sections: [TableSection] = []
  var needsReload = true
  var isLoading = false
  var hasLoaded = false
  /// Whether sections have to be put below each other anew, as a height changed.
  var needsPlacing = true
  /// The width in which heights were measured.
  var measuredWidth: CGFloat = 0
  /// The width, and the heights above and below the sections, for which they were placed.
  var placement: (width: CGFloat, header: CGFloat, footer: CGFloat) = (0, 0, 0)
  /// Which optional methods the delegate turned out not to have.
  var missing: Set<TablePart> = []
  /// Which ones a table controller answered as its own delegate; a subclass may still have them.
  var inherited: Set<TablePart> = []
  var hasAskedForHeights = false

  // What is shown
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Headers and footers that were made in order to be measured, until they are shown.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]
  /// Cells that an update took away; the delegate hears of them after their successors are there.
  var leaving: [(path: IndexPath, cell: UITableViewCell)] = []
  var isLayingOutRows = false
  /// The row for which the data source is being asked for a cell.
  var requested: IndexPath?
  var hasDequeuedRequested = false
  /// The cell that a row keeps while it is configured anew.
  var reconfigured: (identifier: String, cell: UITableViewCell)?

  // Look
  /// The insets of separators that someone set.
  var separatorInset: UIEdgeInsets?

  // Reuse
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headerNibs: [String: UINib] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  // Selection and editing
  private(set) var selectionOrder: [IndexPath] = []
  private(set) var selected: Set<IndexPath> = []
  var isEditing = false

  // Updates
  var updateDepth = 0
  var pending = TableUpdate()

  nonisolated init() {}

  func addSelection(_ indexPath: IndexPath) {
    guard selected.insert(indexPath).inserted else { return }
    selectionOrder.append(indexPath)
  }

  func removeSelection(_ indexPath: IndexPath) {
    guard selected.remove(indexPath) != nil else { return }
    selectionOrder.removeAll { $0 == indexPath }
  }

  func replaceSelection(_ indexPaths: [IndexPath]) {
    selectionOrder = indexPaths
    selected = Set(indexPaths)
  }
}

/// A group of changes; deletions and reloads count from before, insertions from after.
struct TableUpdate {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
}
