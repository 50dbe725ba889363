import Testing
import UIKit
import Understudy

@MainActor
@Suite("Ownership: stacks, tabs and pages", .serialized)
struct StackOwnershipTests {
  nonisolated static let stacks: [Departure] = [true, false].flatMap { animated in
    [
      Departure("pop, animated \(animated)", gone: ["ScreenB"], kept: ["ScreenA"]) {
        $0.stack(2).popViewController(animated: animated)
      },
      Departure(
        "popToRoot, animated \(animated)",
        gone: ["ScreenB", "ScreenC", "ScreenD"],
        kept: ["ScreenA"]
      ) { $0.stack(4).popToRootViewController(animated: animated) },
      Departure(
        "popTo, animated \(animated)",
        gone: ["ScreenC", "ScreenD"],
        kept: ["ScreenA", "ScreenB"]
      ) { stage in
        let navigation = stage.stack(4)
        navigation.popToViewController(navigation.viewControllers[1], animated: animated)
      },
      Departure(
        "setViewControllers, animated \(animated)",
        gone: ["ScreenA", "ScreenB"],
        kept: ["ScreenP"]
      ) { $0.stack(2).setViewControllers([ScreenP()], animated: animated) },
      Departure("setViewControllers without the lower one", gone: ["ScreenA"], kept: ["ScreenB"]) {
        let navigation = $0.stack(2)
        navigation.setViewControllers([navigation.viewControllers[1]], animated: animated)
      },
      Departure("emptied, animated \(animated)", gone: ["ScreenA", "ScreenB"]) {
        $0.stack(2).setViewControllers([], animated: animated)
      },
      Departure("pushed and popped in one turn", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
        let navigation = stage.stack(1)
        navigation.pushViewController(ScreenB(), animated: animated)
        navigation.popViewController(animated: animated)
      },
    ]
  }

  nonisolated static let swipes: [Departure] = [
    Departure("finished swipe back", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let swipe = stage.beginInteractivePop(stage.stack(2))
      swipe.move(to: 0.6)
      swipe.finish()
    },
    Departure("cancelled swipe back", gone: [], kept: ["ScreenA", "ScreenB"]) { stage in
      let swipe = stage.beginInteractivePop(stage.stack(2))
      swipe.move(to: 0.3)
      swipe.cancel()
    },
    Departure("cancelled swipe, then a pop", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let navigation = stage.stack(2)
      stage.beginInteractivePop(navigation).cancel()
      stage.settle()
      navigation.popViewController(animated: true)
    },
    Departure("rotated between push and pop", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let navigation = stage.stack(1)
      navigation.pushViewController(ScreenB(), animated: true)
      stage.advance(.milliseconds(100))
      stage.rotate(to: .landscapeLeft)
      stage.settle()
      navigation.popViewController(animated: true)
    },
    Departure("popped by an animator of the app", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let navigation = stage.stack(2)
      let delegate = NavigationGiver()
      navigation.delegate = delegate
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(delegate.animator.calls == 1)
    },
  ]

  @Test("A controller that leaves a stack is freed after didMove", arguments: stacks + swipes)
  func controller_leavingAStack_isFreed(_ departure: Departure) { departure.check() }

  nonisolated static let others: [Departure] = [
    Departure("selected tab removed", gone: ["ScreenA"], kept: ["ScreenB"]) { stage in
      let tabs = stage.show(twoTabs())
      tabs.setViewControllers([tabs.viewControllers?[1]].compactMap { $0 }, animated: false)
    },
    Departure("other tab removed", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let tabs = stage.show(twoTabs())
      tabs.selectedIndex = 1
      stage.settle()
      tabs.selectedIndex = 0
      stage.settle()
      tabs.setViewControllers([tabs.viewControllers?[0]].compactMap { $0 }, animated: false)
    },
    Departure("all tabs replaced", gone: ["ScreenA"], kept: ["ScreenC"]) { stage in
      stage.show(twoTabs()).viewControllers = [ScreenC()]
    },
    Departure("page changed in code", gone: ["ScreenA"], kept: ["ScreenB"]) { stage in
      let (pages, _) = onePage(stage)
      pages.setViewControllers([ScreenB()], direction: .forward, animated: true)
    },
    Departure("finished page swipe", gone: ["ScreenA"], kept: ["ScreenB"]) { stage in
      let (pages, source) = onePage(stage)
      let swipe = stage.beginPageSwipe(pages, .forward)
      swipe.move(to: 0.7)
      swipe.finish()
      stage.settle()
      withExtendedLifetime(source) {}
    },
    Departure("cancelled page swipe", gone: ["ScreenB"], kept: ["ScreenA"]) { stage in
      let (pages, source) = onePage(stage)
      let swipe = stage.beginPageSwipe(pages, .forward)
      swipe.move(to: 0.3)
      swipe.cancel()
      stage.settle()
      withExtendedLifetime(source) {}
    },
  ]

  @Test("A controller that leaves tabs or pages is freed", arguments: others)
  func controller_leavingTabsOrPages_isFreed(_ departure: Departure) { departure.check() }

  private static func twoTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [ScreenA(), ScreenB()]
    return tabs
  }

  private static func onePage(_ stage: Stage) -> (UIPageViewController, PagesOnDemand) {
    let source = PagesOnDemand()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([ScreenA()], direction: .forward, animated: false)
    return (stage.show(pages), source)
  }
}

/// Makes the page after the first one when it is asked, and keeps none.
@MainActor
private final class PagesOnDemand: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController is ScreenA ? ScreenB() : nil }
}

/// Gives a navigation controller an animator of the app.
@MainActor
private final class NavigationGiver: NSObject, UINavigationControllerDelegate {
  let animator = Animator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
