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
