import Foundation

/// Editing: the state of the table and its cells, and what a user does to rows.
extension UITableView {
  func applyEditing(_ editing: Bool, animated: Bool) {
    endRowSwipe(animated: animated)
    guard editing != table.isEditing else { return }
    table.isEditing = editing
    for indexPath in shownRows {
      guard let cell = table.cells[indexPath] else { continue }
      prepareEditing(of: cell, at: indexPath, animated: animated)
    }
    if !editing || !allowsSeveral { select(nil, animated: animated, scrollPosition: .none) }
    setNeedsLayout()
  }

  /// Gives a cell the controls that its row has while the table is edited.
  func prepareEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    guard table.isEditing else {
      guard cell.isEditing || cell.parts.editing.handleSpace > 0 else { return }
      cell.parts.editing.showControl(.none, in: cell)
      cell.parts.editing.showHandle(false, in: cell)
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let canEdit = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    let style = canEdit ? editingStyle(at: indexPath) : .none
    if canEdit, let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(
        self,
        shouldIndentWhileEditingRowAt: indexPath
      )
    }
    // Rows that can be chosen show circles instead.
    cell.parts.editing.showControl(
      allowsMultipleSelectionDuringEditing ? .none : style,
      in: cell
    )
    let canMove = dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    cell.parts.editing.showHandle(canMove, in: cell)
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: animated) }
  }

  /// How a row is edited: by deletion where the delegate does not say.
  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// What the round control of a row does: insertions at once, deletions after a confirmation.
  func tapEditControl(at indexPath: IndexPath) {
    switch editingStyle(at: indexPath) {
    case .insert: commit(.insert, at: indexPath)
    case .delete:
      guard openRowSwipe(at: indexPath, isLeading: false), let swipe = rowSwipe else { return }
      rest(swipe)
    case .none: break
    }
  }

  /// Deletes a row as the user does by its button or a full swipe without actions.
  ///
  /// - Returns: Whether the row can be deleted.
  @discardableResult
  package func commitDeletion(at indexPath: IndexPath) -> Bool {
    commit(.delete, at: indexPath)
  }

  /// Deletes or inserts a row as the user does by its edit control.
  @discardableResult
  package func commit(_ editing: UITableViewCell.EditingStyle, at indexPath: IndexPath) -> Bool {
    loadSectionsIfNeeded()
    guard isRow(indexPath), let dataSource, dataSource.tableView(self, canEditRowAt: indexPath),
      editingStyle(at: indexPath) == editing
    else { return false }
    dataSource.tableView(self, commit: editing, forRowAt: indexPath)
    return true
  }

  /// The actions that are shown beside the row that a finger moved aside.
  package var shownSwipeActions: [UIContextualAction] { rowSwipe?.configuration.actions ?? [] }

  /// The buttons of these actions.
  package var shownSwipeButtons: [UIView] { rowSwipe?.buttons ?? [] }

  /// The button of a row with details that is shown.
  package func detailButton(at indexPath: IndexPath) -> UIView? {
    layoutIfNeeded()
    return table.cells[indexPath]?.parts.editing.detail
  }

  /// The handle by which a row that is shown can be moved.
  package func reorderHandle(at indexPath: IndexPath) -> UIView? {
    layoutIfNeeded()
    return table.cells[indexPath]?.parts.editing.handle
  }
}
