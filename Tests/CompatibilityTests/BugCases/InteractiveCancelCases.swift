import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: interactive transitions and cancels", .serialized)
struct InteractiveCancelCases {
  private func twoScreens(_ stage: Stage) -> (UINavigationController, ScreenA, ScreenB) {
    let (a, b) = (ScreenA(), ScreenB())
    let nav = stage.show(UINavigationController(rootViewController: a))
    nav.pushViewController(b, animated: true)
    stage.settle()
    stage.mark()
    return (nav, a, b)
  }

  /// BUG-041: an abandoned swipe back sends will calls to the screen that stays.
  @Test func abandonedSwipeSendsWillDisappearToTheScreenThatStays() {
    let stage = Stage(.iPhone15Pro)
    let (nav, a, b) = twoScreens(stage)
    let swipe = stage.beginInteractivePop(nav)
    swipe.move(to: 0.4)
    swipe.cancel()
    stage.settle()
    #expect(
      stage.transcript(of: b).pairs == ["B.viewWillDisappear"] + [
        "B.viewWillAppear", "B.viewDidAppear",
      ]
    )
    #expect(
      stage.transcript(of: a).pairs == [
        "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
      ]
    )
    #expect(stage.transcript.pairs.prefix(2) == ["B.viewWillDisappear", "A.viewWillAppear"])
    stage.mark()
    let second = stage.beginInteractivePop(nav)
    second.move(to: 0.8)
    second.finish()
    stage.settle()
    #expect(
      stage.transcript.pairs == [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ]
    )
    #expect(nav.viewControllers == [a])
  }

  /// BUG-046: a delegate lets the edge swipe begin on the root screen.
  @Test func swipeOnTheRootScreenDoesNotFreezeTheStack() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (ScreenA(), ScreenB())
    let nav = stage.show(UINavigationController(rootViewController: a))
    let permissive = Permissive()
    nav.interactivePopGestureRecognizer?.delegate = permissive
    let swipe = stage.beginInteractivePop(nav)
    #expect(swipe.isRefused)
    stage.watch { nav.pushViewController(b, animated: true) }
    #expect(stage.pairs(of: b) == .appears)
    #expect(nav.topViewController === b)
  }

  /// BUG-049: a drag is given up and the context never completed.
  @Test func dismissIsRefusedWhileAnAbandonedDragNeverCompletes() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, giver) = (stage.show(ScreenA()), ScreenB(), PresentationGiver())
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = giver
    a.present(b, animated: true)
    stage.settle()
    let drag = ForgetfulDrag()
    giver.animator = Animator()
    giver.driver = drag
    b.dismiss(animated: true)
    stage.settle()
    drag.giveUp()
    stage.settle()
    stage.mark()
    var completions = 0
    b.dismiss(animated: true) { completions += 1 }
    stage.settle()
    #expect(
      stage.consoleMessages.last?.contains("while a presentation or dismiss is in progress") == true
    )
    #expect(completions == 0)
    #expect(a.presentedViewController === b)
    #expect(stage.transcript.pairs.isEmpty)
  }

  /// BUG-050: a library puts the lower view back only inside its animator.
  @Test func dismissalWithoutAnimationDoesNotNeedTheAnimator() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, giver) = (stage.show(ScreenA()), ScreenB(), PresentationGiver())
    let animator = Animator()
    giver.animator = animator
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = giver
    a.present(b, animated: true)
    stage.settle()
    #expect(animator.calls == 1)
    #expect(a.view.window == nil)
    stage.watch { b.dismiss(animated: false) }
    #expect(animator.calls == 1)
    #expect(a.view.window === stage.window)
    #expect(stage.pairs(of: a) == .appears)
  }

  /// BUG-051: an animator takes the presenter's view along on the way back.
  @Test func overStyleDismissalHasNoViewToBringBack() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, giver) = (stage.show(ScreenA()), ScreenB(), PresentationGiver())
    let animator = Animator()
    giver.animator = animator
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = giver
    a.present(b, animated: true)
    stage.settle()
    b.dismiss(animated: true)
    stage.settle()
    #expect(animator.hadToView == [true, false])
    #expect(a.view.window === stage.window)
    #expect(a.presentedViewController == nil)
  }
}

/// A drag that gives up and forgets to complete its transition.
@MainActor
private final class ForgetfulDrag: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
  }

  func giveUp() {
    context?.updateInteractiveTransition(0.2)
    context?.cancelInteractiveTransition()
    context = nil
  }
}

/// Lets every gesture begin.
@MainActor
private final class Permissive: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
