import Clockwork
import Foundation

/// The navigation controller of the More tab: the list, and the tab opened from it.
final class MoreNavigationController: UINavigationController {
  @Backward private var tabs: UITabBarController?
  private let list: MoreListController

  init(for tabs: UITabBarController) {
    list = MoreListController(style: .plain)
    super.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    list.tabs = tabs
    list.title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    viewControllers = [list]
  }

  required init?(coder: NSCoder) {
    list = MoreListController(style: .plain)
    super.init(coder: coder)
  }

  /// The navigation controller of a tab whose stack is shown above the list, and its root.
  private var lender: (navigation: UINavigationController, root: UIViewController)?

  /// The tab that was opened from the list.
  var opened: UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    if let lender, viewControllers[1] === lender.root { return lender.navigation }
    return viewControllers[1]
  }

  /// Shows a tab above the list.
  func open(_ controller: UIViewController, animated: Bool) {
    guard controller !== opened else { return }
    var above = [controller]
    giveBack()
    if let navigation = controller as? UINavigationController {
      above = navigation.viewControllers
      if let root = above.first { lender = (navigation, root) }
      navigation.setViewControllers([], animated: false)
    }
    setViewControllers([list] + above, animated: animated)
  }

  /// Back to the list.
  func closeOpened(animated: Bool) {
    if opened != nil { popToRootViewController(animated: animated) }
  }

  /// A stack that was shown above the list returns to its navigation controller.
  func giveBack() {
    guard let lender, !viewControllers.contains(where: { $0 === lender.root }),
      lender.root.parent == nil
    else { return }
    lender.navigation.setViewControllers([lender.root], animated: false)
    self.lender = nil
  }

  /// Tabs that are no longer in the list leave the stack.
  func forget(_ controllers: [UIViewController]) {
    guard let opened, controllers.contains(where: { $0 === opened }) else { return }
    setViewControllers([list], animated: false)
  }

  func listDidChange() { list.viewIfLoaded.map { ($0 as? UITableView)?.reloadData() } }

  /// Does what a tap on a row does.
  func choose(_ controller: UIViewController) { list.choose(controller) }
}

/// The list of the tabs that do not fit into the bar.
final class MoreListController: UITableViewController {
  @Backward var tabs: UITabBarController?

  private var entries: [TabEntry] { tabs?.roster.overflow ?? [] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = entries[indexPath.row].item
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs, entries.indices.contains(indexPath.row),
      let controller = tabs.roster.controller(of: entries[indexPath.row])
    else { return }
    tabs.more?.open(controller, animated: true)
  }

  /// Tabs that came back from the stack are children of the tab bar controller again.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MainLoop.current.post("tabs return from the More list") { [weak self] in
      self?.tabs?.takeBackOverflow()
    }
  }

  func choose(_ controller: UIViewController) {
    guard let row = entries.firstIndex(where: { $0.made === controller }) else { return }
    tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }
}

extension UITabBarController {
  func madeMore() -> MoreNavigationController {
    if let more { return more }
    let made = MoreNavigationController(for: self)
    more = made
    return made
  }

  /// The More controller becomes a child when it is shown for the first time.
  func adoptMore(if controller: UIViewController) {
    guard controller === more, controller.parent == nil else { return }
    addChild(controller)
    roster.sortChildren()
    Doorway.send(.didMove(toParent: self), to: controller)
  }

  /// The tabs in the More list that nobody shows have this container as parent.
  func takeBackOverflow() {
    guard more?.opened == nil else { return }
    more?.giveBack()
    for entry in roster.overflow {
      guard let controller = entry.made, controller.parent == nil else { continue }
      addChild(controller)
      Doorway.send(.didMove(toParent: self), to: controller)
    }
    roster.sortChildren()
  }
}
