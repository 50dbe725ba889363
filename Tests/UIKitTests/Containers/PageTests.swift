import Clockwork
import Foundation
import Testing

@testable import UIKit

@MainActor
final class Leaves: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let list: [UIViewController]
  var dots = 0
  var spine: UIPageViewController.SpineLocation?
  var pagesForSpine: [UIViewController] = []
  private(set) var lines: [String] = []
  private(set) var asked = 0

  init(_ list: [UIViewController]) { self.list = list }

  func names(_ pages: [UIViewController]) -> String {
    pages.map { page in "\(list.firstIndex { $0 === page } ?? -1)" }.joined(separator: ",")
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    asked += 1
    guard let place = list.firstIndex(where: { $0 === page }) else { return nil }
    return list.indices.contains(place + step) ? list[place + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { lines.append("to \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { lines.append("from \(names(previousViewControllers)) \(completed)") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    guard let spine else { return pageViewController.spineLocation }
    lines.append("spine \(orientation.isLandscape)")
    pageViewController.setViewControllers(pagesForSpine, direction: .forward, animated: false)
    return spine
  }
}

@MainActor
@Suite("Pages", .serialized)
struct PageTests {
  private func make(
    _ play: Play,
    _ style: UIPageViewController.TransitionStyle,
    count: Int = 3,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> (UIPageViewController, Leaves) {
    let pages = UIPageViewController(
      transitionStyle: style,
      navigationOrientation: .horizontal,
      options: options
    )
    let leaves = Leaves((0..<count).map { play.controller("\($0)") })
    pages.dataSource = leaves
    pages.delegate = leaves
    return (pages, leaves)
  }

  private func drag(_ play: Play, from start: CGFloat, to end: CGFloat, steps: Int = 10) {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: start, y: 300)])
    for step in 1...steps {
      MainLoop.current.advance(by: .milliseconds(16))
      let x = start + (end - start) * CGFloat(step) / CGFloat(steps)
      touch.move(to: [CGPoint(x: x, y: 300)])
    }
    touch.end()
  }

  // MARK: - The number of pages

  @Test func wrongNumber_raises_andChangesNothing() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    pages.setViewControllers([], direction: .forward, animated: false)
    pages.setViewControllers(nil, direction: .forward, animated: true)
    pages.setViewControllers(leaves.list, direction: .forward, animated: true)
    #expect(
      play.exceptions.map(\.reason)
        == [0, 0, 3].map {
          "The number of view controllers provided (\($0)) doesn't match the number required (1) "
            + "for the requested transition"
        }
    )
    #expect(pages.viewControllers == [leaves.list[0]])
  }

  // MARK: - Scrolling with a finger

  @Test func drag_beyondTheMiddle_turnsThePage() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    drag(play, from: 350, to: 60)
    #expect(play.log == ["1.willMove", "1.load", "1.WA+", "0.WD+", "1.IA+"])
    play.mark()
    play.settle()
    #expect(
      play.log == ["1.DA+", "0.DD+", "1.didMove", "0.willMove(nil)", "0.didMove(nil)"]
    )
    #expect(leaves.lines == ["to 1", "from 0 true"])
    #expect(pages.viewControllers == [leaves.list[1]])
    #expect(leaves.list[1].view.window != nil)
    let strip = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(strip?.contentOffset == CGPoint(x: 393, y: 0))
  }

  @Test func drag_thatIsTooShort_returns() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[1]], direction: .forward, animated: false)
    play.open(pages)
    drag(play, from: 100, to: 160, steps: 40)
    play.settle()
    #expect(
      play.log == [
        "0.willMove", "0.load", "0.WA+", "1.WD+", "0.IA+", "1.WA+", "1.IA+", "1.DA+", "0.WD+",
        "0.DD+",
        "0.willMove(nil)", "0.didMove(nil)",
      ]
    )
    #expect(leaves.lines == ["to 0", "from 1 false"])
    #expect(pages.viewControllers == [leaves.list[1]])
  }

  @Test func drag_atTheEnd_springsBack() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[2]], direction: .forward, animated: false)
    play.open(pages)
    drag(play, from: 350, to: 20)
    play.settle()
    #expect(play.log.isEmpty)
    #expect(pages.view.subviews.compactMap { ($0 as? UIScrollView)?.contentOffset.x } == [393])
    drag(play, from: 20, to: 350)
    play.settle()
    #expect(leaves.lines == ["to 1", "from 2 true"])
    pages.dataSource = nil
    drag(play, from: 20, to: 350)
    play.settle()
    #expect(leaves.lines.count == 2)
  }

  // MARK: - Curling with a finger

  @Test func curl_byDragAndTap() {
    let play = Play()
    let (pages, leaves) = make(play, .pageCurl)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    #expect(pages.gestureRecognizers.count == 2)
    drag(play, from: 350, to: 60)
    play.settle()
    #expect(pages.viewControllers == [leaves.list[1]])
    #expect(play.log.filter { $0.contains(".D") } == ["0.DD+", "1.DA+"])
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 380, y: 300)])
    touch.end()
    play.settle()
    #expect(pages.viewControllers == [leaves.list[2]])
    drag(play, from: 100, to: 130, steps: 40)
    play.settle()
    #expect(leaves.lines == ["to 1", "from 0 true", "to 2", "from 1 true", "to 1", "from 2 false"])
  }

  // MARK: - Books

  @Test func spineInTheMiddle_showsTwoPages() {
    let play = Play()
    let (pages, leaves) = make(
      play,
      .pageCurl,
      count: 5,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
    )
    #expect(pages.isDoubleSided)
    pages.isDoubleSided = false
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    #expect(play.exceptions.count == 2)
    pages.setViewControllers(Array(leaves.list[0...1]), direction: .forward, animated: false)
    play.open(pages)
    #expect(pages.children == Array(leaves.list[0...1]))
    #expect(leaves.list[1].view.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
    let swipe = pages.beginSwipe(.forward)
    swipe?.finish()
    play.settle()
    #expect(
      play.log.filter { !$0.contains("ove") } == [
        "2.load", "3.load", "2.WA+", "3.WA+", "0.WD+", "1.WD+", "2.IA+", "3.IA+", "0.DD+", "1.DD+",
        "2.DA+", "3.DA+",
      ]
    )
    #expect(leaves.lines == ["to 2,3", "from 0,1 true"])
    #expect(pages.beginSwipe(.forward) == nil)
    pages.beginSwipe(.reverse)?.cancel()
    play.settle()
    #expect(pages.viewControllers == Array(leaves.list[2...3]))
    #expect(leaves.list[0].appearanceState == .disappeared)
  }

  @Test func doubleSided_turnsOverTheBack() {
    let play = Play()
    let (pages, leaves) = make(play, .pageCurl, count: 5)
    pages.isDoubleSided = true
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    pages.setViewControllers([leaves.list[2]], direction: .forward, animated: true)
    #expect(play.exceptions.count == 1)
    pages.setViewControllers(
      [leaves.list[2], leaves.list[1]],
      direction: .forward,
      animated: true
    )
    play.settle()
    #expect(pages.viewControllers == [leaves.list[2]])
    pages.beginSwipe(.forward)?.finish()
    play.settle()
    #expect(pages.viewControllers == [leaves.list[4]])
    #expect(!leaves.list[3].isViewLoaded)
  }

  @Test func rotation_asksForTheSpine() {
    let play = Play()
    let (pages, leaves) = make(play, .pageCurl)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    leaves.spine = .mid
    leaves.pagesForSpine = Array(leaves.list[0...1])
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(pages.spineLocation == .mid)
    #expect(pages.viewControllers == Array(leaves.list[0...1]))
    #expect(leaves.list[1].view.frame.minX == 426)
    #expect(leaves.lines == ["spine true"])
    leaves.spine = .min
    leaves.pagesForSpine = [leaves.list[0]]
    play.application.rotateDevice(to: .portrait)
    play.settle()
    #expect(pages.viewControllers == [leaves.list[0]])
    #expect(play.exceptions.isEmpty)
    #expect(leaves.list[0].view.frame.width == 393)
  }

  // MARK: - Changes in code

  @Test func change_inCode_completes_andSkipsWhatWaited() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll, count: 5)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    var done: [String] = []
    for place in 1...3 {
      pages.setViewControllers([leaves.list[place]], direction: .forward, animated: true) {
        done.append("\(place) \($0)")
      }
    }
    #expect(done == ["2 false"])
    play.settle()
    #expect(done == ["2 false", "1 true", "3 true"])
    #expect(pages.children == [leaves.list[3]])
    #expect(leaves.lines.isEmpty)
    pages.setViewControllers([leaves.list[3]], direction: .reverse, animated: true) {
      done.append("same \($0)")
    }
    #expect(done.last == "same true")
  }

  @Test func change_duringASwipe_waitsForItsEnd() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    let swipe = pages.beginSwipe(.forward)
    swipe?.update(0.3)
    pages.setViewControllers([leaves.list[2]], direction: .forward, animated: false)
    #expect(pages.beginSwipe(.forward) == nil)
    swipe?.cancel()
    play.settle()
    #expect(pages.viewControllers == [leaves.list[2]])
    let states = leaves.list.map(\.appearanceState)
    #expect(states == [.disappeared, .disappeared, .appeared])
  }

  @Test func containerThatDisappears_endsTheSwipe() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    pages.beginSwipe(.forward)?.update(0.5)
    play.window.rootViewController = UIViewController()
    play.settle()
    #expect(leaves.list.map(\.appearanceState) == [.disappeared, .disappeared, .disappeared])
    #expect(pages.viewControllers == [leaves.list[0]])
    #expect(leaves.list[1].parent == nil)
    play.window.rootViewController = pages
    play.settle()
    #expect(leaves.list[0].appearanceState == .appeared)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func pageThatWaited_whileTheContainerWent_appearsWithIt(
    style: UIPageViewController.TransitionStyle
  ) {
    let play = Play()
    let (pages, leaves) = make(play, style)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    pages.beginSwipe(.forward)?.update(0.5)
    var done: [Bool] = []
    pages.setViewControllers([leaves.list[1]], direction: .forward, animated: true) {
      done.append($0)
    }
    play.window.rootViewController = UIViewController()
    play.settle()
    #expect(done == [true])
    #expect(pages.viewControllers == [leaves.list[1]])
    #expect(pages.children == [leaves.list[1]])
    #expect(leaves.list.map(\.appearanceState) == [.disappeared, .disappeared, .disappeared])
    play.mark()
    play.window.rootViewController = pages
    play.settle()
    #expect(play.log == ["1.WA-", "1.IA-", "1.DA-"])
    #expect(done == [true])
  }

  @Test func pageThatWaited_andIsPresentedMeanwhile_isGivenUp() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    pages.setViewControllers([leaves.list[1]], direction: .forward, animated: true)
    var done: [Bool] = []
    pages.setViewControllers([leaves.list[2]], direction: .forward, animated: true) {
      done.append($0)
    }
    leaves.list[2].modalPresentationStyle = .fullScreen
    pages.present(leaves.list[2], animated: true)
    play.settle()
    #expect(done == [false])
    #expect(leaves.list[2].parent == nil)
    #expect(pages.viewControllers == [leaves.list[1]])
    #expect(pages.presentedViewController === leaves.list[2])
    #expect(leaves.list[2].appearanceState == .appeared)
  }

  @Test func pageThatWaited_releasesTheOneBefore() {
    let play = Play()
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    weak var first: UIViewController?
    let second = play.controller("Q")
    do {
      let page = play.controller("P")
      first = page
      let leaves = Leaves([page, second])
      pages.dataSource = leaves
      pages.setViewControllers([page], direction: .forward, animated: false)
      play.open(pages)
      pages.beginSwipe(.forward)?.update(0.5)
      pages.setViewControllers([second], direction: .forward, animated: true)
    }
    play.window.rootViewController = UIViewController()
    play.settle()
    #expect(first == nil)
    #expect(pages.viewControllers == [second])
  }

  @Test func pageSet_whileTheContainerLeaves_staysOut() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    pages.present(cover, animated: true)
    MainLoop.current.advance(by: .milliseconds(120))
    pages.setViewControllers([leaves.list[1]], direction: .forward, animated: true)
    play.settle()
    #expect(leaves.list.map(\.appearanceState) == [.disappeared, .disappeared, .disappeared])
    cover.dismiss(animated: false)
    play.settle()
    #expect(leaves.list.map(\.appearanceState) == [.disappeared, .appeared, .disappeared])
  }

  @Test func pagesThatWent_areFreed() {
    let play = Play()
    let (pages, _) = make(play, .scroll)
    weak var first: UIViewController?
    do {
      let page = play.controller("P")
      first = page
      pages.setViewControllers([page], direction: .forward, animated: false)
    }
    play.open(pages)
    pages.setViewControllers([play.controller("Q")], direction: .forward, animated: true)
    play.settle()
    #expect(first == nil)
  }

  // MARK: - Dots and space

  @Test func dots_followTheSwipes() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll)
    leaves.dots = 3
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.numberOfPages == 3)
    pages.beginSwipe(.forward)?.finish()
    play.settle()
    #expect(dots?.currentPage == 1)
    #expect(leaves.list[1].view.frame.height == 815)
  }

  @Test func spacing_liesBetweenThePages() {
    let play = Play()
    let (pages, leaves) = make(play, .scroll, options: [.interPageSpacing: 20])
    pages.setViewControllers([leaves.list[0]], direction: .forward, animated: false)
    play.open(pages)
    let view = leaves.list[0].view
    #expect(view?.convert(view?.bounds ?? .zero, to: pages.view).minX == 0)
    #expect(view?.bounds.width == 393)
    #expect(pages.view.subviews.compactMap { ($0 as? UIScrollView)?.bounds.width } == [413])
  }
}
