public import UIKit

/// What the user chooses in the menus of buttons and bars.
extension Stage {
  /// Opens the menu of a button and chooses an element.
  ///
  /// The button is told `.menuActionTriggered` as its menu opens. With
  /// `changesSelectionAsPrimaryAction` the chosen action stays ticked and gives the button
  /// its title.
  ///
  /// - Parameters:
  ///   - title: The title of an action or command, at any depth.
  ///   - button: The button.
  /// - Returns: `false` if the button is disabled or off window, or has no such element that can
  ///   be chosen.
  @discardableResult
  public func choose(_ title: String, from button: UIButton) -> Bool {
    guard button.isEnabled, button.window != nil else { return false }
    return button.choose(title)
  }

  /// Opens the menu of a bar button and chooses an element.
  ///
  /// - Returns: `false` if the item is disabled, or has no such element that can be chosen.
  @discardableResult
  public func choose(_ title: String, from item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, let menu = item.menu else { return false }
    return MenuChoice.choose(
      title,
      in: menu,
      sender: item,
      tracksSelection: item.changesSelectionAsPrimaryAction
    )
  }
}

/// What the user chooses while searching.
extension Stage {
  /// Chooses a suggestion of a search.
  ///
  /// - Returns: `false` if it is not offered, or no search is under way.
  @discardableResult
  public func choose(
    _ suggestion: any UISearchSuggestion,
    from search: UISearchController
  ) -> Bool {
    search.choose(suggestion)
  }
}
