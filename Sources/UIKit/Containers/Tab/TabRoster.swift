import Foundation

/// One tab: a controller, or a tab whose controller is made on demand.
@MainActor
final class TabEntry {
  let tab: UITab?
  private let given: UIViewController?

  init(_ controller: UIViewController) {
    given = controller
    tab = nil
  }

  init(_ tab: UITab) {
    self.tab = tab
    given = nil
  }

  /// The controller, if it exists already.
  var made: UIViewController? { given ?? tab?.currentController }

  /// The controller; the tab makes it.
  var controller: UIViewController? { given ?? tab?.viewController }

  /// What the bar shows.
  var item: UITabBarItem { given?.tabBarItem ?? tab?.barItem ?? UITabBarItem() }

  var isShown: Bool { tab?.isHidden != true }

  func isSame(as other: TabEntry) -> Bool {
    given != nil ? given === other.given : tab === other.tab
  }
}

/// The tabs of a tab bar controller, their children and the items of the bar.
@MainActor
final class TabRoster {
  @Backward var owner: UITabBarController?
  private(set) var entries: [TabEntry] = []

  var isEmpty: Bool { entries.isEmpty }

  func entry(of controller: UIViewController) -> TabEntry? {
    for entry in entries where entry.made === controller { return entry }
    return nil
  }

  func entry(of item: UITabBarItem) -> TabEntry? { entries.first { $0.item === item } }

  func controllers(of items: [UITabBarItem]) -> [UIViewController] {
    items.compactMap { entry(of: $0)?.made }
  }

  func index(of entry: TabEntry) -> Int? { entries.firstIndex { $0 === entry } }

  /// Replaces the tabs: those that go are told, those that come become children.
  func replace(with list: [TabEntry], animated: Bool) {
    guard let owner else { return }
    var new: [TabEntry] = []
    for entry in list where !new.contains(where: { $0.isSame(as: entry) }) {
      new.append(entries.first { $0.isSame(as: entry) } ?? entry)
    }
    for entry in new where !entries.contains(where: { $0 === entry }) {
      guard let controller = entry.made else { continue }
      guard ContainmentCheck.allows(controller, asChildOf: owner) else { return }
    }
    let selected = owner.switcher.selectedEntry
    let place = owner.switcher.selectedIndex ?? 0
    let gone = entries.filter { old in !new.contains { $0 === old } }
    let added = new.filter { one in !entries.contains { $0 === one } }
    owner.more?.forget(gone.compactMap(\.made))
    for controller in gone.compactMap(\.made) {
      Doorway.send(.willMove(toParent: nil), to: controller)
    }
    let fresh = added.compactMap(\.made)
    for controller in fresh { owner.addChild(controller) }
    entries = new
    for entry in new { entry.tab?.container = owner }
    sortChildren()
    for controller in fresh { Doorway.send(.didMove(toParent: owner), to: controller) }
    let kept = new.first { $0 === selected }
    owner.switcher.rosterDidChange(
      select: kept ?? (new.indices.contains(place) ? new[place] : new.first)
    )
    for entry in gone {
      entry.tab?.container = nil
      if let controller = entry.made, controller !== owner.switcher.displayed,
        !owner.switcher.isLeaving(controller)
      {
        drop(controller)
      }
    }
  }

  /// The controller of an entry, which becomes a child when it is made.
  func controller(of entry: TabEntry) -> UIViewController? {
    guard let owner else { return nil }
    if let made = entry.made, made.parent != nil { return made }
    guard let controller = entry.controller else { return nil }
    if controller.parent == nil {
      owner.addChild(controller)
      sortChildren()
      Doorway.send(.didMove(toParent: owner), to: controller)
    }
    return controller
  }

  /// Children stand in the order of the tabs.
  func sortChildren() {
    guard let owner else { return }
    let tabs = entries.compactMap(\.made).filter { $0.parent === owner }
    owner._children =
      tabs + owner._children.filter { child in !tabs.contains { $0 === child } }
  }

  func drop(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: - The bar

  /// How many items fit into the bar.
  var capacity: Int {
    // So many fit everywhere.
    if entries.count <= 5 { return 5 }
    return owner?.traitCollection.userInterfaceIdiom == .pad ? 8 : 5
  }

  private var shown: [TabEntry] { entries.filter(\.isShown) }

  /// The tabs that do not fit: they are in the More list.
  var overflow: [TabEntry] {
    guard entries.count > capacity else { return [] }
    return shown.count > capacity ? Array(shown[(capacity - 1)...]) : []
  }

  func isInMoreList(_ entry: TabEntry) -> Bool {
    for other in overflow where other === entry { return true }
    return false
  }

  /// Shows the items of the tabs and marks the selected one.
  func updateBar() {
    guard let owner else { return }
    let visible = overflow.isEmpty ? shown : Array(shown.prefix(capacity - 1))
    var items = visible.map(\.item)
    if !overflow.isEmpty { items.append(owner.madeMore().tabBarItem) }
    let old = owner.bar.items ?? []
    if old.count != items.count || zip(old, items).contains(where: { $0 !== $1 }) {
      owner.bar.show(items)
    }
    owner.switcher.markItem()
  }
}
