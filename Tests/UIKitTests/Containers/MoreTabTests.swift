import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Tabs: More, and tabs that make their controllers", .serialized)
struct MoreTabTests {
  private func tabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
    let tabs = UITabBarController()
    let list = (0..<count).map { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    tabs.viewControllers = list
    return (tabs, list)
  }

  @Test func sixTabs_showFourAndMore() {
    let stage = Stage()
    defer { stage.end() }
    let (tabs, list) = tabs(6)
    stage.show(tabs)
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.viewControllers == list)
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
    #expect(list.dropFirst().allSatisfy { !$0.isViewLoaded })
  }

  @Test func rowOfMore_pushesItsTab_andBack() {
    let stage = Stage()
    defer { stage.end() }
    let (tabs, list) = tabs(6)
    stage.show(tabs)
    #expect(stage.tapTab(of: list[5], in: tabs))
    stage.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(list[5].navigationController === tabs.moreNavigationController)
    #expect(list[5].appearanceState == .appeared)
    tabs.moreNavigationController.popViewController(animated: true)
    stage.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(list[5].parent === tabs)
    tabs.selectedIndex = 4
    stage.settle()
    #expect(list[4].appearanceState == .appeared)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(list[4].appearanceState == .disappeared)
    #expect(list[0].appearanceState == .appeared)
  }

  @Test func navigationController_lendsItsStackToMore() {
    let stage = Stage()
    defer { stage.end() }
    let (tabs, list) = tabs(5)
    let root = UIViewController()
    let nav = UINavigationController(rootViewController: root)
    tabs.viewControllers = list + [nav]
    stage.show(tabs)
    tabs.selectedIndex = 5
    stage.settle()
    #expect(tabs.selectedViewController === nav)
    #expect(root.appearanceState == .appeared)
    #expect(root.navigationController === tabs.moreNavigationController)
    tabs.moreNavigationController.popToRootViewController(animated: true)
    stage.settle()
    #expect(nav.viewControllers == [root])
    #expect(root.navigationController === nav)
  }

  @Test func fewerTabs_needNoMore() {
    let stage = Stage()
    defer { stage.end() }
    let (tabs, list) = tabs(6)
    stage.show(tabs)
    tabs.selectedIndex = 5
    stage.settle()
    tabs.viewControllers = Array(list[3...])
    stage.settle()
    #expect(tabs.tabBar.items?.count == 3)
    #expect(tabs.selectedViewController === list[5])
    #expect(list[5].parent === tabs)
    #expect(list[5].appearanceState == .appeared)
  }

  @Test func tab_makesItsControllerWhenSelected() {
    let stage = Stage()
    defer { stage.end() }
    var made: [String] = []
    let list = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let tabs = UITabBarController(tabs: list)
    stage.show(tabs)
    #expect(made == ["a"])
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
    tabs.selectedTab = tabs.tab(forIdentifier: "b")
    stage.settle()
    #expect(made == ["a", "b"])
    #expect(tabs.selectedTab === list[1])
    #expect(list[1].viewController?.parent === tabs)
    #expect(list[1].viewController?.appearanceState == .appeared)
    list[0].isHidden = true
    #expect(tabs.tabBar.items?.count == 1)
  }

  @Test func group_showsItsSelectedChild() {
    let stage = Stage()
    defer { stage.end() }
    let inner = ["x", "y"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: inner)
    let first = UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [first, group])
    stage.show(tabs)
    tabs.selectedTab = inner[1]
    stage.settle()
    #expect(group.selectedChild === inner[1])
    #expect(tabs.selectedViewController === inner[1].viewController)
    #expect(inner[1].viewController?.appearanceState == .appeared)
    tabs.selectedTab = inner[0]
    stage.settle()
    #expect(inner[0].viewController?.appearanceState == .appeared)
    #expect(inner[1].viewController?.appearanceState == .disappeared)
  }
}
