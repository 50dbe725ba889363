import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Safe area", .serialized)
struct SafeAreaTests {
  /// A root on a phone with 59 points above and 34 below.
  private func open(_ play: Play) -> UIView {
    let root = UIViewController()
    play.open(root)
    return root.view
  }

  @Test func subview_getsWhatReachesIn() {
    let play = Play()
    let view = open(play)
    let inside = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let across = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 832))
    view.addSubview(inside)
    view.addSubview(across)
    #expect(inside.safeAreaInsets == .zero)
    #expect(across.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
  }

  @Test func subviewBeyondTheEdge_getsNoMoreThanTheSuperview() {
    let play = Play()
    let view = open(play)
    let beyond = UIView(frame: CGRect(x: 0, y: -100, width: 100, height: 2000))
    view.addSubview(beyond)
    #expect(beyond.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func windowBeyondTheScreen_getsNoMoreThanTheDevice() {
    let play = Play()
    play.window.frame = CGRect(x: 0, y: -100, width: 393, height: 1100)
    play.open(UIViewController())
    #expect(
      play.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    )
  }

  @Test func move_tellsAtOnce_withoutLayout() {
    let play = Play()
    let view = open(play)
    let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(watcher)
    play.settle()
    #expect(watcher.told == [59])
    let layouts = watcher.layouts
    watcher.frame.origin.y = 20
    watcher.center.y += 10
    play.settle()
    #expect(watcher.told == [59, 39, 29])
    #expect(watcher.layouts == layouts)
  }

  @Test func scale_leavesTheInsets() {
    let play = Play()
    let view = open(play)
    let watcher = Watcher(frame: view.bounds)
    view.addSubview(watcher)
    play.settle()
    watcher.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    play.settle()
    #expect(watcher.safeAreaInsets.top == 59)
    #expect(watcher.told == [59])
  }

  @Test func offWindow_insetsAreZero() {
    let play = Play()
    let view = open(play)
    let watcher = Watcher(frame: view.bounds)
    view.addSubview(watcher)
    play.settle()
    watcher.removeFromSuperview()
    #expect(watcher.safeAreaInsets == .zero)
  }

  @Test func childController_getsThePartOfItsParentsInsetsThatItCovers() {
    let play = Play("iPhone SE (2nd generation)")
    let (parent, child) = (UIViewController(), UIViewController())
    parent.additionalSafeAreaInsets.bottom = 88
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 637)
    play.open(parent)
    #expect(parent.view.safeAreaInsets.bottom == 88)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 637)
    play.settle()
    #expect(child.view.safeAreaInsets.bottom == 58)
  }

  @Test func containersOwnInsets_lieBetweenBarAndContent() {
    let play = Play()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    play.open(navigation)
    #expect(abs(navigation.navigationBar.frame.minY - 53.667) < 0.01)
    #expect(abs(child.view.safeAreaInsets.top - 107.667) < 0.01)
    #expect(child.view.safeAreaInsets.bottom == 54)
    let tab = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    tabs.additionalSafeAreaInsets.bottom = 40
    play.open(tabs)
    #expect(tabs.tabBar.frame.minY == 769)
    #expect(tab.view.safeAreaInsets.bottom == 123)
  }
}

private final class Watcher: UIView {
  var told: [CGFloat] = []
  var layouts = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    told.append(safeAreaInsets.top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
