import Foundation

/// What a table remembers: rows as it knows them, shown cells, selection, updates.
@MainActor
final class TableState {
  // Rows
  var sections: [TableSection] = []
  var needsReload = true
  var isLoading = false
  var hasLoaded = false
  /// The width in which heights were measured.
  var measuredWidth: CGFloat = 0
  /// Which optional methods the delegate turned out not to have.
  var missing: Set<TablePart> = []

  // What is shown
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var isLayingOutRows = false

  // Look
  /// The insets of separators that someone set.
  var separatorInset: UIEdgeInsets?

  // Reuse
  var cellClasses: [String: UITableViewCell.Type] = [:]
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
