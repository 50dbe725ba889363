import Clockwork
import CoreGraphics
import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// Unwinding in random hierarchies of stacks, tabs and modals: the destination comes to the front.
@MainActor
@Suite("Segues: unwinding at random", .serialized)
struct RandomUnwindTests {
  @Test(arguments: 0..<250)
  func unwind_bringsTheDestinationToTheFront(seed: UInt64) {
    let stage = Stage(seed: seed)
    defer { stage.end() }
    let log = SegueLog()
    var story = Story(log: log, random: SeededRandom(seed: seed))
    var raised: [String] = []
    stage.onException = { raised.append("\($0): \($1)") }
    let levels = story.build(on: stage)
    let source = Story.leaf(of: levels[levels.count - 1])
    let others = story.screens.filter { $0 !== source }
    guard let source = source as? SegueScreen, !others.isEmpty else { return }
    let destination = others[story.next(others.count)]
    destination.actions = ["unwind:"]
    source.segues = [.unwinding("unwind:")]
    source.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    stage.onException = nil
    #expect(raised.isEmpty)
    #expect(log.lines.count { $0 == "\(destination.name).unwind: from \(source.name)" } == 1)
    #expect(destination.viewIfLoaded?.window != nil)
    #expect(Story.leaf(of: Story.outermost(of: destination)) === destination)
    let top = levels.firstIndex { $0 === Story.outermost(of: destination) } ?? 0
    #expect(levels[top].presentedViewController == nil)
    for screen in story.screens {
      let told = log.lines.compactMap { line -> String? in
        let parts = line.split(separator: ".")
        return parts.first == screen.name[...] ? parts.last.map(String.init) : nil
      }
      let sequence = told.filter { ["WA", "DA", "WD", "DD"].contains($0) }
      #expect(Story.isInOrder(sequence), "\(screen.name): \(sequence)")
      #expect((sequence.last == "DA") == (screen.viewIfLoaded?.window != nil), "\(screen.name)")
    }
  }
}

/// Makes hierarchies.
@MainActor
private struct Story {
  let log: SegueLog
  var random: SeededRandom
  var screens: [SegueScreen] = []

  mutating func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Shows a content and presents up to three others from what is seen of the one below.
  mutating func build(on stage: Stage) -> [UIViewController] {
    var levels = [content(mayHaveTabs: true)]
    stage.show(levels[0])
    stage.settle()
    for _ in 0..<next(4) {
      let above = content(mayHaveTabs: true)
      above.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][next(3)]
      Self.leaf(of: levels[levels.count - 1]).present(above, animated: next(2) == 0)
      stage.settle()
      levels.append(above)
    }
    return levels
  }

  private mutating func screen() -> SegueScreen {
    let made = SegueScreen("S\(screens.count)", log)
    screens.append(made)
    return made
  }

  private mutating func content(mayHaveTabs: Bool) -> UIViewController {
    switch next(mayHaveTabs ? 4 : 2) {
    case 0: return screen()
    case 1, 2:
      let navigation = UINavigationController()
      navigation.viewControllers = (0...next(3)).map { _ in screen() }
      return navigation
    default:
      let tabs = UITabBarController()
      tabs.viewControllers = (0...next(3)).map { _ in content(mayHaveTabs: false) }
      tabs.selectedIndex = next(tabs.viewControllers?.count ?? 1)
      return tabs
    }
  }

  /// What is seen of a content.
  static func leaf(of controller: UIViewController) -> UIViewController {
    switch controller {
    case let navigation as UINavigationController:
      navigation.topViewController.map { leaf(of: $0) } ?? navigation
    case let tabs as UITabBarController:
      tabs.selectedViewController.map { leaf(of: $0) } ?? tabs
    default: controller
    }
  }

  static func outermost(of controller: UIViewController) -> UIViewController {
    controller.parent.map { outermost(of: $0) } ?? controller
  }

  /// Whether appearance callbacks come in pairs, one pair after the other.
  static func isInOrder(_ sequence: [String]) -> Bool {
    let expected = ["WA", "DA", "WD", "DD"]
    return sequence.enumerated().allSatisfy { $1 == expected[$0 % 4] }
  }
}
