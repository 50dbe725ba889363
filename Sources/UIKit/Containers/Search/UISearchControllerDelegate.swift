public import Foundation

/// Updates the results of a search.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chose a suggestion.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    OptionalMessage.send(
      "updateSearchResultsForSearchController:selectingSearchSuggestion:",
      to: self,
      searchController,
      searchSuggestion
    ) {}
  }
}

/// Is told when a search begins and ends.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells that the search is about to present itself.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search presented itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that a search that presented itself is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that a search that presented itself went.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Lets the app present the search; without it the search presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

/// What happens if a delegate does not implement a member.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMessage.send("willPresentSearchController:", to: self, searchController) {}
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMessage.send("didPresentSearchController:", to: self, searchController) {}
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMessage.send("willDismissSearchController:", to: self, searchController) {}
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMessage.send("didDismissSearchController:", to: self, searchController) {}
  }
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMessage.send("presentSearchController:", to: self, searchController) {}
  }
}
