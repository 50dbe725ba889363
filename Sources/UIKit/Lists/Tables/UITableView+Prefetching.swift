import Clockwork
import Foundation

/// What a table told its prefetching data source.
@MainActor
final class TablePrefetches {
  /// Rows that were asked for and neither shown nor cancelled since.
  var asked: Set<IndexPath> = []
  var lastOffset: CGFloat = 0
  var goesDown = true
  var isScheduled = false
}

/// Rows that are loaded ahead: those beyond the visible ones in the direction of scrolling.
///
/// How many they are iOS does not say; here they are as many as are visible (grade D). Rows that
/// the direction leaves behind are cancelled.
///
/// - Evidence: https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
///   (grade A for the methods and what they mean)
extension UITableView {
  private var prefetches: TablePrefetches {
    attachment(TablePrefetches.self) { TablePrefetches() }
  }

  /// Plans to tell the data source after this commit.
  func planPrefetches() {
    guard isPrefetchingEnabled, prefetchDataSource != nil, window != nil else { return }
    let state = prefetches
    if contentOffset.y != state.lastOffset {
      state.goesDown = contentOffset.y > state.lastOffset
      state.lastOffset = contentOffset.y
    }
    guard !state.isScheduled else { return }
    state.isScheduled = true
    MainLoop.current.afterCommit("table prefetching") { [weak self] in
      state.isScheduled = false
      self?.prefetch(state)
    }
  }

  /// Forgets what was asked for; the index paths mean other rows from now on.
  func forgetPrefetches() {
    existingAttachment(TablePrefetches.self)?.asked = []
  }

  private func prefetch(_ state: TablePrefetches) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !table.needsReload else { return }
    let shown = shownRows
    guard let first = shown.first, let last = shown.last else { return }
    let wanted =
      state.goesDown ? rows(after: last, shown.count) : rows(before: first, shown.count)
    let shownSet = Set(shown)
    state.asked.subtract(shownSet)
    let fresh = wanted.filter { !state.asked.contains($0) }
    let stale = state.asked.subtracting(wanted).sorted()
    state.asked = Set(wanted)
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh) }
    if !stale.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: stale) }
  }

  private func rows(after path: IndexPath, _ number: Int) -> [IndexPath] {
    var found: [IndexPath] = []
    var (section, row) = (path.section, path.row + 1)
    while found.count < number, section < table.sections.count {
      if row < table.sections[section].rows.count {
        found.append(IndexPath(row: row, section: section))
        row += 1
      } else {
        (section, row) = (section + 1, 0)
      }
    }
    return found
  }

  private func rows(before path: IndexPath, _ number: Int) -> [IndexPath] {
    var found: [IndexPath] = []
    var (section, row) = (path.section, path.row - 1)
    while found.count < number, section >= 0 {
      if row >= 0 {
        found.append(IndexPath(row: row, section: section))
        row -= 1
      } else {
        section -= 1
        if section >= 0 { row = table.sections[section].rows.count - 1 }
      }
    }
    return found
  }
}
