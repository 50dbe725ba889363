import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: navigation stacks", .serialized)
struct StackCases {
  /// BUG-067: a coordinator fires twice and pushes the same object again.
  @Test func samePushTwiceEndsTheProgram() {
    let stage = Stage(.iPhone15Pro)
    let nav = stage.show(UINavigationController(rootViewController: ScreenA()))
    let b = ScreenB()
    for settles in [true, false] {
      let exceptions = stage.catchExceptions {
        nav.pushViewController(b, animated: true)
        if settles { stage.settle() }
        nav.pushViewController(b, animated: true)
        stage.settle()
      }
      #expect(exceptions.map(\.name) == ["NSInvalidArgumentException"])
      #expect(
        exceptions.first?.reason.contains("pushing the same view controller instance") == true
      )
      #expect(nav.viewControllers.count == 2)
      nav.popViewController(animated: false)
      stage.settle()
    }
  }

  /// BUG-074: screens that a replaced stack drops escape a leak check that watches pops.
  @Test func screensDroppedBySetViewControllersAreWatchedForLeaks() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, c, d) = (ScreenA(), ScreenB(), ScreenC(), ScreenD())
    let nav = stage.show(UINavigationController(rootViewController: a))
    nav.setViewControllers([a, b, c], animated: false)
    stage.settle()
    stage.watch { nav.setViewControllers([a, d], animated: true) }
    #expect(stage.pairs(of: b).isEmpty)
    #expect(stage.pairs(of: c) == .disappears)
    #expect(stage.pairs(of: d) == .appears)
    for screen in [b, c] {
      let moves = stage.transcript(of: screen).only(.willMove, .didMove).entries
      #expect(moves.map(\.arguments) == ["toParent: nil", "toParent: nil"])
      #expect(moves.map(\.callback) == [.willMove, .didMove])
    }
    #expect(Set(stage.leaks) == ["ScreenB#1 (popped)", "ScreenC#1 (popped)"])
  }

  /// What `viewWillDisappear` and `viewDidDisappear` can read, by cause.
  private func flags(_ screen: Screen, _ stage: Stage, _ work: () -> Void) -> [String] {
    var read: [String] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      screen.inside[callback] = { [unowned screen] in
        let isListed = screen.navigationController?.viewControllers.contains(screen) ?? false
        read.append(
          "moving \(screen.isMovingFromParent) dismissed \(screen.isBeingDismissed) "
            + "listed \(isListed)"
        )
      }
    }
    work()
    stage.settle()
    screen.inside = [:]
    return read
  }

  /// BUG-076: a pop told from a push and from a modal in `viewWillDisappear`.
  @Test func popIsToldFromPushAndModalInWillDisappear() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, c, d) = (ScreenA(), ScreenB(), ScreenC(), ScreenD())
    let nav = stage.show(UINavigationController(rootViewController: a))
    nav.pushViewController(b, animated: true)
    stage.settle()
    let covered = "moving false dismissed false listed true"
    #expect(flags(b, stage) { nav.pushViewController(c, animated: true) } == [covered, covered])
    nav.popViewController(animated: true)
    stage.settle()
    d.modalPresentationStyle = .fullScreen
    #expect(flags(b, stage) { b.present(d, animated: true) } == [covered, covered])
    d.dismiss(animated: true)
    stage.settle()
    let popped = "moving true dismissed false listed false"
    #expect(flags(b, stage) { nav.popViewController(animated: true) } == [popped, popped])
  }

  /// BUG-076: of a presented stack only the container says that it is being dismissed.
  @Test func dismissedStackTellsOnlyTheContainerThatItIsDismissed() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (stage.show(ScreenA()), ScreenB())
    let nav = DismissedNavigation(rootViewController: b)
    nav.modalPresentationStyle = .fullScreen
    a.present(nav, animated: true)
    stage.settle()
    let inner = flags(b, stage) { nav.dismiss(animated: true) }
    #expect(inner == Array(repeating: "moving false dismissed false listed true", count: 2))
    #expect(nav.answers == [true, true])
  }

  /// BUG-091: the stack is popped to its root under a modal; the tab bar must come back.
  @Test func tabBarReturnsAfterPoppingUnderAModal() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, c) = (ScreenA(), ScreenB(), ScreenC())
    let nav = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    stage.show(tabs)
    #expect(tabs.barIsOnScreen)
    b.hidesBottomBarWhenPushed = true
    nav.pushViewController(b, animated: true)
    stage.settle()
    #expect(!tabs.barIsOnScreen)
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: true)
    stage.settle()
    nav.popToRootViewController(animated: false)
    stage.settle()
    c.dismiss(animated: true)
    stage.settle()
    #expect(nav.viewControllers == [a])
    #expect(tabs.barIsOnScreen)
  }

  /// BUG-093: the bar shows on the pushed screen after an abandoned swipe.
  @Test func tabBarStaysHiddenAfterAnAbandonedSwipe() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (ScreenA(), ScreenB())
    let nav = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    stage.show(tabs)
    b.hidesBottomBarWhenPushed = true
    nav.pushViewController(b, animated: true)
    stage.settle()
    let first = stage.beginInteractivePop(nav)
    first.move(to: 0.3)
    first.cancel()
    stage.settle()
    #expect(!tabs.barIsOnScreen)
    let second = stage.beginInteractivePop(nav)
    second.move(to: 0.7)
    second.finish()
    stage.settle()
    #expect(tabs.barIsOnScreen)
  }
}

/// Notes what it answers while it disappears.
private final class DismissedNavigation: UINavigationController {
  private(set) var answers: [Bool] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    answers.append(isBeingDismissed)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    answers.append(isBeingDismissed)
  }
}

extension UITabBarController {
  /// Whether the user sees the bar.
  fileprivate var barIsOnScreen: Bool {
    !tabBar.isHidden && tabBar.window != nil && tabBar.frame.minY < view.bounds.maxY
  }
}
