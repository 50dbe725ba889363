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
    /// Among the buttons of the bar or the toolbar.
    case integrated
    /// In the middle of the bar, on a tablet.
    case integratedCentered
    /// Behind a button.
    case integratedButton
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
    guard let nib = coder.nib else { return }
    nib.begin(self)
    NibTables.navigationItem.apply(to: self, nib)
  }

  /// Tells the item that all objects of its nib are there and connected.
  open func awakeFromNib() {}

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

  /// A line below the title.
  open var subtitle: String? {
    didSet { itemDidChange() }
  }

  /// A view in place of the subtitle.
  open var subtitleView: UIView? {
    didSet {
      if oldValue !== subtitleView { oldValue?.removeFromSuperview() }
      itemDidChange()
    }
  }

  /// The text of the large title; `title` for `nil`.
  open var largeTitle: String? {
    didSet { itemDidChange() }
  }

  /// The line below the large title; `subtitle` for `nil`.
  open var largeSubtitle: String? {
    didSet { itemDidChange() }
  }

  /// A view in place of the large subtitle.
  open var largeSubtitleView: UIView? {
    didSet {
      if oldValue !== largeSubtitleView { oldValue?.removeFromSuperview() }
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

  /// Is told that the user renamed the document.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

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

  // MARK: - Groups

  /// The groups at the side where lines begin.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(leadingItemGroups, in: oldValue) }
  }

  /// The groups in the middle, which the user may choose from.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(centerItemGroups, in: oldValue) }
  }

  /// The groups at the side where lines end.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adopt(trailingItemGroups, in: oldValue) }
  }

  /// The group at the very end.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt(pinnedTrailingGroup.map { [$0] } ?? [], in: oldValue.map { [$0] } ?? []) }
  }

  /// The name under which the user's choice of groups is kept.
  open var customizationIdentifier: String?

  /// Entries of the menu with what has no room.
  open var additionalOverflowItems: UIDeferredMenuElement?

  /// All buttons that can be seen at the left, from the edge inwards.
  var shownAtLeft: [UIBarButtonItem] {
    (leftItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }

  /// All buttons that can be seen at the right, from the edge inwards.
  var shownAtRight: [UIBarButtonItem] {
    let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    return (rightItems ?? []) + groups.flatMap(\.shownItems).reversed()
  }

  private func adopt(_ groups: [UIBarButtonItemGroup], in old: [UIBarButtonItemGroup]) {
    for group in old where !groups.contains(where: { $0 === group }) { group.navigationItem = nil }
    for group in groups { group.navigationItem = self }
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
      searchDidChange()
    }
  }

  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true

  /// Where the search bar should be.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { searchDidChange() } }
  }

  /// Where the search bar is: below the bar unless the item wishes and there is room.
  ///
  /// - Differs: a bar among the buttons counts as one in the bar.
  open var searchBarPlacement: SearchBarPlacement {
    switch preferredSearchBarPlacement {
    case .automatic, .stacked: .stacked
    case .inline: bar.map { $0.bounds.width >= 500 } ?? false ? .inline : .stacked
    case .integrated, .integratedCentered, .integratedButton: preferredSearchBarPlacement
    }
  }

  /// Whether the search bar may stand in the toolbar.
  open var searchBarPlacementAllowsToolbarIntegration = true

  /// Whether the search bar may stand in a bar of a container.
  open var searchBarPlacementAllowsExternalIntegration = false

  /// The item that stands for the search in a toolbar.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(
    systemItem: .search,
    primaryAction: UIAction { [weak self] _ in self?.searchController?.isActive = true }
  )

  /// The height of the bar changed, and with it the safe area.
  private func searchDidChange() {
    bar?.superview?.setNeedsLayout()
    itemDidChange()
  }

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

/// Is told that the user renamed the document of a navigation item.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Tells the new title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may rename; `true` if not implemented.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Allows it.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    OptionalMessage.send("navigationItemShouldBeginRenaming:", to: self, navigationItem) { true }
  }
}
