import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Bars and their items", .serialized)
struct BarTests {
  @Test func barButton_triggers_itsActionOrTarget() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let target = Target()
    let item = UIBarButtonItem(
      title: "A",
      style: .plain,
      target: target,
      action: target.selector("one:")
    )
    item.trigger()
    #expect(target.calls == ["one: UIBarButtonItem"])
    item.isEnabled = false
    item.trigger()
    #expect(target.calls.count == 1)
    var ran = false
    UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in ran = true }).trigger()
    #expect(ran)
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
  }

  @Test func navigationItem_keepsItsButtons() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let item = UINavigationItem(title: "T")
    let first = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil)
    let second = UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems?.count == 1)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func navigationBar_mirrorsTheStack() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    play.open(navigation)
    #expect(navigation.navigationBar.topItem?.title == "Root")
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    #expect(navigation.navigationBar.backItem?.title == "Root")
  }

  @Test func titleView_isInTheBar() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    let label = UILabel()
    label.text = "Custom"
    root.navigationItem.titleView = label
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let navigation = UINavigationController(rootViewController: root)
    play.open(navigation)
    #expect(label.superview === navigation.navigationBar)
    #expect(abs(label.frame.midX - navigation.navigationBar.bounds.midX) < 0.5)
    #expect(button.frame.maxX == navigation.navigationBar.bounds.width - 16)
    root.navigationItem.titleView = nil
    #expect(label.superview == nil)
  }

  @Test func navigationBar_asksItsDelegate() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let bar = UINavigationBar()
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "1"), animated: false)
    bar.pushItem(UINavigationItem(title: "2"), animated: false)
    delegate.allowsPop = false
    #expect(bar.popItem(animated: false) == nil)
    delegate.allowsPop = true
    #expect(bar.popItem(animated: false)?.title == "2")
    #expect(delegate.lines == ["push 1", "push 2", "pop 2"])
  }

  @Test func tabBar_tapTellsItsDelegate() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let bar = UITabBar()
    let delegate = TabDelegate()
    bar.delegate = delegate
    let item = UITabBarItem(title: "A", image: nil, tag: 4)
    bar.items = [item, UITabBarItem(tabBarSystemItem: .search, tag: 5)]
    bar.tap(item)
    #expect(bar.selectedItem === item)
    #expect(delegate.tags == [4])
    bar.items = []
    #expect(bar.selectedItem == nil)
  }

  @Test func appearance_copiesItsValues() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.kern: 3]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.titleTextAttributes = [:]
    #expect(copy.titleTextAttributes[.kern] as? Int == 3)
    #expect(copy.backgroundColor == .systemBackground)
  }

  @Test func proxy_setsValuesOnEnteringAWindow() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.kern: 1]
    UISwitch.appearance().onTintColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .blue
    let root = UIViewController()
    let control = UISwitch()
    control.onTintColor = .black
    let other = UISwitch()
    root.view.addSubview(control)
    root.view.addSubview(other)
    let label = UILabel()
    root.navigationItem.titleView = label
    let navigation = UINavigationController(rootViewController: root)
    play.open(navigation)
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(navigation.navigationBar.titleTextAttributes?[.kern] as? Int == 1)
    #expect(control.onTintColor == .black)
    #expect(other.onTintColor == .green)
    #expect(label.textColor == .blue)
  }
}

@MainActor
private final class BarDelegate: NSObject, UINavigationBarDelegate {
  var lines: [String] = []
  var allowsPop = true
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    lines.append("push \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allowsPop
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    lines.append("pop \(item.title ?? "")")
  }
}

@MainActor
private final class TabDelegate: NSObject, UITabBarDelegate {
  var tags: [Int] = []
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
}
