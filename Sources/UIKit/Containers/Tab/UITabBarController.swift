public import Foundation

/// Shows one of several controllers, chosen by a bar at the bottom.
///
/// A tab's controller loads when it is selected for the first time.
///
/// - Evidence: RULES 1, 9
///
/// Status: partial · B
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection: Int?
  /// The controller whose view is in the container.
  private(set) var displayed: UIViewController?
  private var run: TransitionRun?
  private lazy var bar = UITabBar(frame: .zero)

  /// Creates a container without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container without tabs.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a container from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    let gone = tabs.filter { old in !new.contains { $0 === old } }
    for controller in gone {
      Doorway.send(.willMove(toParent: nil), to: controller)
    }
    let added = new.filter { one in !tabs.contains { $0 === one } }
    for controller in added { addChild(controller) }
    tabs = new
    _children = new
    selection = new.firstIndex { $0 === selected } ?? (new.isEmpty ? nil : 0)
    for controller in added { Doorway.send(.didMove(toParent: self), to: controller) }
    bar.setItems(new.map(\.tabBarItem), animated: animated)
    show()
    for controller in gone where controller !== displayed { drop(controller) }
  }

  private func drop(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil } }
    set {
      if let newValue, let index = tabs.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// The position of the selected tab; `NSNotFound` without tabs.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      bar.selectedItem = tabs[newValue].tabBarItem
      show()
    }
  }

  /// Is asked and told about the user's taps.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// The controller for tabs that do not fit; comes with a later version.
  open var moreNavigationController: UINavigationController {
    unimplemented("the More tab of a tab bar controller")
  }

  /// The controllers that the user may rearrange.
  open var customizableViewControllers: [UIViewController]?

  /// Makes the container's view.
  open override func loadView() {
    let container = TabView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.tabs = self
    view = container
    container.addSubview(container.content)
    container.addSubview(bar)
  }

  /// Selects the first tab if none is selected.
  open override func viewWillAppear(_ animated: Bool) {
    showBeforeAppearing()
    super.viewWillAppear(animated)
  }

  /// The selected tab decides.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected tab decides.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The user taps the tab of a controller.
  package func tap(_ controller: UIViewController) {
    guard let index = tabs.firstIndex(where: { $0 === controller }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: - Showing

  private var content: UIView? { (viewIfLoaded as? TabView)?.content ?? viewIfLoaded }

  /// The selected tab takes part in the container's own appearance.
  private func showBeforeAppearing() {
    guard displayed == nil, let selected = selectedViewController else { return }
    selected.loadViewIfNeeded()
    displayed = selected
    place(selected)
  }

  private func place(_ controller: UIViewController) {
    guard let content, let view = controller.viewIfLoaded else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
    viewIfLoaded?.setNeedsLayout()
  }

  private func show() {
    guard appearance.state != .disappeared, run == nil else { return }
    let selected = selectedViewController
    guard selected !== displayed else { return }
    let transition = AppearanceTransition(
      kind: .tabSwitch,
      leaving: displayed,
      coming: selected,
      isAnimated: false
    )
    let run = TransitionRun(transition, host: self, duration: .zero)
    self.run = run
    displayed = selected
    run.startAndFinish()
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let isHidden = bar.isHidden || hidesBarForPushedController
    let height = UIApplication.shared.device.tabBarHeight
    bar.frame = CGRect(
      x: 0,
      y: view.bounds.height - (isHidden ? 0 : height),
      width: view.bounds.width,
      height: height
    )
    displayed?.setContainerInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0)
    )
  }

  private var hidesBarForPushedController: Bool {
    guard let navigation = displayed as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

extension UITabBarController: SystemContainer {
  /// Only the selected tab takes part.
  var appearingChildren: [UIViewController] { displayed.map { [$0] } ?? [] }
  var isInTransition: Bool { run != nil }
}

extension UITabBarController: TransitionHost {
  func installViews(for run: TransitionRun) {
    if let coming = run.transition.coming { place(coming) }
  }

  func removeViews(for run: TransitionRun) {
    run.transition.leaving?.viewIfLoaded?.removeFromSuperview()
  }

  func release(for run: TransitionRun) {
    self.run = nil
    if let old = run.transition.leaving, !tabs.contains(where: { $0 === old }) { drop(old) }
    show()
  }
}

/// The view of a tab bar controller: the content below, the bar above.
final class TabView: UIView {
  weak var tabs: UITabBarController?
  let content = UIView(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    tabs?.layOutBar()
  }
}

/// Is asked and told about the user's taps on tabs.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked whether a tapped tab may be selected; on a reselect, too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Told that the user selected a tab; on a reselect, too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

// The methods are optional on iOS.
extension UITabBarControllerDelegate {
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
