import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: pages and tabs", .serialized)
struct PageAndTabCases {
  private func twoPages(_ stage: Stage) -> (UIPageViewController, Neighbours) {
    let neighbours = Neighbours([ScreenA(), ScreenB()])
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = neighbours
    pages.setViewControllers([neighbours.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    stage.mark()
    return (pages, neighbours)
  }

  /// BUG-078: one clean set of callbacks for each page change.
  @Test func pageChangeSendsOneCleanSetOfCallbacks() {
    let stage = Stage(.iPhone15Pro)
    let (pages, neighbours) = twoPages(stage)
    let swipe = stage.beginPageSwipe(pages, .forward)
    swipe.move(to: 0.7)
    swipe.finish()
    stage.settle()
    #expect(
      stage.transcript.pairs == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
      ]
    )
    #expect(pages.viewControllers == [neighbours.pages[1]])
  }

  /// BUG-082: the next page has appeared when the swipe rests, not before.
  @Test(arguments: [true, false])
  func pageHasNotAppearedHalfWay(finishes: Bool) {
    let stage = Stage(.iPhone15Pro)
    let (pages, neighbours) = twoPages(stage)
    let swipe = stage.beginPageSwipe(pages, .forward)
    swipe.move(to: 0.5)
    stage.settle()
    #expect(stage.transcript.pairs.contains("B.viewWillAppear"))
    #expect(!stage.transcript.pairs.contains { $0.contains("Did") })
    stage.mark()
    finishes ? swipe.finish() : swipe.cancel()
    stage.settle()
    if finishes {
      #expect(stage.transcript.pairs == ["B.viewDidAppear", "A.viewDidDisappear"])
    } else {
      #expect(stage.pairs(of: neighbours.pages[1]) == .disappears)
      #expect(stage.pairs(of: neighbours.pages[0]) == .appears)
      #expect(pages.viewControllers == [neighbours.pages[0]])
    }
  }

  private func twoTabs(_ stage: Stage) -> (UITabBarController, ScreenA, ScreenB) {
    let (a, b) = (ScreenA(), ScreenB())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    stage.mark()
    return (tabs, a, b)
  }

  /// BUG-087: the delegate is silent when code selects.
  @Test(arguments: [true, false])
  func tabDelegateIsSilentForSelectionInCode(byTap: Bool) {
    let stage = Stage(.iPhone15Pro)
    let (tabs, a, b) = twoTabs(stage)
    let log = TabLog()
    tabs.delegate = log
    if byTap { stage.tapTab(of: b, in: tabs) } else { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(log.lines == (byTap ? ["should", "did"] : []))
    #expect(stage.pairs(of: a) == .disappears)
    #expect(stage.pairs(of: b) == .appears)
    #expect(tabs.selectedViewController === b)
  }

  /// BUG-088: a tab refreshes for each visit, and loads for the first.
  @Test func tabAppearsForEachVisitAndLoadsOnce() {
    let stage = Stage(.iPhone15Pro)
    let (tabs, _, b) = twoTabs(stage)
    #expect(!b.isViewLoaded)
    for index in [1, 0, 1] {
      tabs.selectedIndex = index
      stage.settle()
    }
    #expect(stage.transcript(of: b).only(.viewDidLoad).entries.count == 1)
    #expect(stage.pairs(of: b) == .appears + .disappears + .appears)
  }
}

/// Pages in a row.
@MainActor
private final class Neighbours: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}

/// Writes down what a tab bar controller asks and tells.
@MainActor
private final class TabLog: NSObject, UITabBarControllerDelegate {
  var lines: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("should")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { lines.append("did") }
}
