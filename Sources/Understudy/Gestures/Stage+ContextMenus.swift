import Foundation
public import UIKit

/// Menus as the user sees them.
extension Stage {
  /// The titles of the open menu's rows; empty if no menu is open.
  public var menuRows: [String] { ContextMenuPresenter.current.elements.map(\.title) }

  /// The controller of the preview beside the open menu.
  public var menuPreview: UIViewController? { ContextMenuPresenter.current.preview }

  /// Opens the menu of something by a long press, and lets it come to rest.
  ///
  /// - Parameter target: A view, a point of the window, an element, a query or a text.
  /// - Returns: The titles of the rows; empty if it has no menu.
  /// - Throws: ``QueryError`` if it cannot be touched.
  @discardableResult
  public func openMenu(of target: some GestureTarget) throws(QueryError) -> [String] {
    try longPress(target)
    settle()
    return menuRows
  }

  /// Taps a row of the open menu.
  ///
  /// - Parameter title: The title of the row.
  /// - Throws: ``QueryError`` if there is no such row, or it is disabled.
  public func chooseMenuRow(_ title: String) throws(QueryError) {
    settle()
    guard menuRows.contains(title) else { throw .noMenuRow(title, rows: menuRows) }
    try tap(.kind(.menuItem, title))
  }

  /// Taps the preview beside the open menu.
  public func tapMenuPreview() { ContextMenuPresenter.current.commitPreview() }

  /// Closes the open menu as a tap beside it does.
  public func dismissMenu() { ContextMenuPresenter.current.dismiss() }
}
