import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  var steps: [String] = []
  var completes = true
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    steps.append("animate")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    self.context = context
  }

  func animationEnded(_ transitionCompleted: Bool) { steps.append("ended \(transitionCompleted)") }

  func complete() {
    context?.completeTransition(completes)
    context = nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

@MainActor
@Suite("Transitions: custom animators", .serialized)
struct CustomTransitionTests {
  @Test func push_withAnimator_endsWhenTheAnimatorSaysSo() {
    let play = Play()
    let nav = UINavigationController(rootViewController: play.controller("A"))
    let fader = Fader()
    nav.delegate = fader
    play.open(nav)
    nav.pushViewController(play.controller("B"), animated: true)
    play.settle()
    #expect(play.log == ["B.willMove", "B.load", "A.WD+", "B.WA+", "B.IA+"])
    play.mark()
    fader.complete()
    #expect(play.log == ["A.DD+", "B.DA+", "B.didMove"])
    #expect(fader.steps == ["animate", "ended true"])
  }

  @Test func pop_cancelledByAnimator_restoresTheStack() {
    let play = Play()
    let b = play.controller("B")
    let nav = UINavigationController(rootViewController: play.controller("A"))
    play.open(nav)
    nav.pushViewController(b, animated: true)
    play.settle()
    let fader = Fader()
    fader.completes = false
    nav.delegate = fader
    nav.popViewController(animated: true)
    play.settle()
    fader.complete()
    play.settle()
    #expect(nav.topViewController === b)
    #expect(b.view.window != nil)
    #expect(b.appearanceState == .appeared)
  }

  @Test func present_withAnimator_keepsTheOrder() {
    let play = Play()
    let a = play.controller("A")
    let b = play.controller("B")
    let fader = Fader()
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = fader
    play.open(a)
    a.present(b, animated: true) { play.note("done") }
    play.settle()
    fader.complete()
    #expect(play.log == ["B.load", "A.WD+", "B.WA+", "B.IA+", "B.DA+", "A.DD+", "done"])
  }
}

@MainActor
@Suite("Device: turning", .serialized)
struct RotationTests {
  private final class Watcher: UIViewController {
    var steps: [String] = []
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      steps.append("size \(Int(size.width))x\(Int(size.height))")
      coordinator.animate { _ in
        self.steps.append("beside")
      } completion: { _ in
        self.steps.append("after \(Int(self.view.bounds.width))")
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      steps.append("traits")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      steps.append("changed")
    }
  }

  @Test func rotate_phone_tellsTraitsThenSize() {
    let play = Play()
    let watcher = Watcher()
    play.open(watcher)
    watcher.steps = []
    let size = play.application.mainScreen.bounds.size
    play.application.rotateDevice(to: .landscapeLeft)
    play.settle()
    #expect(
      watcher.steps == [
        "traits", "size \(Int(size.height))x\(Int(size.width))", "changed", "beside",
        "after \(Int(size.height))",
      ]
    )
  }
}

/// What each of the tests starts from.
@MainActor
private final class FadingWorld {
  let play = Play()
  let fader = Fader()

  func open(_ stack: [UIViewController]) -> UINavigationController {
    let nav = UINavigationController()
    nav.viewControllers = stack
    play.open(nav)
    fader.completes = false
    nav.delegate = fader
    return nav
  }
}

@MainActor
@Suite("Navigation: custom transitions that are given up", .serialized)
struct CancelledNavigationTests {
  @Test func push_cancelled_leavesTheStackAsItWas() {
    let w = FadingWorld()
    let (a, b) = (w.play.controller("A"), w.play.controller("B"))
    let nav = w.open([a])
    nav.pushViewController(b, animated: true)
    w.play.settle()
    w.fader.complete()
    w.play.settle()
    #expect(nav.viewControllers == [a])
    #expect(nav.navigationBar.items == [a.navigationItem])
    #expect(b.parent == nil)
    #expect(a.view.window != nil && b.view.window == nil)
    #expect(
      w.play.log == [
        "B.willMove", "B.load", "A.WD+", "B.WA+", "B.IA+", "B.WD+", "B.DD+", "A.WA+", "A.IA+",
        "A.DA+", "B.didMove(nil)",
      ]
    )
    nav.delegate = nil
    nav.pushViewController(b, animated: true)
    w.play.settle()
    #expect(nav.topViewController === b && b.appearanceState == .appeared)
  }

  @Test func popToRoot_cancelled_restoresAll() {
    let w = FadingWorld()
    let (a, b, c) = (w.play.controller("A"), w.play.controller("B"), w.play.controller("C"))
    let nav = w.open([a, b, c])
    nav.popToRootViewController(animated: true)
    w.play.settle()
    w.fader.complete()
    w.play.settle()
    #expect(nav.viewControllers == [a, b, c])
    #expect(b.parent === nav && c.parent === nav)
    #expect(c.appearanceState == .appeared && a.appearanceState == .disappeared)
  }

  @Test func replacement_cancelled_restoresTheOldStack() {
    let w = FadingWorld()
    let (a, b, c) = (w.play.controller("A"), w.play.controller("B"), w.play.controller("C"))
    let nav = w.open([a, b])
    nav.setViewControllers([c], animated: true)
    w.play.settle()
    w.fader.complete()
    w.play.settle()
    #expect(nav.viewControllers == [a, b])
    #expect(c.parent == nil)
    #expect(b.appearanceState == .appeared)
  }

  @Test func push_cancelled_freesThePushedOne() {
    let w = FadingWorld()
    let nav = w.open([w.play.controller("A")])
    weak var pushed: UIViewController?
    do {
      let b = UIViewController()
      pushed = b
      nav.pushViewController(b, animated: true)
    }
    w.play.settle()
    w.fader.complete()
    w.play.settle()
    #expect(pushed == nil)
  }
}
