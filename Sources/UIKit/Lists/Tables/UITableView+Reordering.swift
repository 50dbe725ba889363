import CoreGraphics
import Foundation

/// A row that a finger moves by its handle.
@MainActor
final class TableReordering {
  let cell: UITableViewCell
  let source: IndexPath
  /// Where the row would be if the finger left now.
  fileprivate(set) var target: IndexPath
  /// How far the finger is below the middle of the row.
  fileprivate let grip: CGFloat

  init(cell: UITableViewCell, source: IndexPath, grip: CGFloat) {
    self.cell = cell
    self.source = source
    self.grip = grip
    target = source
  }
}

/// The table's row that is being moved, if any.
@MainActor
final class TableReorderings {
  var current: TableReordering?
}

/// Rows that a finger moves by their handles.
///
/// The delegate is asked whenever the row would have another place; the data source moves its row
/// once, when the finger left, and the table does not ask for counts.
///
/// - Evidence:
///   https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)
///   (grade A)
extension UITableView {
  var reordering: TableReordering? { existingAttachment(TableReorderings.self)?.current }

  func beginReordering(_ cell: UITableViewCell, at point: CGPoint) {
    guard reordering == nil, let path = indexPath(for: cell), isRow(path) else { return }
    attachment(TableReorderings.self) { TableReorderings() }.current = TableReordering(
      cell: cell,
      source: path,
      grip: point.y - cell.frame.midY
    )
    bringSubviewToFront(cell)
  }

  func moveReordering(to point: CGPoint) {
    guard let reordering else { return }
    scrollAtEdges(point)
    let middle = point.y - reordering.grip
    let proposed = proposedPath(for: middle, reordering)
    if proposed != reordering.target {
      let chosen =
        delegate?.tableView(
          self,
          targetIndexPathForMoveFromRowAt: reordering.source,
          toProposedIndexPath: proposed
        ) ?? proposed
      reordering.target = chosen
    }
    placeReorderedRows(reordering, middle: middle)
  }

  func endReordering(isCancelled: Bool) {
    guard let reordering else { return }
    existingAttachment(TableReorderings.self)?.current = nil
    if isCancelled || reordering.target == reordering.source {
      for path in shownRows { table.cells[path].map { place($0, rectOfRow(path)) } }
      setNeedsLayout()
      return
    }
    finishMove(from: reordering.source, to: reordering.target)
  }

  private func finishMove(from source: IndexPath, to target: IndexPath) {
    dataSource?.tableView(self, moveRowAt: source, to: target)
    let old = table.sections.map { $0.rows.count }
    var new = old
    new[source.section] -= 1
    guard new.indices.contains(target.section), target.row <= new[target.section] else { return }
    new[target.section] += 1
    var update = TableUpdate()
    update.movedRows = [(source, target)]
    apply(UpdatePlan(update, old: old, new: new))
    setNeedsLayout()
    if window != nil { layoutIfNeeded() }
  }

  /// The place of a row whose middle is at a height of the content.
  private func proposedPath(for middle: CGFloat, _ reordering: TableReordering) -> IndexPath {
    var best = reordering.source
    var distance = CGFloat.greatestFiniteMagnitude
    for path in shownRows {
      let rect = rectOfRow(path)
      guard abs(rect.midY - middle) < distance else { continue }
      distance = abs(rect.midY - middle)
      best = path
    }
    // An empty section that the row is over takes it, too.
    for section in sections(in: bounds) where table.sections[section].rows.count == 0 {
      let rect = rectOfSection(section)
      if rect.minY <= middle, middle < rect.maxY { best = IndexPath(row: 0, section: section) }
    }
    // Between its source and another section the row leaves a gap, so the last place is one more.
    guard best.section != reordering.source.section, table.sections[best.section].rows.count > 0
    else { return best }
    return middle > rectOfRow(best).midY
      ? IndexPath(row: best.row + 1, section: best.section) : best
  }

  private func placeReorderedRows(_ reordering: TableReordering, middle: CGFloat) {
    let height = reordering.cell.frame.height
    let (source, target) = (reordering.source, reordering.target)
    for path in shownRows where path != source {
      guard let cell = table.cells[path] else { continue }
      var rect = rectOfRow(path)
      if path > source { rect.origin.y -= height }
      let isBehind =
        path.section == target.section
        ? path.row
          >= (source.section == target.section && source < target
            ? target.row + 1 : target.row)
        : path.section > target.section
      if isBehind { rect.origin.y += height }
      place(cell, rect)
    }
    reordering.cell.center.y = middle
  }

  /// Scrolls while the finger is near the upper or lower edge.
  private func scrollAtEdges(_ point: CGPoint) {
    let visible = bounds.inset(by: adjustedContentInset)
    let edge: CGFloat = 44
    var offset = contentOffset
    if point.y < visible.minY + edge { offset.y -= edge / 4 }
    if point.y > visible.maxY - edge { offset.y += edge / 4 }
    offset = clamped(offset)
    if offset != contentOffset { bounds.origin = offset }
  }
}
