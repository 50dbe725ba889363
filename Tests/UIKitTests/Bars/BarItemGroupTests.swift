import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Bar buttons: groups, menus, spaces", .serialized)
struct BarItemGroupTests {
  @Test func spaces_areOfTheSubclass() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let space = OwnItem.flexibleSpace()
    #expect(type(of: space) == OwnItem.self)
    #expect(space.mark == 7)
    #expect(OwnItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().madeAs == .flexibleSpace)
  }

  @Test func group_ownsItsItems() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let group = item.creatingFixedGroup()
    #expect(group.alwaysAvailable)
    #expect(item.buttonGroup === group)
    let navigation = UINavigationItem(title: "T")
    navigation.trailingItemGroups = [group]
    #expect(item.navigationItem === navigation)
    group.barButtonItems = []
    #expect(item.buttonGroup == nil)
  }

  @Test func menu_ofABarButton_isChosenFrom() {
    let stage = Stage()
    var log: [String] = []
    let item = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [
        UIAction(title: "Name", handler: { _ in log.append("name") }),
        UIAction(title: "Date", handler: { _ in log.append("date") }),
      ])
    )
    #expect(stage.choose("Date", from: item))
    #expect(log == ["date"])
    item.changesSelectionAsPrimaryAction = true
    #expect(item.menu?.selectedElements.map(\.title) == ["Name"])
    #expect(stage.choose("Date", from: item))
    #expect(item.menu?.selectedElements.map(\.title) == ["Date"])
    item.isEnabled = false
    #expect(!stage.choose("Name", from: item))
  }
}

@MainActor
private final class OwnItem: UIBarButtonItem {
  let mark = 7
}

@MainActor
@Suite("Pages that turn by themselves, scopes with attributes", .serialized)
struct SmallBarTests {
  @Test func timer_turnsPages_inVirtualTime() {
    let stage = Stage()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
    pages.numberOfPages = 3
    stage.show(UIViewController()).view.addSubview(pages)
    var turns = 0
    pages.addAction(UIAction { _ in turns += 1 }, for: .valueChanged)
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    timer.setDuration(5, forPage: 1)
    pages.progress = timer
    timer.resumeTimer()
    stage.advance(.seconds(2))
    #expect(pages.currentPage == 1 && turns == 1)
    stage.advance(.seconds(4))
    #expect(pages.currentPage == 1)
    stage.advance(.seconds(1))
    #expect(pages.currentPage == 2)
    stage.advance(.seconds(10))
    #expect(pages.currentPage == 2 && !timer.isRunning)
  }

  @Test func scopes_takeAttributesBeforeAndAfterTheyAreShown() throws {
    let stage = Stage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 102))
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    stage.show(UIViewController()).view.addSubview(bar)
    stage.settle()
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
  }

  @Test func groups_countAmongTheButtonsOfABar() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let item = UINavigationItem(title: "T")
    let first = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil)
    let second = UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = first
    let group = UIBarButtonItemGroup(barButtonItems: [second], representativeItem: nil)
    item.trailingItemGroups = [group]
    #expect(item.shownAtRight.map(\.title) == ["1", "2"])
    group.isHidden = true
    #expect(item.shownAtRight.count == 1)
  }
}
