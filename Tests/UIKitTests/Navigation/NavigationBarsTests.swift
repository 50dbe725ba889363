import Clockwork
import Foundation
import Testing

@testable import UIKit

/// What each of the tests starts from.
@MainActor
private final class BarWorld {
  let play = Play()
  let a = UIViewController()
  let b = UIViewController()
  let nav: UINavigationController

  init() {
    nav = UINavigationController(rootViewController: a)
    play.open(nav)
  }

  var device: SimulatedDevice { play.application.device }
  var statusBottom: CGFloat { play.window.safeAreaInsets.top }

  func push(_ controller: UIViewController) {
    nav.pushViewController(controller, animated: true)
    play.settle()
  }

  func tap(at point: CGPoint) {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [point])
    touch.end()
    play.settle()
  }

  func swipe(by way: CGFloat) {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 200, y: 500)])
    for step in 1...10 {
      MainLoop.current.advance(by: .milliseconds(20))
      touch.move(to: [CGPoint(x: 200, y: 500 + way * CGFloat(step) / 10)])
    }
    touch.end()
    play.settle()
  }
}

@MainActor
@Suite("Navigation: bars", .serialized)
struct NavigationBarsTests {
  // MARK: - Places

  @Test func bar_hiddenWithAnimation_movesOutAndIsHiddenAtTheEnd() {
    let w = BarWorld()
    let before = w.a.view.safeAreaInsets.top
    w.nav.setNavigationBarHidden(true, animated: true)
    w.play.turn()
    #expect(!w.nav.navigationBar.isHidden)
    #expect(w.nav.navigationBar.frame.maxY <= 0)
    #expect(w.a.view.safeAreaInsets.top == w.statusBottom)
    w.play.settle()
    #expect(w.nav.navigationBar.isHidden)
    w.nav.setNavigationBarHidden(false, animated: true)
    w.play.settle()
    #expect(!w.nav.navigationBar.isHidden)
    #expect(w.a.view.safeAreaInsets.top == before)
  }

  @Test func view_belowOpaqueBar_beginsAtItsEnd() {
    let w = BarWorld()
    w.nav.navigationBar.isTranslucent = false
    w.push(w.b)
    let bottom = w.nav.navigationBar.frame.maxY
    #expect(abs(w.b.view.frame.minY - bottom) < 0.01)
    #expect(w.b.view.safeAreaInsets.top == 0)
    let reaching = UIViewController()
    reaching.extendedLayoutIncludesOpaqueBars = true
    w.push(reaching)
    #expect(reaching.view.frame == w.nav.view.bounds)
    #expect(reaching.view.safeAreaInsets.top == bottom)
  }

  @Test func view_withoutExtendedEdges_endsAtTheBars() {
    let w = BarWorld()
    w.b.edgesForExtendedLayout = []
    w.nav.setToolbarHidden(false, animated: false)
    w.push(w.b)
    #expect(abs(w.b.view.frame.minY - w.nav.navigationBar.frame.maxY) < 0.01)
    #expect(abs(w.b.view.frame.maxY - w.nav.toolbar.frame.minY) < 0.01)
    #expect(w.b.view.safeAreaInsets == .zero)
  }

  @Test func toolbar_shown_hasTheItemsOfTheTop() {
    let w = BarWorld()
    let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
    w.a.toolbarItems = [first]
    w.b.setToolbarItems([second], animated: false)
    w.nav.setToolbarHidden(false, animated: true)
    w.play.settle()
    #expect(w.nav.toolbar.items == [first])
    #expect(w.a.view.safeAreaInsets.bottom == w.nav.toolbar.frame.height)
    w.push(w.b)
    #expect(w.nav.toolbar.items == [second])
    let swipe = w.nav.beginInteractivePop()
    #expect(w.nav.toolbar.items == [first])
    swipe?.cancel()
    w.play.settle()
    #expect(w.nav.toolbar.items == [second])
  }

  // MARK: - Hiding

  @Test func tap_onContent_togglesTheBars() {
    let w = BarWorld()
    w.a.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    w.nav.setToolbarHidden(false, animated: false)
    w.nav.hidesBarsOnTap = true
    w.tap(at: CGPoint(x: 200, y: 400))
    #expect(w.nav.isNavigationBarHidden && w.nav.isToolbarHidden)
    w.tap(at: CGPoint(x: 200, y: 400))
    #expect(!w.nav.isNavigationBarHidden && !w.nav.isToolbarHidden)
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    w.a.view.addSubview(button)
    w.tap(at: CGPoint(x: 200, y: 400))
    #expect(!w.nav.isNavigationBarHidden)
  }

  @Test func swipe_upAndDown_hidesAndShowsTheBar() {
    let w = BarWorld()
    w.nav.setToolbarHidden(false, animated: false)
    w.nav.hidesBarsOnSwipe = true
    w.swipe(by: -200)
    #expect(w.nav.isNavigationBarHidden)
    // A toolbar without items stays.
    #expect(!w.nav.isToolbarHidden)
    w.swipe(by: 200)
    #expect(!w.nav.isNavigationBarHidden)
    w.nav.hidesBarsOnSwipe = false
    w.swipe(by: -200)
    #expect(!w.nav.isNavigationBarHidden)
  }

