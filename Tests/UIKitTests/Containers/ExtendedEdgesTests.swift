import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Extended edges", .serialized)
struct ExtendedEdgesTests {
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minY - other.minY) < 0.01 && abs(one.height - other.height) < 0.01
      && one.minX == other.minX && one.width == other.width
  }

  @Test func tab_thatStaysAboveTheBar_endsThere() {
    let play = Play()
    let tab = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    play.open(tabs)
    #expect(tab.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(tab.view.safeAreaInsets.bottom == 83)
    tab.edgesForExtendedLayout = .top
    play.settle()
    #expect(tab.view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
    #expect(tab.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
  }

  @Test func opaqueTabBar_endsTheContent_unlessItExtendsBelow() {
    let play = Play()
    let tab = UIViewController()
    let tabs = UITabBarController()
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [tab]
    play.open(tabs)
    #expect(tab.view.frame.height == 769)
    tab.extendedLayoutIncludesOpaqueBars = true
    play.settle()
    #expect(tab.view.frame.height == 852)
    #expect(tab.view.safeAreaInsets.bottom == 83)
  }

  @Test func stackInATab_leavesTheChoiceToItsTop() {
    let play = Play()
    let top = UIViewController()
    top.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: top)
    tabs.viewControllers = [navigation]
    play.open(tabs)
    #expect(navigation.view.frame.height == 852)
    #expect(isNear(top.view.frame, CGRect(x: 0, y: 97.667, width: 393, height: 671.333)))
    #expect(top.view.safeAreaInsets == .zero)
  }

  @Test func opaqueNavigationBar_movesTheContentDown() {
    let play = Play()
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    play.open(navigation)
    navigation.navigationBar.isTranslucent = false
    play.settle()
    #expect(isNear(top.view.frame, CGRect(x: 0, y: 97.667, width: 393, height: 754.333)))
    top.extendedLayoutIncludesOpaqueBars = true
    play.settle()
    #expect(isNear(top.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852)))
  }

  @Test(arguments: [("iPhone 15", 78, 53), ("iPhone SE (2nd generation)", 44, 32)])
  func toolbar_isAsHighAsABar(_ device: String, _ upright: Int, _ onItsSide: Int) {
    let play = Play(device)
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    navigation.isToolbarHidden = false
    play.open(navigation)
    #expect(top.view.safeAreaInsets.bottom == CGFloat(upright))
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(top.view.safeAreaInsets.bottom == CGFloat(onItsSide))
  }

  @Test func prompt_makesTheBarHigher() {
    let play = Play("iPhone SE (2nd generation)")
    let top = UIViewController()
    play.open(UINavigationController(rootViewController: top))
    top.navigationItem.prompt = "Sync"
    play.settle()
    #expect(top.view.safeAreaInsets.top == 94)
    top.navigationItem.prompt = nil
    play.settle()
    #expect(top.view.safeAreaInsets.top == 64)
  }
}
