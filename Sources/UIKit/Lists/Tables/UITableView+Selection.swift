import Foundation

/// Selecting and highlighting rows.
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

  var allowsSeveral: Bool {
    table.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsAny: Bool {
    table.isEditing
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
    if rowSwipe != nil {
      // A touch beside the actions only puts the row back.
      endRowSwipe(animated: true)
      return false
    }
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

  func userSelects(_ indexPath: IndexPath) {
    var chosen = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
      chosen = answer
    }
    if !allowsSeveral {
      for selected in table.selectionOrder where selected != chosen { userDeselects(selected) }
    }
    table.addSelection(chosen)
    let cell = table.cells[chosen]
    cell?.setSelected(true, animated: false)
    cell?.selectionSegue?.trigger(sender: cell)
    delegate?.tableView(self, didSelectRowAt: chosen)
    tellOfSelection()
    performPrimaryAction(at: chosen)
  }

  /// Acts on a row that a tap selected, where the delegate lets it.
  ///
  /// - Evidence:
  ///   https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:performprimaryactionforrowat:)
  ///   (grade A: after the selection changed)
  private func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  func userDeselects(_ indexPath: IndexPath) {
    var chosen = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
      chosen = answer
    }
    deselect(chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
    tellOfSelection()
  }

  /// Posts that the user changed the selection.
  private func tellOfSelection() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification,
      object: self
    )
  }

  /// Taps the button at the right of a row.
  package func tapAccessory(at indexPath: IndexPath) {
    let cell = table.cells[indexPath]
    cell?.accessorySegue?.trigger(sender: cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