  @Test func keyboard_appearing_hidesTheBar() {
    let w = BarWorld()
    w.nav.hidesBarsWhenKeyboardAppears = true
    KeyboardController.current.show()
    w.play.settle()
    #expect(w.nav.isNavigationBarHidden)
  }

  @Test func compactHeight_hidesTheBarUntilItIsOver() {
    let w = BarWorld()
    w.nav.hidesBarsWhenVerticallyCompact = true
    w.play.application.rotateDevice(to: .landscapeLeft)
    w.play.settle()
    #expect(w.nav.isNavigationBarHidden)
    w.play.application.rotateDevice(to: .portrait)
    w.play.settle()
    #expect(!w.nav.isNavigationBarHidden)
  }

  // MARK: - Large titles

  @Test func largeTitle_automatic_followsTheItemBelow() {
    let w = BarWorld()
    w.nav.navigationBar.prefersLargeTitles = true
    w.play.settle()
    #expect(w.nav.navigationBar.bounds.height == w.device.largeTitleBarHeight)
    w.b.navigationItem.largeTitleDisplayMode = .never
    w.push(w.b)
    #expect(w.nav.navigationBar.bounds.height == w.device.barHeight)
    w.push(UIViewController())
    #expect(w.nav.navigationBar.bounds.height == w.device.barHeight)
    w.b.navigationItem.largeTitleDisplayMode = .always
    w.play.settle()
    #expect(w.nav.navigationBar.bounds.height == w.device.largeTitleBarHeight)
  }

  @Test func largeTitle_overScrolledContent_shrinks() {
    let w = BarWorld()
    w.nav.navigationBar.prefersLargeTitles = true
    let scroll = UIScrollView(frame: w.b.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 4000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    w.b.view.addSubview(scroll)
    w.push(w.b)
    let rest = scroll.contentOffset.y
    #expect(rest == -w.nav.navigationBar.frame.maxY)
    #expect(w.nav.navigationBar.bounds.height == w.device.largeTitleBarHeight)
    scroll.contentOffset.y = rest + 20
    w.play.settle()
    #expect(w.nav.navigationBar.bounds.height == w.device.largeTitleBarHeight - 20)
    #expect(scroll.contentOffset.y == rest + 20)
    scroll.contentOffset.y = 600
    w.play.settle()
    #expect(w.nav.navigationBar.bounds.height == w.device.barHeight)
    #expect(scroll.contentOffset.y == 600)
    #expect(w.b.view.safeAreaInsets.top == w.nav.navigationBar.frame.maxY)
    scroll.contentOffset.y = rest
    w.play.settle()
    #expect(w.nav.navigationBar.bounds.height == w.device.largeTitleBarHeight)
    #expect(scroll.contentOffset.y == rest)
  }

  // MARK: - The tab bar

  @Test func tabBar_withPropertySetForThePush_returnsWithThePop() {
    let w = BarWorld()
    let tabs = UITabBarController()
    tabs.viewControllers = [w.nav]
    w.play.open(tabs)
    w.a.hidesBottomBarWhenPushed = true
    w.nav.pushViewController(w.b, animated: true)
    w.a.hidesBottomBarWhenPushed = false
    w.play.settle()
    #expect(tabs.tabBar.isHidden)
    w.push(UIViewController())
    #expect(tabs.tabBar.isHidden)
    w.nav.popToRootViewController(animated: true)
    w.play.settle()
    #expect(!tabs.tabBar.isHidden)
    #expect(w.a.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
  }

  @Test func tabBar_besideAnAnimatedPush_slidesOut() {
    let w = BarWorld()
    let tabs = UITabBarController()
    tabs.viewControllers = [w.nav]
    w.play.open(tabs)
    let bar = tabs.tabBar
    w.b.hidesBottomBarWhenPushed = true
    w.nav.pushViewController(w.b, animated: true)
    w.play.turn()
    MainLoop.current.advance(by: .milliseconds(150))
    let shown = bar.layer.presentation()?.frame.minY ?? 0
    #expect(shown > tabs.view.bounds.height - bar.frame.height)
    #expect(shown < tabs.view.bounds.height)
    #expect(bar.frame.minY == tabs.view.bounds.height)
    #expect(!bar.isHidden)
    w.play.settle()
    #expect(bar.isHidden)
  }

  @Test func tabBar_withAnswerThatDependsOnTheTop_followsIt() {
    let w = BarWorld()
    final class OnTop: UIViewController {
      override var hidesBottomBarWhenPushed: Bool {
        get { navigationController?.topViewController === self }
        set {}
      }
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [w.nav]
    w.play.open(tabs)
    w.push(OnTop())
    #expect(tabs.tabBar.isHidden)
    w.push(UIViewController())
    #expect(!tabs.tabBar.isHidden)
    w.nav.popViewController(animated: true)
    w.play.settle()
    #expect(tabs.tabBar.isHidden)
  }
}
