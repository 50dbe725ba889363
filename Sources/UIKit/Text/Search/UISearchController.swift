import Clockwork
public import Foundation

/// Updates the results of a search.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search.
  func presentSearchController(_ searchController: UISearchController)
}

/// What happens if a delegate does not implement a member.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with results.
///
/// - Differs: an active search is not a presentation; the results controller
///   is kept and not shown.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  private var active = false

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: Shows the results; `nil` if the searched controller does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  /// Creates a search without a results controller.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a search from an archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.searchController = self
  }

  /// Updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// Shows the results.
  open var searchResultsController: UIViewController? { results }

  /// Whether the content below is dimmed.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar is hidden.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button comes by itself.
  open var automaticallyShowsCancelButton = true

  /// Whether the scope bar comes by itself.
  open var automaticallyShowsScopeBar = true

  /// Whether the results come by themselves.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results are shown.
  open var showsSearchResultsController = false

  /// Whether a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { active }
    set { newValue ? begin() : end() }
  }

  private func begin() {
    guard !active else { return }
    active = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    updateResults()
    MainLoop.current.afterCommit("search") { [weak self] in
      guard let self, self.active else { return }
      self.delegate?.didPresentSearchController(self)
    }
    MainLoop.current.setNeedsCommit("search")
  }

  private func end() {
    guard active else { return }
    delegate?.willDismissSearchController(self)
    active = false
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    bar.clear()
    bar.resignFirstResponder()
    updateResults()
    MainLoop.current.afterCommit("search") { [weak self] in
      guard let self, !self.active else { return }
      self.delegate?.didDismissSearchController(self)
    }
    MainLoop.current.setNeedsCommit("search")
  }

  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func barDidBeginEditing() { begin() }

  func barWasCancelled() { end() }
}
