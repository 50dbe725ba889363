import Clockwork
import Foundation
import Testing

@testable import UIKit

/// What each of the tests starts from.
@MainActor
private final class SwipeWorld {
  let play = Play()
  let a: NamedController
  let b: NamedController
  let nav: UINavigationController

  init() {
    (a, b) = (play.controller("A"), play.controller("B"))
    nav = UINavigationController(rootViewController: a)
    play.open(nav)
    nav.pushViewController(b, animated: false)
    play.settle()
    play.mark()
  }

  /// Drags a finger in ten steps and lifts it.
  func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [start])
    for step in 1...10 {
      MainLoop.current.advance(by: .milliseconds(50))
      let share = CGFloat(step) / 10
      touch.move(
        to: [
          CGPoint(
            x: start.x + (end.x - start.x) * share,
            y: start.y + (end.y - start.y) * share
          )
        ]
      )
    }
    lifts ? touch.end() : touch.cancel()
    play.settle()
  }

  static let edge = CGPoint(x: 2, y: 400)
}

/// Fingers that go back, by the way of real touches.
@MainActor
@Suite("Navigation: swipes", .serialized)
struct NavigationSwipeTests {
  @Test func drag_fromTheEdgeFarEnough_pops() {
    let w = SwipeWorld()
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
    #expect(w.nav.viewControllers == [w.a])
    #expect(
      w.play.log.filter { !$0.contains("load") } == [
        "B.willMove(nil)", "B.WD+", "A.WA+", "A.IA+", "B.DD+", "A.DA+", "B.didMove(nil)",
      ]
    )
    #expect(w.nav.interactivePopGestureRecognizer?.state == .possible)
  }

  @Test func drag_fromTheEdgeTooShort_returns() {
    let w = SwipeWorld()
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 60, y: 400))
    #expect(w.nav.viewControllers == [w.a, w.b])
    #expect(w.b.appearanceState == .appeared)
  }

  @Test func drag_takenAway_returns() {
    let w = SwipeWorld()
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 350, y: 400), lifts: false)
    #expect(w.nav.viewControllers == [w.a, w.b])
  }

  @Test func drag_overTheContent_popsOnNewSystems() {
    let w = SwipeWorld()
    w.drag(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 390, y: 400))
    #expect(w.nav.interactiveContentPopGestureRecognizer != nil)
    #expect(w.nav.viewControllers == [w.a])
  }

  @Test func drag_overTheContentUpwards_doesNothing() {
    let w = SwipeWorld()
    w.drag(from: CGPoint(x: 80, y: 600), to: CGPoint(x: 200, y: 200))
    #expect(w.nav.viewControllers == [w.a, w.b])
    #expect(w.play.log.isEmpty)
  }

  @Test func drag_ofASlider_isTheSliders() {
    let w = SwipeWorld()
    let slider = UISlider(frame: CGRect(x: 60, y: 380, width: 300, height: 40))
    w.b.view.addSubview(slider)
    w.play.settle()
    w.drag(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 340, y: 400))
    #expect(w.nav.viewControllers == [w.a, w.b])
  }

  @Test func swipe_withDisabledRecognizer_isRefused() {
    let w = SwipeWorld()
    w.nav.interactivePopGestureRecognizer?.isEnabled = false
    w.nav.interactiveContentPopGestureRecognizer?.isEnabled = false
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
    #expect(w.nav.viewControllers == [w.a, w.b])
    #expect(w.nav.beginInteractivePop() == nil)
    w.nav.interactivePopGestureRecognizer?.isEnabled = true
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
    #expect(w.nav.viewControllers == [w.a])
  }

  @Test func swipe_withHiddenBar_needsAnotherDelegate() {
    let w = SwipeWorld()
    w.nav.setNavigationBarHidden(true, animated: false)
    w.play.settle()
    #expect(w.nav.beginInteractivePop() == nil)
    let willing = Willing()
    w.nav.interactivePopGestureRecognizer?.delegate = willing
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
    #expect(w.nav.viewControllers == [w.a])
    #expect(willing.questions > 0)
    // On a stack of one it is refused whatever the delegate says.
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
    #expect(w.nav.viewControllers == [w.a])
    #expect(w.a.appearanceState == .appeared)
    #expect(w.nav.beginInteractivePop() == nil)
  }

  @Test func swipe_withUnwillingDelegate_isRefused() {
    let w = SwipeWorld()
    let unwilling = Willing()
    unwilling.answer = false
    w.nav.interactivePopGestureRecognizer?.delegate = unwilling
    w.nav.interactiveContentPopGestureRecognizer?.delegate = unwilling
    w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
    #expect(w.nav.viewControllers == [w.a, w.b])
    #expect(w.nav.beginInteractivePop() == nil)
  }

  @Test func swipe_withAnimatorOfTheApp_isRefused() {
    let w = SwipeWorld()
    let animating = Animating()
    w.nav.delegate = animating
    #expect(w.nav.beginInteractivePop() == nil)
    w.nav.delegate = nil
    #expect(w.nav.beginInteractivePop() != nil)
  }

  @Test func navigation_afterSwipes_isFreed() {
    let w = SwipeWorld()
    weak var gone: UINavigationController?
    do {
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.pushViewController(UIViewController(), animated: false)
      gone = nav
      w.play.open(nav)
      w.drag(from: SwipeWorld.edge, to: CGPoint(x: 300, y: 400))
      nav.hidesBarsOnTap = true
      nav.hidesBarsWhenKeyboardAppears = true
      w.play.window.rootViewController = UIViewController()
      w.play.settle()
    }
    #expect(gone == nil)
  }
}

private final class Willing: NSObject, UIGestureRecognizerDelegate {
  var answer = true
  var questions = 0
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return answer
  }
}

private final class Animating: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
