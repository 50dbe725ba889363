import Clockwork
public import Foundation

/// A search bar with results.
///
/// An active search is a presentation by the controller that the search bar belongs
/// to, or by the one above that defines the context: that controller presents the
/// search controller, whose view lies below the search bar and holds the results.
/// Nobody disappears below it.
///
/// - Differs: A search bar inside the navigation bar stays where it is; the title does not hide.
/// - Evidence: Apple's documentation of the members and the delegate; RULES 20.9 (no
///   logs of the callbacks are known)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  private var active = false
  /// Whether the running search was presented by itself, so that the delegate is told.
  private var isAutomatic = false
  /// Whether the search asked for its dismissal, so that a new begin has to wait.
  private var isDismissing = false
  private var showsResults = false
  private var hidNavigationBar = false
  /// The controller whose navigation item has the search.
  @Backward var itemController: UIViewController?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: Shows the results; `nil` if the searched controller does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search without a results controller.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a search from an archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.searchController = self
    modalPresentationStyle = .overCurrentContext
  }

  /// Updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// Shows the results.
  open var searchResultsController: UIViewController? { results }

  /// Whether the content below is dimmed; a tap on it ends the search.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { (viewIfLoaded as? SearchView)?.setDims(dims) }
  }

  /// The old name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar is hidden during a search whose bar is not part of it.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button comes by itself.
  open var automaticallyShowsCancelButton = true

  /// Whether the scope bar comes by itself.
  open var automaticallyShowsScopeBar = true

  /// Whether the results come by themselves, with the first letter.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results are shown; setting it ends the automatic way.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showResults(newValue)
    }
  }

  /// Whether a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { active }
    set { newValue ? begin() : end() }
  }

  /// What the user may have wanted to search for.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Where the search bar is.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    itemController?.navigationItem.searchBarPlacement ?? .automatic
  }

  /// Does what choosing a suggestion by hand does.
  ///
  /// - Returns: `false` if it is not offered.
  package func choose(_ suggestion: any UISearchSuggestion) -> Bool {
    guard active, (searchSuggestions ?? []).contains(where: { $0 === suggestion }) else {
      return false
    }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    return true
  }

  // MARK: - Begin

  private func begin() {
    guard !active else { return }
    active = true
    changeBar()
    guard !isDismissing else { return }
    delegate?.presentSearchController(self)
    if presentation?.isLinked != true {
      presentAutomatically()
      guard active else { return }
    }
    updateResults()
  }

  private func presentAutomatically() {
    isAutomatic = true
    delegate?.willPresentSearchController(self)
    guard let host, host.viewIfLoaded?.window != nil else {
      later { if self.active { self.delegate?.didPresentSearchController(self) } }
      return
    }
    host.present(self, animated: UIView.areAnimationsEnabled) { [weak self] in self?.didPresent() }
    guard presentation?.isLinked != true else { return }
    active = false
    isAutomatic = false
    changeBar()
  }

  private func didPresent() {
    if isAutomatic { delegate?.didPresentSearchController(self) }
    if !active { dismissSearch() }
  }

  /// The controller that the search bar belongs to.
  private var host: UIViewController? {
    if let itemController { return itemController }
    var place = bar.superview
    while let view = place {
      if let owner = view.owningController {
        return (owner as? UINavigationController)?.topViewController ?? owner
      }
      place = view.superview
    }
    return nil
  }

  // MARK: - End

  private func end() {
    guard active else { return }
    if isAutomatic { delegate?.willDismissSearchController(self) }
    finishSearching()
    dismissSearch()
  }

  private func finishSearching() {
    active = false
    changeBar()
    bar.clear()
    bar.resignFirstResponder()
    updateResults()
  }

  private func dismissSearch() {
    guard let presentation, presentation.isLinked else {
      later { if !self.active { self.didDismiss() } }
      return
    }
    // A presentation that has not come to its end is closed then.
    guard !presentation.isStarting, presentation.run == nil, !isDismissing else { return }
    isDismissing = true
    presentation.presentingViewController.dismiss(animated: UIView.areAnimationsEnabled) {
      [weak self] in self?.didDismiss()
    }
  }

  private func didDismiss() {
    isDismissing = false
    if isAutomatic { delegate?.didDismissSearchController(self) }
    isAutomatic = false
    guard active else { return }
    active = false
    begin()
  }

  private func later(_ work: @escaping @MainActor () -> Void) {
    MainLoop.current.setNeedsCommit("search")
    MainLoop.current.afterCommit("search", work)
  }

  // MARK: - What the presentation tells

  /// The presentation begins, also one that the app asked for.
  func presentationWillBegin() {
    if !active, presentation?.isLinked == true, !isAutomatic {
      active = true
      changeBar()
      updateResults()
    }
    let isInBar = (bar.superview as? UINavigationBar) != nil
    if hidesNavigationBarDuringPresentation, !isInBar,
      let navigation = host?.navigationController, !navigation.isNavigationBarHidden
    {
      hidNavigationBar = true
      navigation.setNavigationBarHidden(true, animated: true)
    }
  }

  /// The presentation ends, also by a dismissal that the app asked for.
  func presentationWillEnd() {
    if active, !isDismissing { finishSearching() }
    guard hidNavigationBar else { return }
    hidNavigationBar = false
    host?.navigationController?.setNavigationBarHidden(false, animated: true)
  }

  /// The presentation ended.
  func presentationDidEnd() {
    showsResults = false
    takeOutResults()
  }

  // MARK: - Results

  func updateResults() {
    if automaticallyShowsSearchResultsController {
      showResults(active && !(bar.text ?? "").isEmpty)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showResults(_ isShown: Bool) {
    showsResults = isShown
    guard let results, let view = viewIfLoaded as? SearchView else { return }
    // At its end the search goes away with the results that are shown.
    guard active else { return }
    if isShown, results.parent == nil {
      addChild(results)
      view.show(results.view)
      results.didMove(toParent: self)
    } else if !isShown {
      takeOutResults()
    }
    view.setDims(dims)
  }

  private func takeOutResults() {
    guard let results, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  private var dims: Bool { obscuresBackgroundDuringPresentation && !showsResults }

  /// Whether touches beside the search bar belong to the search.
  var takesTouches: Bool { obscuresBackgroundDuringPresentation || showsResults }

  /// Makes the view below the search bar.
  open override func loadView() {
    let container = SearchView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onTap = { [weak self] in self?.isActive = false }
    container.setDims(dims)
    view = container
  }

  /// Puts results that are due into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showResults(showsResults)
  }

  // MARK: - The bar

  private func changeBar() {
    if automaticallyShowsCancelButton { bar.showCancel(active) }
    if automaticallyShowsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty {
      bar.showScopes(active)
    }
  }

  func barDidBeginEditing() { begin() }

  func barWasCancelled() { end() }
}
