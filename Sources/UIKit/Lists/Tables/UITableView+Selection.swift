import Foundation

/// Selecting, highlighting and editing rows.
extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadSectionsIfNeeded()
    guard let indexPath else {
      for selected in table.selectionOrder { deselect(selected, animated: animated) }
      return
    }
    guard isRow(indexPath) else { return }
    if !allowsSeveral {
      for selected in table.selectionOrder where selected != indexPath {
        deselect(selected, animated: animated)
      }
    }
    table.addSelection(indexPath)
    table.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard table.selected.contains(indexPath) else { return }
    table.removeSelection(indexPath)
    table.cells[indexPath]?.setSelected(false, animated: animated)
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsAny: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: - Touches

  /// Selects a row as a tap of the user does.
  ///
  /// - Returns: Whether the row could be tapped.
  @discardableResult
  package func tapRow(at indexPath: IndexPath) -> Bool {
    guard highlightRow(at: indexPath) else { return false }
    releaseRow(at: indexPath)
    return true
  }

  /// Puts a finger on a row.
  package func highlightRow(at indexPath: IndexPath) -> Bool {
    bringUpToDate()
    guard isRow(indexPath), allowsAny else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    table.cells[indexPath]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// Takes the finger away from a row.
  package func releaseRow(at indexPath: IndexPath, selects: Bool = true) {
    table.cells[indexPath]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard selects else { return }
    if table.selected.contains(indexPath), allowsSeveral {
      userDeselects(indexPath)
    } else {
      userSelects(indexPath)
    }
  }

  private func userSelects(_ indexPath: IndexPath) {
    var chosen = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
      chosen = answer
    }
    if !allowsSeveral {
      for selected in table.selectionOrder where selected != chosen { userDeselects(selected) }
    }
    table.addSelection(chosen)
    table.cells[chosen]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func userDeselects(_ indexPath: IndexPath) {
    var chosen = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
      chosen = answer
    }
    deselect(chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  /// Taps the button at the right of a row.
  package func tapAccessory(at indexPath: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  // MARK: - Editing

  /// Ends a swipe over a row, if there is one.
  func endRowSwipe(animated: Bool) {}

  func prepareEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    let isOn = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    if cell.isEditing != isOn { cell.setEditing(isOn, animated: animated) }
  }

  func applyEditing(_ editing: Bool, animated: Bool) {
    guard editing != table.isEditing else { return }
    table.isEditing = editing
    for indexPath in shownRows {
      let canEdit = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
      table.cells[indexPath]?.setEditing(editing && canEdit, animated: animated)
    }
    if !editing || !allowsSeveral { select(nil, animated: animated, scrollPosition: .none) }
    setNeedsLayout()
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
    guard isRow(indexPath), let dataSource, dataSource.tableView(self, canEditRowAt: indexPath)
    else { return false }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == editing else { return false }
    dataSource.tableView(self, commit: editing, forRowAt: indexPath)
    return true
  }

  /// Moves a row as the user does by its handle.
  @discardableResult
  package func dragRow(from source: IndexPath, to proposed: IndexPath) -> Bool {
    loadSectionsIfNeeded()
    guard isRow(source), let dataSource, dataSource.tableView(self, canMoveRowAt: source) else {
      return false
    }
    let target =
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source,
        toProposedIndexPath: proposed
      ) ?? proposed
    dataSource.tableView(self, moveRowAt: source, to: target)
    reloadAll()
    return true
  }

  /// The actions that a swipe of the user shows; deletion counts as one.
  package func swipeActions(at indexPath: IndexPath, leading: Bool) -> [UIContextualAction] {
    loadSectionsIfNeeded()
    guard isRow(indexPath), dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else {
      return []
    }
    let configuration =
      leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    return configuration?.actions ?? []
  }

  /// Swipes a row and taps an action.
  ///
  /// - Returns: Whether there is such an action.
  @discardableResult
  package func swipe(
    at indexPath: IndexPath,
    leading: Bool = false,
    performing title: String
  ) -> Bool {
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    defer { delegate?.tableView(self, didEndEditingRowAt: indexPath) }
    let actions = swipeActions(at: indexPath, leading: leading)
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform(on: table.cells[indexPath] ?? self)
    return true
  }
}
