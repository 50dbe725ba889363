import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Presentation: chains", .serialized)
struct ChainTests {
  struct Chain: Sendable, CustomTestStringConvertible {
    let first: UIModalPresentationStyle
    let second: UIModalPresentationStyle
    let expected: [String]
    var testDescription: String { "\(second) over \(first)" }
  }

  nonisolated static let fromBelow: [Chain] = [
    Chain(
      first: .fullScreen,
      second: .fullScreen,
      expected: ["C.WD+", "A.WA+", "A.IA+", "A.DA+", "C.DD+"]
    ),
    Chain(
      first: .fullScreen,
      second: .pageSheet,
      expected: ["C.WD+", "B.WD+", "A.WA+", "A.IA+", "A.DA+", "C.DD+", "B.DD+"]
    ),
    Chain(first: .pageSheet, second: .fullScreen, expected: ["C.WD+", "C.DD+"]),
    Chain(
      first: .pageSheet,
      second: .pageSheet,
      expected: ["C.WD+", "B.WD+", "C.DD+", "B.DD+"]
    ),
    Chain(
      first: .overFullScreen,
      second: .overFullScreen,
      expected: ["C.WD+", "B.WD+", "C.DD+", "B.DD+"]
    ),
  ]

  private func open(_ play: Play, _ chain: Chain) -> [NamedController] {
    let all = ["A", "B", "C"].map { play.controller($0) }
    play.open(all[0])
    all[1].modalPresentationStyle = chain.first
    all[2].modalPresentationStyle = chain.second
    all[0].present(all[1], animated: true)
    play.settle()
    all[1].present(all[2], animated: true)
    play.settle()
    play.mark()
    return all
  }

  @Test(arguments: fromBelow)
  func dismiss_fromBelow_tellsThoseWhoAreSeen(_ chain: Chain) {
    let play = Play()
    let all = open(play, chain)
    all[0].dismiss(animated: true)
    play.settle()
    #expect(play.log == chain.expected)
    #expect(all.map(\.appearanceState) == [.appeared, .disappeared, .disappeared])
    #expect(all.map { $0.view.window != nil } == [true, false, false])
    #expect(all.allSatisfy { $0.presentedViewController == nil })
    #expect(all.allSatisfy { $0.presentingViewController == nil })
    #expect(play.window.subviews.count == 1)
  }

  @Test(arguments: fromBelow)
  func dismiss_stepByStep_leavesTheSameStates(_ chain: Chain) {
    let play = Play()
    let all = open(play, chain)
    all[1].dismiss(animated: true)
    play.settle()
    #expect(all[1].appearanceState == .appeared)
    #expect(all[0].presentedViewController === all[1])
    #expect(all[1].presentedViewController == nil)
    all[1].dismiss(animated: true)
    play.settle()
    #expect(all.map(\.appearanceState) == [.appeared, .disappeared, .disappeared])
    #expect(all.map { $0.view.window != nil } == [true, false, false])
  }

  @Test func dismiss_withNothingPresented_callsTheCompletionOnly() {
    let play = Play()
    let a = play.controller("A")
    play.open(a)
    a.dismiss(animated: true) { play.note("done") }
    play.settle()
    #expect(play.log == ["done"])
    #expect(play.console == [])
  }

  @Test func dismiss_whileAPresentationAboveRuns_isRefused() {
    let play = Play()
    let (a, b, c) = (play.controller("A"), play.controller("B"), play.controller("C"))
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    b.present(c, animated: true)
    play.turn()
    a.dismiss(animated: true)
    play.settle()
    #expect(play.console.count == 1)
    #expect(play.console.first?.contains("presentation or dismiss is in progress") == true)
    #expect(b.presentedViewController === c)
    #expect(c.appearanceState == .appeared)
  }

  @Test func present_onOneBeingDismissed_isRefused() {
    let play = Play()
    let (a, b, c) = (play.controller("A"), play.controller("B"), play.controller("C"))
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    b.dismiss(animated: true)
    play.turn()
    b.present(c, animated: true)
    a.present(c, animated: true)
    play.settle()
    #expect(play.console.count == 2)
    #expect(play.console.allSatisfy { $0.contains("while a presentation is in progress") })
    a.present(c, animated: true)
    play.settle()
    #expect(c.appearanceState == .appeared)
  }

