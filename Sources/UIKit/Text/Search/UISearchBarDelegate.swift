public import Foundation

/// Is asked and told about a search bar.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin; `true` if not implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; `true` if not implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells that the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether typed text may be inserted; `true` if not implemented.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells that the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the results button was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells that another scope was chosen.
  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  )
}

/// What happens if a delegate does not implement a member.
extension UISearchBarDelegate {
  /// Allows it.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMessage.send("searchBarShouldBeginEditing:", to: self, searchBar) { true }
  }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarTextDidBeginEditing:", to: self, searchBar) {}
  }
  /// Allows it.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMessage.send("searchBarShouldEndEditing:", to: self, searchBar) { true }
  }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarTextDidEndEditing:", to: self, searchBar) {}
  }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMessage.send("searchBar:textDidChange:", to: self, searchBar, searchText) {}
  }
  /// Allows it.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    OptionalMessage.send(
      "searchBar:shouldChangeTextInRange:replacementText:",
      to: self,
      searchBar,
      range,
      text
    ) { true }
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarSearchButtonClicked:", to: self, searchBar) {}
  }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarBookmarkButtonClicked:", to: self, searchBar) {}
  }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarCancelButtonClicked:", to: self, searchBar) {}
  }
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMessage.send("searchBarResultsListButtonClicked:", to: self, searchBar) {}
  }
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    OptionalMessage.send(
      "searchBar:selectedScopeButtonIndexDidChange:",
      to: self,
      searchBar,
      selectedScope
    ) {}
  }
}
