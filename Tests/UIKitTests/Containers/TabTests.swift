import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: HandAnimator?
  var driver: UIPercentDrivenInteractiveTransition?
  var allows = true
  private(set) var lines: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    lines.append("did \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { lines.append("customize \(viewControllers.count)") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { lines.append("customized \(changed)") }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .landscape }
}

@MainActor
@Suite("Tabs", .serialized)
struct TabTests {
  private func tabs(_ names: String, in play: Play) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { name in
      let controller = play.controller(String(name))
      controller.title = String(name)
      return controller
    }
    return tabs
  }

  // MARK: - Selection

  @Test func selection_beforeLoading_loadsNothing() throws {
    let play = Play()
    let tabs = tabs("ABC", in: play)
    tabs.selectedIndex = 2
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 2)
    #expect(!tabs.isViewLoaded)
    play.open(tabs)
    let list = try #require(tabs.viewControllers)
    #expect(list.map(\.isViewLoaded) == [false, false, true])
  }

  @Test func selection_withoutTabs_isNotFound() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    tabs.selectedViewController = UIViewController()
    #expect(play.exceptions.first?.reason.contains("list of view controllers") == true)
  }

  @Test func switchDuringASwitch_endsAtTheLast() {
    let play = Play()
    let tabs = tabs("ABC", in: play)
    play.open(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    play.settle()
    #expect(tabs.switcher.displayed === tabs.viewControllers?[2])
    #expect(
      tabs.viewControllers?.map(\.appearanceState) == [.disappeared, .disappeared, .appeared]
    )
  }

  @Test func selection_underAModal_isShownWhenTheContainerReturns() {
    let play = Play()
    let tabs = tabs("AB", in: play)
    play.open(tabs)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    tabs.present(modal, animated: true)
    play.settle()
    play.mark()
    tabs.selectedIndex = 1
    play.settle()
    #expect(play.log.isEmpty)
    tabs.dismiss(animated: true)
    play.settle()
    #expect(play.log == ["B.load", "B.WA+", "B.IA+", "B.DA+"])
    #expect(tabs.tabView?.content.subviews.count == 1)
  }

  // MARK: - Replacing the tabs

  @Test func removedTabs_areFreed() throws {
    let play = Play()
    let tabs = tabs("ABC", in: play)
    play.open(tabs)
    weak let first = tabs.viewControllers?[0]
    weak let second = tabs.viewControllers?[1]
    let third = try #require(tabs.viewControllers?[2])
    tabs.setViewControllers([third], animated: true)
    #expect(second == nil)
    play.settle()
    #expect(first == nil)
    #expect(tabs.selectedViewController === third)
    #expect(tabs.children == [third])
    tabs.viewControllers = nil
    play.settle()
    #expect(tabs.children.isEmpty)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(third.appearanceState == .disappeared)
  }

  @Test func selectedTab_removedOffScreen_isGone() {
    let play = Play()
    let tabs = tabs("AB", in: play)
    play.open(tabs)
    play.window.rootViewController = UIViewController()
    play.settle()
    weak let first = tabs.viewControllers?[0]
    tabs.viewControllers = [play.controller("C")]
    play.settle()
    #expect(first == nil)
    #expect(tabs.viewIfLoaded.map { ($0 as? TabView)?.content.subviews.count } == 0)
  }

  // MARK: - Animations of the app's own

  @Test func animator_runsTheSwitch() {
    let play = Play()
    let tabs = tabs("AB", in: play)
    let delegate = TabDelegate()
    let animator = HandAnimator()
    delegate.animator = animator
    tabs.delegate = delegate
    play.open(tabs)
    tabs.selectedIndex = 1
    play.settle()
    #expect(play.log == ["B.load", "B.WA+", "A.WD+", "B.IA+"])
    #expect(tabs.transitionCoordinator != nil)
    play.mark()
    animator.complete(true)
    play.settle()
    #expect(play.log == ["A.DD+", "B.DA+"])
    #expect(animator.steps == ["animate", "ended true"])
    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.tabView?.content.subviews == [tabs.viewControllers?[1].view].compactMap { $0 })
  }

  /// The order is that of one published log, in which no did callback comes (RULES 3).
  @Test func driver_cancels_backAtTheOldTab() {
    let play = Play()
    let tabs = tabs("AB", in: play)
    let delegate = TabDelegate()
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = HandAnimator()
    (delegate.animator, delegate.driver) = (animator, driver)
    tabs.delegate = delegate
    play.open(tabs)
    tabs.selectedIndex = 1
    play.settle()
    driver.update(0.4)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    play.mark()
    driver.cancel()
    animator.complete(false)
    play.settle()
    #expect(play.log == ["B.WD+", "A.WA+"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(tabs.viewControllers?.map(\.appearanceState) == [.appeared, .disappeared])
    delegate.animator = nil
    play.mark()
    tabs.selectedIndex = 1
    play.settle()
    #expect(play.log == ["B.WA-", "A.WD-", "B.IA-", "A.DD-", "B.DA-"])
  }

  // MARK: - The delegate

  @Test func delegate_canRefuseATap_andDecidesOrientations() {
    let stage = Stage()
    defer { stage.end() }
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let delegate = TabDelegate()
    tabs.delegate = delegate
    stage.show(tabs)
    delegate.allows = false
    #expect(stage.tapTab(of: tabs.viewControllers![1], in: tabs))
    #expect(tabs.selectedIndex == 0)
    delegate.allows = true
    stage.tapTab(of: tabs.viewControllers![1], in: tabs)
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.lines == ["should B", "should B", "did B"])
    #expect(tabs.supportedInterfaceOrientations == .landscape)
  }

  @Test func customizing_tellsTheDelegate() {
    let play = Play()
    let tabs = tabs("AB", in: play)
    let delegate = TabDelegate()
    tabs.delegate = delegate
    play.open(tabs)
    #expect(tabs.customizableViewControllers?.count == 2)
    tabs.tabBar.beginCustomizingItems(tabs.tabBar.items ?? [])
    #expect(tabs.tabBar.isCustomizing)
    tabs.tabBar.endCustomizing(animated: false)
    #expect(delegate.lines == ["customize 2", "customized false"])
  }

  // MARK: - The bar

  @Test func tapOnAButton_goesTheWayOfTouches() {
    let stage = Stage()
    defer { stage.end() }
    let tabs = UITabBarController()
    let (a, b) = (UIViewController(), UIViewController())
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    b.tabBarItem.isEnabled = false
    #expect(!stage.tapTab(of: b, in: tabs))
    b.tabBarItem.isEnabled = true
    #expect(stage.tapTab(of: b, in: tabs))
    stage.settle()
    #expect(tabs.selectedViewController === b)
    tabs.setTabBarHidden(true, animated: true)
    stage.settle()
    #expect(!stage.tapTab(of: a, in: tabs))
    tabs.isTabBarHidden = false
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    tabs.present(modal, animated: false)
    stage.settle()
    #expect(!stage.tapTab(of: a, in: tabs))
  }

  @Test func bar_belongsToTheController() {
    let play = Play()
    let tabs = tabs("AB", in: play)
    tabs.tabBar.items = []
    tabs.tabBar.selectedItem = nil
    tabs.tabBar.delegate = nil
    #expect(
      play.exceptions.map(\.name) == Array(repeating: "NSInternalInconsistencyException", count: 3)
    )
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.tabBar.delegate === tabs)
  }

  @Test func items_followTheirControllers() {
    let play = Play()
    let root = play.controller("R")
    root.title = "Root"
    let nav = UINavigationController(rootViewController: root)
    let other = play.controller("O")
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, other]
    play.open(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Root", nil])
    let fresh = UITabBarItem(title: "New", image: nil, tag: 1)
    other.tabBarItem = fresh
    #expect(tabs.tabBar.items?.last === fresh)
    root.tabBarItem = UITabBarItem(title: "Other root", image: nil, tag: 2)
    #expect(tabs.tabBar.items?.first?.title == "Other root")
    fresh.badgeValue = "3"
    tabs.tabBar.layoutIfNeeded()
    let texts = tabs.tabBar.buttons.last?.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["New", "3"])
  }

  @Test func hiddenBar_givesItsSpaceBack() {
    let play = Play()
    let tabs = tabs("A", in: play)
    play.open(tabs)
    let bottom = { tabs.viewControllers?.first?.view.safeAreaInsets.bottom }
    #expect(bottom() == 83)
    tabs.setTabBarHidden(true, animated: false)
    play.settle()
    #expect(bottom() == 34)
    tabs.isTabBarHidden = false
    play.settle()
    #expect(bottom() == 83)
  }
}
