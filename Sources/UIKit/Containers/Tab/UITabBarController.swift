public import Foundation

/// Shows one of several controllers, chosen by a bar at the bottom.
///
/// A tab's controller loads when it is selected for the first time. A tap on the
/// bar and a selection in code lead to the same transition; only taps ask and tell
/// the delegate. Tabs that do not fit into the bar are reached through the More
/// tab, a navigation controller with a list of them.
///
/// - Evidence: RULES 1, 3, 9
///
/// Status: partial · B
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  let switcher = TabSwitcher()
  let roster = TabRoster()
  private(set) var bar = UITabBar(frame: .zero)
  var more: MoreNavigationController?

  /// Creates a container without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a container without tabs.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a container with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Creates a container from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let own = coder.nib?.child("tabBar", as: UITabBar.self) { bar = own }
    setUp()
    if let nib = coder.nib { NibTables.tabBarController.apply(to: self, nib) }
  }

  private func setUp() {
    switcher.owner = self
    roster.owner = self
    bar.belong(to: self)
  }

  // MARK: - Tabs

  override var systemContainer: (any SystemContainer)? { self }

  /// The controllers of the tabs; `nil` before any were set.
  open var viewControllers: [UIViewController]? {
    get { roster.isEmpty ? nil : roster.entries.compactMap(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs.
  ///
  /// The selected controller stays selected if it is among the new ones; else the
  /// one at its index is, else the first.
  ///
  /// - Parameters:
  ///   - viewControllers: The new controllers.
  ///   - animated: Whether the items move in the bar; callbacks are the same.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizableViewControllers = viewControllers
    roster.replace(with: (viewControllers ?? []).map { TabEntry($0) }, animated: animated)
  }

  /// The tabs, if the container was filled with tabs.
  open var tabs: [UITab] {
    get { roster.entries.compactMap(\.tab) }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; their controllers are made when they are selected.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    roster.replace(with: tabs.map { TabEntry($0) }, animated: animated)
  }

  /// The tab with an identifier, also inside groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if let found = tab.find(identifier) { return found }
    }
    return nil
  }

  /// The selected tab, if the container was filled with tabs.
  open var selectedTab: UITab? {
    get { switcher.selectedEntry?.tab?.innermostSelection }
    set {
      guard let newValue else { return }
      newValue.selectInGroups()
      let top = newValue.outermost
      if let entry = roster.entries.first(where: { $0.tab === top }) { switcher.select(entry) }
    }
  }

  /// The controller of the selected tab, or the More controller.
  ///
  /// Another controller than one of the tabs or the More controller raises.
  open var selectedViewController: UIViewController? {
    get { switcher.selectedController }
    set {
      guard let newValue else { return }
      if newValue === more {
        switcher.selectMore(animated: false)
      } else if let entry = roster.entry(of: newValue) {
        switcher.select(entry)
      } else {
        raise(.selectedStranger())
      }
    }
  }

  /// The position of the selected tab; `NSNotFound` without tabs and for the More list.
  ///
  /// A position that no tab has is ignored.
  open var selectedIndex: Int {
    get { switcher.selectedIndex ?? NSNotFound }
    set {
      guard roster.entries.indices.contains(newValue) else { return }
      switcher.select(roster.entries[newValue])
    }
  }

  /// Is asked and told about the user's taps, and supplies animations.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The list of the tabs that do not fit; there is always one, shown or not.
  open var moreNavigationController: UINavigationController { madeMore() }

  /// The controllers that the user may rearrange; all, after the tabs were set.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - The bar

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  var hidesBar = false
  /// Whether the bar is hidden because a pushed controller wants it away.
  var isBarHiddenByPush = false

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    changeBarPlacement(animated: animated)
  }

  /// How the tabs are shown; a sidebar is not drawn.
  open var mode = Mode.automatic

  /// The name under which the system keeps the user's arrangement.
  open var customizationIdentifier: String?

  /// The identifiers of the tabs in compact width; all, for `nil`.
  open var compactTabIdentifiers: [String]?

  /// Called before a tapped item is selected; an override need not call `super`.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Passes on that the user is about to rearrange tabs.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: roster.controllers(of: items))
  }

  /// Called when the user can rearrange tabs.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Passes on that rearranging is about to end.
  open func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    delegate?.tabBarController(
      self,
      willEndCustomizing: roster.controllers(of: items),
      changed: changed
    )
  }

  /// Passes on that rearranging ended.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(
      self,
      didEndCustomizing: roster.controllers(of: items),
      changed: changed
    )
  }

  // MARK: - Overrides

  /// Makes the container's view.
  open override func loadView() {
    let container = TabView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.owner = self
    view = container
    container.addSubview(container.content)
    container.addSubview(bar)
  }

  /// Puts the selected tab in place before the container appears.
  open override func viewWillAppear(_ animated: Bool) {
    switcher.ownerWillAppear()
    super.viewWillAppear(animated)
  }

  /// Lets go of a tab that was removed while it was on its way out.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    switcher.ownerDidDisappear()
  }

  /// Selects the next controller on the way of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard subsequentVC._parent === self, subsequentVC !== selectedViewController else { return }
    selectedViewController = subsequentVC
  }

  /// The selected tab decides.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected tab decides.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected tab decides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// The delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// How tabs are shown.
  public enum Mode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// In a bar.
    case tabBar
    /// In a bar, and in a sidebar where there is one.
    case tabSidebar
  }
}

extension UITabBarController: SystemContainer {
  /// Only the selected tab takes part.
  var appearingChildren: [UIViewController] { switcher.displayed.map { [$0] } ?? [] }
  var isInTransition: Bool { switcher.isRunning }
}