  @Test func present_fromDidAppear_works() {
    let play = Play()
    let (a, c) = (play.controller("A"), play.controller("C"))
    final class Eager: UIViewController {
      var following: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let following { present(following, animated: true) }
        following = nil
      }
    }
    let b = Eager()
    b.following = c
    play.open(a)
    a.present(b, animated: true)
    play.settle()
    #expect(b.presentedViewController === c)
    #expect(c.appearanceState == .appeared)
    #expect(play.console == [])
  }

  @Test func present_oneself_orAChild_raises() {
    let play = Play()
    let a = play.controller("A")
    let child = play.controller("C")
    let nav = UINavigationController(rootViewController: child)
    play.open(a)
    a.present(a, animated: true)
    a.present(child, animated: true)
    #expect(play.exceptions.count == 2)
    #expect(play.exceptions.first?.reason.contains("on itself. Presenting controller is") == true)
    #expect(nav.topViewController === child)
    #expect(a.presentedViewController == nil)
  }

  @Test func context_isTheNearestControllerThatDefinesIt() {
    let play = Play()
    let (outer, inner, leaf) = (play.controller("O"), play.controller("I"), play.controller("L"))
    let b = play.controller("B")
    outer.onDidLoad = {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
      inner.didMove(toParent: outer)
      inner.addChild(leaf)
      inner.view.addSubview(leaf.view)
      leaf.didMove(toParent: inner)
    }
    play.open(outer)
    inner.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    leaf.present(b, animated: true)
    play.settle()
    #expect(b.presentingViewController === inner)
    #expect(leaf.presentedViewController === b)
    #expect(inner.presentedViewController === b)
    #expect(outer.presentedViewController == nil)
    #expect(b.presentationController?.shouldPresentInFullscreen == false)
    let container = b.presentationController?.containerView
    #expect(container?.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(container?.superview === outer.view)
    #expect(inner.view.window == nil)
    #expect(outer.appearanceState == .appeared)
    #expect(leaf.appearanceState == .disappeared)
    b.dismiss(animated: true)
    play.settle()
    #expect(inner.view.superview === outer.view)
    #expect(inner.view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(leaf.appearanceState == .appeared)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func rootReplaced_underAModal_leavesItAbove(_ style: UIModalPresentationStyle) {
    let play = Play()
    let (b, r) = (play.controller("B"), play.controller("R"))
    weak var old: UIViewController?
    do {
      let a = play.controller("A")
      old = a
      play.open(a)
      b.modalPresentationStyle = style
      a.present(b, animated: true)
      play.settle()
    }
    play.mark()
    play.window.rootViewController = r
    play.settle()
    #expect(old != nil)
    #expect(b.view.window != nil)
    #expect(play.window.subviews.last === b.presentationController?.containerView)
    play.mark()
    b.dismiss(animated: true)
    play.settle()
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(old == nil)
    #expect(play.window.subviews.count == 1)
    #expect(r.appearanceState == .appeared)
  }

  @Test func presentedNavigation_aloneIsBeingPresented() {
    let play = Play()
    let a = play.controller("A")
    final class Asking: UIViewController {
      var answers: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        answers.append(isBeingPresented)
        answers.append(navigationController?.isBeingPresented ?? false)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        answers.append(isBeingDismissed)
      }
    }
    let asking = Asking()
    let nav = UINavigationController(rootViewController: asking)
    play.open(a)
    a.present(nav, animated: true)
    play.settle()
    a.dismiss(animated: true)
    play.settle()
    #expect(asking.answers == [false, true, false])
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .custom, .overFullScreen, .popover,
  ])
  func dismissed_isFree(_ style: UIModalPresentationStyle) {
    let play = Play()
    let a = play.controller("A")
    play.open(a)
    weak var presented: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let b = UIViewController()
      b.modalPresentationStyle = style
      presented = b
      a.present(b, animated: true) {}
      presentation = b.presentationController
    }
    play.settle()
    #expect(presented != nil)
    a.dismiss(animated: true) { [weak a] in _ = a }
    play.settle()
    #expect(presented == nil)
    #expect(presentation == nil)
  }

  @Test func presenter_thatStaysUpright_isTurnedBackAfterTheDismissal() {
    final class Upright: UIViewController {
      var sizes: [String] = []
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append("\(Int(size.width)) \(presentedViewController == nil ? "alone" : "below")")
      }
    }
    let play = Play()
    let (a, b) = (Upright(), play.controller("B"))
    play.open(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    play.settle()
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    b.dismiss(animated: true)
    play.settle()
    #expect(a.sizes == ["852 below", "393 alone"])
    #expect(a.view.bounds.width == 393)
  }
}
