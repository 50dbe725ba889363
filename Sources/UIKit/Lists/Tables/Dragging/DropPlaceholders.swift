import CoreGraphics
import Foundation

/// A row that stands in for an item whose data is still coming.
@MainActor
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UITableViewDropPlaceholder
  let animator = DragAnimator()
  private weak var dragging: TableDragging?
  /// Where the row is, other stand-ins counted.
  var path: IndexPath

  init(
    _ item: UIDragItem,
    _ placeholder: UITableViewDropPlaceholder,
    _ dragging: TableDragging
  ) {
    dragItem = item
    self.placeholder = placeholder
    self.dragging = dragging
    path = placeholder.insertionIndexPath
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let dragging, let table = dragging.table, dragging.holds(self) else { return false }
    let shown = path
    dataSourceUpdates(dragging.dataPath(of: shown))
    dragging.forget(self)
    var update = TableUpdate()
    update.reloadedRows = [shown]
    let counts = table.table.sections.map { $0.rows.count }
    table.apply(UpdatePlan(update, old: counts, new: counts))
    table.setNeedsLayout()
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let dragging, let table = dragging.table, dragging.holds(self) else { return false }
    let old = table.table.sections.map { $0.rows.count }
    var new = old
    new[path.section] -= 1
    var update = TableUpdate()
    update.deletedRows = [path]
    dragging.forget(self)
    table.apply(UpdatePlan(update, old: old, new: new))
    for other in dragging.placeholders
    where other.path.section == path.section && other.path.row > path.row {
      other.path = IndexPath(row: other.path.row - 1, section: other.path.section)
    }
    table.setNeedsLayout()
    return true
  }
}

/// Rows of a table that its data source does not know.
extension TableDragging {
  func holds(_ context: DropPlaceholderContext) -> Bool {
    placeholders.contains { $0 === context }
  }

  func forget(_ context: DropPlaceholderContext) { placeholders.removeAll { $0 === context } }

  /// The path of a row as the data source knows it.
  func dataPath(of path: IndexPath) -> IndexPath {
    let before = placeholders.count { $0.path.section == path.section && $0.path.row < path.row }
    return IndexPath(row: path.row - before, section: path.section)
  }

  func insert(_ context: DropPlaceholderContext) {
    guard let table else { return }
    let path = context.path
    let old = table.table.sections.map { $0.rows.count }
    guard old.indices.contains(path.section), path.row <= old[path.section] else {
      raise(
        .invalidUpdate(
          .insertedRow(path.row, section: path.section, count: 0),
          in: table
        )
      )
      return
    }
    var new = old
    new[path.section] += 1
    for other in placeholders
    where other.path.section == path.section && other.path.row >= path.row {
      other.path = IndexPath(row: other.path.row + 1, section: other.path.section)
    }
    placeholders.append(context)
    var update = TableUpdate()
    update.insertedRows = [path]
    table.apply(UpdatePlan(update, old: old, new: new))
    table.setNeedsLayout()
  }

  /// The cell of a row that stands in for data; `nil` for other rows.
  func placeholderCell(at path: IndexPath) -> UITableViewCell? {
    guard let context = placeholders.first(where: { $0.path == path }), let table else {
      return nil
    }
    let cell = table.dequeueReusableCell(
      withIdentifier: context.placeholder.reuseIdentifier,
      for: path
    )
    context.placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// The height of a row that stands in for data; `nil` for other rows.
  func placeholderHeight(at path: IndexPath) -> CGFloat? {
    placeholders.first { $0.path == path }?.placeholder.rowHeight
  }
}

extension UITableView {
  var dragging: TableDragging? { existingAttachment(TableDragging.self) }

  var madeDragging: TableDragging { attachment(TableDragging.self) { TableDragging(self) } }

  /// The stand-ins of the table, if there are any.
  var standIns: TableDragging? {
    guard let dragging, !dragging.placeholders.isEmpty else { return nil }
    return dragging
  }
}
