public import Foundation
public import UIKit

/// Fingers on the rows of tables: they go the way of real touches.
extension Stage {
  /// Where a finger touches a row.
  public enum RowSide: Sendable {
    /// From the leading edge towards the trailing one: shows leading actions.
    case leading
    /// From the trailing edge towards the leading one: shows trailing actions, or the deletion.
    case trailing
  }

  /// Taps a row.
  ///
  /// - Returns: Whether the row got the touch; `false` if it is not visible or covered.
  @discardableResult
  public func tapRow(at indexPath: IndexPath, in table: UITableView) -> Bool {
    guard let cell = table.cellForRow(at: indexPath) else { return false }
    return tap(cell)
  }

  /// Swipes over a row until its actions are shown, or all the way.
  ///
  /// - Parameters:
  ///   - indexPath: The row, which must be visible.
  ///   - table: Its table.
  ///   - side: Where the swipe begins.
  ///   - isFull: Whether the finger goes almost to the other side, which performs the first action.
  /// - Returns: The titles of the actions that are shown afterwards, the one at the edge first.
  @discardableResult
  public func swipeRow(
    at indexPath: IndexPath,
    in table: UITableView,
    from side: RowSide = .trailing,
    isFull: Bool = false
  ) -> [String] {
    guard let cell = table.cellForRow(at: indexPath), cell.window != nil else { return [] }
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let goesLeft = (side == .trailing) != isRightToLeft
    let bounds = cell.bounds
    let (near, far) = (bounds.width * 0.1, bounds.width * (isFull ? 0.92 : 0.55))
    let start = CGPoint(x: goesLeft ? bounds.width - near : near, y: bounds.midY)
    let end = CGPoint(x: goesLeft ? bounds.width - far : far, y: bounds.midY)
    drag(from: cell.convert(start, to: nil), to: cell.convert(end, to: nil))
    settle()
    return table.shownSwipeActions.map { $0.title ?? "" }
  }

  /// Taps an action beside a row that was swiped.
  ///
  /// - Returns: Whether there is such an action and it got the touch.
  @discardableResult
  public func tapSwipeAction(_ title: String, in table: UITableView) -> Bool {
    let titles = table.shownSwipeActions.map { $0.title ?? "" }
    guard let index = titles.firstIndex(of: title) else { return false }
    table.layoutIfNeeded()
    let isTapped = tap(table.shownSwipeButtons[index])
    settle()
    return isTapped
  }

  /// Taps the button of a row with details.
  ///
  /// - Returns: Whether the row has one that got the touch.
  @discardableResult
  public func tapAccessory(at indexPath: IndexPath, in table: UITableView) -> Bool {
    guard let button = table.detailButton(at: indexPath) else { return false }
    return tap(button)
  }

  /// Drags a row by its handle to the place of another one; the table must be edited.
  ///
  /// - Returns: Whether the row has a handle.
  @discardableResult
  public func dragRow(
    at indexPath: IndexPath,
    to target: IndexPath,
    in table: UITableView
  ) -> Bool {
    guard let handle = table.reorderHandle(at: indexPath), handle.window != nil else {
      return false
    }
    let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    let rect = table.rectForRow(at: target)
    let end = table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    drag(from: start, to: CGPoint(x: start.x, y: end.y))
    settle()
    return true
  }

  /// Touches the index of a table at one of its titles.
  ///
  /// - Returns: Whether the index is shown and has that title.
  @discardableResult
  public func tapIndexTitle(_ title: String, in table: UITableView) -> Bool {
    guard let place = table.placeOfIndexTitle(title) else { return false }
    tap(at: table.convert(place, to: nil), in: table.window)
    settle()
    return true
  }
}
