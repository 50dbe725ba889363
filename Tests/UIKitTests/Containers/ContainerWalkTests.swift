import Foundation
import Testing
import Understudy

@testable import UIKit

/// Random numbers that are the same in every run.
private struct Dice {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % sides
  }
}

/// Random journeys through one container: at rest exactly those are appeared who are shown,
/// and every callback came at a legal moment.
@MainActor
@Suite("Containers: random journeys", .serialized)
struct ContainerWalkTests {
  private static let journeys = 120
  private static let steps = 14

  private func check(
    _ stage: Stage,
    _ seed: Int,
    _ shown: [UIViewController],
    of all: [UIViewController]
  )
    -> Bool
  {
    let findings = Contract().findings(in: stage.transcript)
    #expect(findings.isEmpty, "seed \(seed): \(findings.map(\.message))")
    #expect(stage.consoleMessages.isEmpty, "seed \(seed): \(stage.consoleMessages)")
    for controller in all {
      let isShown = shown.contains { $0 === controller }
      let state = controller.appearanceState
      #expect(
        state == (isShown ? .appeared : .disappeared),
        "seed \(seed): \(controller) is \(state), shown: \(isShown)"
      )
      #expect((controller.viewIfLoaded?.window != nil) == isShown, "seed \(seed): \(controller)")
    }
    return findings.isEmpty
  }

  /// Time passes: nothing, a turn, a part of an animation, or all of it.
  private func pass(_ stage: Stage, _ dice: inout Dice) {
    switch dice.roll(5) {
    case 0: break
    case 1: stage.turn()
    case 2: stage.advance(.milliseconds(120))
    default: stage.settle()
    }
  }

  /// What happens around the container: it is covered, uncovered, replaced.
  private func disturb(_ stage: Stage, _ container: UIViewController, _ dice: inout Dice) {
    switch dice.roll(4) {
    case 0:
      guard container.presentedViewController == nil, container.view.window != nil else { return }
      stage.settle()
      let modal = UIViewController()
      modal.modalPresentationStyle = dice.roll(2) == 0 ? .fullScreen : .pageSheet
      container.present(modal, animated: dice.roll(2) == 0)
    case 1:
      stage.settle()
      if container.presentedViewController != nil { container.dismiss(animated: true) }
    case 2:
      guard container.presentedViewController == nil else { return }
      stage.window.rootViewController = UIViewController()
      pass(stage, &dice)
      stage.window.rootViewController = container
    default: break
    }
  }

  private func bringBack(_ stage: Stage, _ container: UIViewController) {
    stage.settle()
    if container.presentedViewController != nil {
      container.dismiss(animated: false)
      stage.settle()
    }
  }

  @Test func tabs_areConsistentAtRest() {
    for seed in 1...Self.journeys {
      let stage = Stage(.iPhone15Pro)
      defer { stage.end() }
      var dice = Dice(seed)
      let tabs = UITabBarController()
      let all = (0..<7).map { _ in UIViewController() }
      tabs.viewControllers = Array(all.prefix(3))
      stage.show(tabs)
      for _ in 0..<Self.steps {
        switch dice.roll(6) {
        case 0, 1: tabs.selectedIndex = dice.roll(max(tabs.viewControllers?.count ?? 0, 1))
        case 2:
          let start = dice.roll(3)
          tabs.setViewControllers(
            Array(all[start..<(start + dice.roll(5))]),
            animated: dice.roll(2) == 0
          )
        case 3:
          if let controller = tabs.viewControllers?.first { stage.tapTab(of: controller, in: tabs) }
        case 4: tabs.setTabBarHidden(dice.roll(2) == 0, animated: true)
        default: disturb(stage, tabs, &dice)
        }
        pass(stage, &dice)
      }
      bringBack(stage, tabs)
      let shown = tabs.selectedViewController.map { [$0] } ?? []
      guard check(stage, seed, shown, of: all) else { return }
      #expect(
        tabs.children.filter { $0 !== tabs.more } == tabs.viewControllers ?? [],
        "seed \(seed)"
      )
    }
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func pages_areConsistentAtRest(style: UIPageViewController.TransitionStyle) {
    for seed in 1...Self.journeys {
      let stage = Stage(.iPhone15Pro)
      defer { stage.end() }
      var dice = Dice(seed)
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let source = Leaves((0..<5).map { _ in UIViewController() })
      pages.dataSource = source
      pages.setViewControllers([source.list[0]], direction: .forward, animated: false)
      stage.show(pages)
      var swipe: InteractiveGesture?
      for _ in 0..<Self.steps {
        switch dice.roll(6) {
        case 0, 1:
          pages.setViewControllers(
            [source.list[dice.roll(5)]],
            direction: dice.roll(2) == 0 ? .forward : .reverse,
            animated: dice.roll(2) == 0
          )
        case 2:
          let direction = dice.roll(2) == 0
          guard swipe.map({ $0.isOver || $0.isRefused }) ?? true else { break }
          swipe = stage.beginPageSwipe(pages, direction ? .forward : .reverse)
        case 3:
          swipe?.move(to: 0.4)
          dice.roll(2) == 0 ? swipe?.finish() : swipe?.cancel()
        case 4:
          let (start, end) = dice.roll(2) == 0 ? (350.0, 60.0) : (40.0, 340.0)
          stage.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
        default: disturb(stage, pages, &dice)
        }
        pass(stage, &dice)
      }
      swipe?.cancel()
      bringBack(stage, pages)
      guard check(stage, seed, pages.viewControllers ?? [], of: source.list) else { return }
      #expect(pages.children == pages.viewControllers, "seed \(seed)")
    }
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn, .unspecified])
  func splitViews_areConsistentAtRest(style: UISplitViewController.Style) {
    for seed in 1...Self.journeys {
      let stage = Stage(.iPhone15ProMax)
      defer { stage.end() }
      var dice = Dice(seed)
      let split = UISplitViewController(style: style)
      let places: [UISplitViewController.Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      let roots = places.map { _ in UIViewController() }
      let navs = roots.map { UINavigationController(rootViewController: $0) }
      if style == .unspecified {
        split.viewControllers = navs
      } else {
        for (column, nav) in zip(places, navs) { split.setViewController(nav, for: column) }
      }
      stage.show(split)
      for _ in 0..<Self.steps {
        switch dice.roll(6) {
        case 0, 1: stage.rotate(to: dice.roll(2) == 0 ? .landscapeLeft : .portrait)
        case 2: if style != .unspecified { split.show(places[dice.roll(places.count)]) }
        case 3: if style != .unspecified { split.hide(places[dice.roll(places.count)]) }
        case 4:
          split.preferredDisplayMode =
            [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary][dice.roll(4)]
        default: disturb(stage, split, &dice)
        }
        pass(stage, &dice)
      }
      bringBack(stage, split)
      let top = navs[0].topViewController
      let shown =
        split.isCollapsed
        ? [(top as? UINavigationController)?.topViewController ?? top].compactMap { $0 }
        : split.columns.shown.compactMap { ($0 as? UINavigationController)?.topViewController }
      guard check(stage, seed, shown, of: roots) else { return }
    }
  }
}
