public import Foundation

/// One tab of a tab bar controller; makes its controller when it is selected.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  /// The controller, once it was made.
  private var madeController: UIViewController?
  /// The container that shows the tab.
  @Backward var container: UITabBarController?
  weak var group: UITabGroup?
  lazy var barItem = UITabBarItem(title: title, image: image, tag: 0)

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: What the bar shows.
  ///   - image: What the bar shows above the title.
  ///   - identifier: A name that is unique in the container.
  ///   - viewControllerProvider: Makes the controller, once.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The name of the tab, unique in its container.
  public let identifier: String

  /// What the bar shows.
  open var title: String {
    didSet { barItem.title = title }
  }

  /// What the bar shows above the title.
  open var image: UIImage? {
    didSet { barItem.image = image }
  }

  /// A second line, for sidebars.
  open var subtitle: String?

  /// The text of the badge.
  open var badgeValue: String? {
    didSet { barItem.badgeValue = badgeValue }
  }

  /// What the app likes to keep with the tab.
  open var userInfo: Any?

  /// Whether the tab can be selected by taps.
  open var isEnabled = true {
    didSet { barItem.isEnabled = isEnabled }
  }

  /// Whether the tab is left out of the bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { container?.tabItemDidChange() } }
  }

  /// Whether the user may hide the tab.
  open var allowsHiding = false

  /// Where the tab likes to be.
  open var preferredPlacement = Placement.automatic

  /// The group that the tab is in.
  open var parent: UITabGroup? { group }

  /// The container that shows the tab.
  open var tabBarController: UITabBarController? { container ?? group?.tabBarController }

  /// The controller; the first access makes it.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    madeController = provider?(self)
    return madeController
  }

  /// The controller that is shown for the tab, if it was made.
  var currentController: UIViewController? { madeController }

  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }

  /// The tab inside groups that is selected.
  var innermostSelection: UITab { self }

  var outermost: UITab { group?.outermost ?? self }

  /// Makes the groups above select the tab.
  func selectInGroups() {
    group?.selectedChild = self
    group?.selectInGroups()
  }

  /// Where a tab likes to be.
  public enum Placement: Int, Sendable {
    /// As the system likes.
    case automatic
    /// In the bar unless the user moves it.
    case `default`
    /// In the bar if there is room.
    case optional
    /// In the bar, not to be moved.
    case movable
    /// At the end of the bar.
    case pinned
    /// Always in the bar.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }
}

/// A tab with tabs inside; a sidebar shows them, the bar shows the group.
///
/// - Differs: without a sidebar the group's controller is that of its provider, else
///   that of the selected child.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Creates a group.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.group = self }
  }

  /// The tabs inside.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.group === self { child.group = nil }
      for child in children { child.group = self }
    }
  }

  /// The tab that is selected inside the group.
  open weak var selectedChild: UITab?

  /// The identifier of the tab that is selected first.
  open var defaultChildIdentifier: String?

  /// Whether the user may change the order.
  open var allowsReordering = false

  /// The identifiers of the tabs, in the user's order.
  open var displayOrderIdentifiers: [String] = []

  /// The tabs in the user's order.
  open var displayOrder: [UITab] {
    let chosen = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return chosen + children.filter { child in !chosen.contains { $0 === child } }
  }

  /// Keeps the controllers of the group's tabs in a stack.
  open var managingNavigationController: UINavigationController?

  /// The controller: the provider's, else that of the tab inside.
  open override var viewController: UIViewController? {
    super.viewController ?? childToShow?.viewController
  }

  /// The tab with an identifier, inside or itself.
  open func tab(forIdentifier identifier: String) -> UITab? { find(identifier) }

  override var currentController: UIViewController? {
    super.currentController ?? childToShow?.currentController
  }

  private var childToShow: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  override func find(_ identifier: String) -> UITab? {
    if self.identifier == identifier { return self }
    for child in children {
      if let found = child.find(identifier) { return found }
    }
    return nil
  }

  override var innermostSelection: UITab { selectedChild?.innermostSelection ?? self }
}

/// The tab of a search; the system knows its title and image.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates the tab with the system's title.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search",
      image: nil,
      identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider
    )
  }

  /// Whether selecting the tab begins the search.
  open var automaticallyActivatesSearch = false
}
