public import Foundation

/// What a navigation bar shows for a controller.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// In the bar.
    case inline
  }

  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item before, if it fits.
    case `default`
    /// A general title.
    case generic
    /// No title.
    case minimal
  }

  /// Where the search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// By the system.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case stacked
    /// Behind a button.
    case integrated
  }

  /// How an item uses the space of the bar.
  public enum ItemStyle: Int, Sendable {
    /// For pushing controllers.
    case navigator
    /// For windows of a browser.
    case browser
    /// For editors.
    case editor
  }

  /// The controller whose item this is.
  @Backward var controller: UIViewController? {
    didSet { searchController?.itemController = controller }
  }

  /// The bar that shows the item.
  @Backward var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: - Title

  /// The title.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// A view in place of the title.
  open var titleView: UIView? {
    didSet {
      if oldValue !== titleView { oldValue?.removeFromSuperview() }
      itemDidChange()
    }
  }

  /// A line above the title.
  open var prompt: String? {
    didSet {
      if (prompt == nil) != (oldValue == nil) { bar?.superview?.setNeedsLayout() }
      itemDidChange()
    }
  }

  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.titleModeDidChange() } }
  }
  /// Whether the title is large as that of the item below, and when that was found.
  var inheritedTitle: (generation: Int, isLarge: Bool)?

  /// How the item uses the space of the bar.
  open var style = ItemStyle.navigator

  /// Makes the menu of the title.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: - Going back

  /// The button that goes back to this item, shown while another one is on top.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the button that goes back to this item.
  open var backButtonTitle: String?

  /// What the button that goes back to this item shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether this item shows no back button.
  open var hidesBackButton: Bool {
    get { isBackHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var isBackHidden = false

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    isBackHidden = hidesBackButton
    itemDidChange()
  }

  /// Performed instead of going back.
  open var backAction: UIAction?

  /// Whether the items at the left stand beside the back button.
  open var leftItemsSupplementBackButton = false {
    didSet { itemDidChange() }
  }

  // MARK: - Buttons

  private var leftItems: [UIBarButtonItem]?
  private var rightItems: [UIBarButtonItem]?

  /// The buttons at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The buttons at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replace(&leftItems, with: items)
  }

  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replace(&rightItems, with: items)
  }

  /// Sets the first button at the left; the others go.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    replace(&leftItems, with: item.map { [$0] })
  }

  /// Sets the first button at the right; the others go.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    replace(&rightItems, with: item.map { [$0] })
  }

  private func replace(_ items: inout [UIBarButtonItem]?, with new: [UIBarButtonItem]?) {
    for item in items ?? [] where !(new ?? []).contains(where: { $0 === item }) {
      item.customView?.removeFromSuperview()
      item.navigationItem = nil
    }
    items = new
    for item in new ?? [] { item.navigationItem = self }
    itemDidChange()
  }

  // MARK: - Search

  /// The search that belongs to the item.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController {
        oldValue?.searchBar.removeFromSuperview()
        oldValue?.itemController = nil
      }
      searchController?.itemController = controller
      itemDidChange()
    }
  }

  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true

  /// Where the search bar should be.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar is.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: - Appearance

  /// The look of the bar while the item is on top.
  open var standardAppearance: UINavigationBarAppearance?

  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of a low bar at the edge of scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  func itemDidChange() {
    bar?.setNeedsLayout()
  }
}
