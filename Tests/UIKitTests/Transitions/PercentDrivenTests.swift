import Clockwork
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions: driven by a percentage", .serialized)
struct PercentDrivenTests {
  @MainActor
  private struct Scene {
    let play: Play
    let slider: Slider
    let driver: UIPercentDrivenInteractiveTransition
    let nav: UINavigationController
    let a: NamedController
    let b: NamedController

    init() {
      play = Play()
      slider = Slider()
      driver = UIPercentDrivenInteractiveTransition()
      a = play.controller("A")
      b = play.controller("B")
      nav = UINavigationController(rootViewController: a)
      nav.delegate = slider
      slider.driver = driver
      play.open(nav)
      nav.pushViewController(b, animated: false)
      play.settle()
      play.mark()
    }

    func pop() {
      nav.popViewController(animated: true)
      play.turn()
    }

    func advance(_ seconds: Double) { MainLoop.current.advance(by: .rounded(seconds: seconds)) }
  }

  private func near(_ value: CGFloat, _ wanted: CGFloat) -> Bool { abs(value - wanted) < 1e-6 }

  @Test func begin_byFinger_runsTheAnimatorPaused() {
    let scene = Scene()
    scene.pop()
    #expect(scene.slider.steps == ["animate"])
    scene.advance(10)
    #expect(scene.slider.shown == 0)
    #expect(scene.driver.duration == 1)
    #expect(scene.play.log == ["B.willMove(nil)", "B.WD+", "A.WA+", "A.IA+"])
  }

  @Test func update_scrubsLinearly_whateverTheCurve() {
    let scene = Scene()
    scene.pop()
    for share in [0.25, 0.5, 0.1] {
      scene.driver.update(CGFloat(share))
      #expect(near(scene.slider.shown, CGFloat(share) * 100))
    }
    #expect(near(scene.driver.percentComplete, 0.1))
    #expect(near(scene.nav.transitionCoordinator?.percentComplete ?? -1, 0.1))
  }

  @Test func finish_halfway_playsTheRestAndCompletes() {
    let scene = Scene()
    scene.driver.completionCurve = .linear
    scene.pop()
    scene.driver.update(0.5)
    scene.driver.finish()
    scene.advance(0.25)
    #expect(near(scene.slider.shown, 75))
    #expect(scene.slider.steps == ["animate"])
    scene.advance(0.25)
    #expect(scene.slider.steps == ["animate", "finished true", "ended true"])
    #expect(scene.play.log.suffix(3) == ["B.DD+", "A.DA+", "B.didMove(nil)"])
  }

  @Test func finish_withCurve_easesTheRest() {
    let scene = Scene()
    scene.pop()
    scene.driver.update(0.5)
    scene.driver.finish()
    scene.advance(0.125)
    let eased = TimingCurve.easeInOut.progress(at: 0.25)
    #expect(near(scene.slider.shown, 50 + 50 * CGFloat(eased)))
  }

  @Test func cancel_playsBack_thenTheAnimatorCompletes() {
    let scene = Scene()
    scene.driver.completionCurve = .linear
    scene.pop()
    scene.driver.update(0.6)
    scene.driver.cancel()
    scene.advance(0.3)
    #expect(near(scene.slider.shown, 30))
    scene.advance(0.3)
    #expect(scene.slider.steps == ["animate", "finished true", "ended false"])
    #expect(scene.nav.viewControllers == [scene.a, scene.b])
    #expect(scene.b.appearanceState == .appeared)
    #expect(scene.a.appearanceState == .disappeared)
    #expect(scene.b.view.window != nil)
  }

  @Test func completionSpeed_two_halvesTheRest() {
    let scene = Scene()
    scene.driver.completionSpeed = 2
    scene.pop()
    scene.driver.update(0.5)
    scene.driver.finish()
    scene.advance(0.24)
    #expect(scene.slider.steps.count == 1)
    scene.advance(0.01)
    #expect(scene.slider.steps.count == 3)
  }

  @Test func afterCancel_nextPop_isAnOrdinaryOne() {
    let scene = Scene()
    scene.pop()
    scene.driver.update(0.2)
    scene.driver.cancel()
    scene.play.settle()
    scene.play.mark()
    scene.slider.driver = nil
    scene.pop()
    scene.play.settle()
    #expect(
      scene.play.log == [
        "B.willMove(nil)", "B.WD+", "A.WA+", "A.IA+", "B.DD+", "A.DA+", "B.didMove(nil)",
      ]
    )
  }

  @Test func dismissal_cancelled_keepsThePresentation() {
    let play = Play()
    let slider = Slider()
    let driver = UIPercentDrivenInteractiveTransition()
    let a = play.controller("A")
    let b = play.controller("B")
    b.modalPresentationStyle = .fullScreen
    play.open(a)
    a.present(b, animated: false)
    play.settle()
    play.mark()
    b.transitioningDelegate = slider
    slider.driver = driver
    b.dismiss(animated: true)
    play.turn()
    driver.update(0.4)
    driver.cancel()
    play.settle()
    #expect(a.presentedViewController === b)
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    #expect(
      play.log == ["B.WD+", "A.WA+", "A.IA+", "A.WD+", "A.DD+", "B.WA+", "B.IA+", "B.DA+"]
    )
    b.dismiss(animated: false)
    play.settle()
    #expect(a.presentedViewController == nil)
    #expect(a.view.window != nil)
  }

  @Test func wantsInteractiveStart_false_runsUntilPaused() {
    let scene = Scene()
    scene.driver.wantsInteractiveStart = false
    scene.slider.curve = .curveLinear
    scene.pop()
    #expect(scene.nav.transitionCoordinator?.initiallyInteractive == false)
    scene.advance(0.25)
    #expect(near(scene.slider.shown, 25))
    scene.driver.pause()
    #expect(near(scene.driver.percentComplete, 0.25))
    scene.advance(5)
    #expect(near(scene.slider.shown, 25))
    scene.driver.update(0.5)
    #expect(near(scene.slider.shown, 50))
    scene.driver.finish()
    scene.play.settle()
    #expect(scene.nav.topViewController === scene.a)
    #expect(scene.slider.steps.last == "ended true")
  }

  @Test func interruptibleAnimator_isPausedScrubbedAndContinued() {
    let scene = Scene()
    scene.slider.isInterruptible = true
    scene.pop()
    #expect(scene.nav.transitionCoordinator?.isInterruptible == true)
    #expect(scene.slider.propertyAnimator?.state == .active)
    #expect(scene.slider.propertyAnimator?.isRunning == false)
    scene.driver.update(0.3)
    #expect(near(scene.slider.shown, 30))
    scene.driver.finish()
    scene.advance(0.69)
    #expect(scene.slider.steps.isEmpty)
    scene.advance(0.02)
    #expect(scene.slider.steps == ["position 0", "ended true"])
  }

  @Test func interruptibleAnimator_cancelled_runsBack() {
    let scene = Scene()
    scene.slider.isInterruptible = true
    scene.pop()
    scene.driver.update(0.3)
    scene.driver.cancel()
    scene.advance(0.29)
    #expect(scene.slider.steps.isEmpty)
    scene.advance(0.02)
    #expect(scene.slider.steps == ["position 1", "ended false"])
    #expect(scene.nav.topViewController === scene.b)
  }

  @Test func push_cancelled_takesTheComingControllerOff() {
    let scene = Scene()
    let c = scene.play.controller("C")
    scene.nav.pushViewController(c, animated: true)
    scene.play.turn()
    scene.driver.update(0.5)
    scene.driver.cancel()
    scene.play.settle()
    #expect(scene.slider.steps == ["animate", "finished true", "ended false"])
    #expect(scene.nav.viewControllers == [scene.a, scene.b])
    #expect(c.parent == nil)
    #expect(c.view.window == nil && scene.b.view.window != nil)
    #expect(c.appearanceState == .disappeared && scene.b.appearanceState == .appeared)
    scene.play.mark()
    scene.slider.driver = nil
    scene.nav.pushViewController(c, animated: true)
    scene.play.settle()
    #expect(scene.nav.topViewController === c)
    #expect(c.appearanceState == .appeared)
  }

  @Test func tabSwitch_cancelled_staysOnTheTab() {
    let play = Play()
    let animator = TabSlider()
    let tabs = UITabBarController()
    let (a, b) = (play.controller("A"), play.controller("B"))
    tabs.viewControllers = [a, b]
    tabs.delegate = animator
    play.open(tabs)
    tabs.selectedIndex = 1
    play.turn()
    animator.driver.update(0.5)
    #expect(near(animator.slider.shown, 50))
    animator.driver.cancel()
    play.settle()
    #expect(animator.slider.steps == ["animate", "finished true", "ended false"])
    #expect(tabs.selectedViewController === a)
    #expect(a.view.window != nil && b.view.window == nil)
  }

  @Test func animatorOfItsOwn_finished_isScrubbedAndPlaysOn() {
    let scene = Scene()
    scene.slider.usesHiddenAnimator = true
    scene.driver.completionCurve = .linear
    scene.pop()
    scene.advance(3)
    #expect(near(scene.slider.shown, 0))
    scene.driver.update(0.4)
    #expect(near(scene.slider.shown, 40))
    scene.driver.finish()
    scene.advance(0.3)
    #expect(near(scene.slider.shown, 70))
    scene.play.settle()
    #expect(scene.slider.steps == ["animate", "position 0", "ended true"])
    #expect(scene.nav.topViewController === scene.a)
    #expect(scene.play.exceptions.isEmpty)
  }

  @Test func animatorOfItsOwn_cancelled_playsBackToTheStart() {
    let scene = Scene()
    scene.slider.usesHiddenAnimator = true
    scene.driver.completionCurve = .linear
    scene.pop()
    scene.driver.update(0.4)
    scene.driver.cancel()
    scene.advance(0.3)
    #expect(near(scene.slider.shown, 10))
    scene.play.settle()
    #expect(scene.slider.steps == ["animate", "position 1", "ended false"])
    #expect(scene.slider.mover?.center.x == 0)
    #expect(scene.nav.topViewController === scene.b)
    #expect(scene.play.exceptions.isEmpty)
  }

  @Test func transition_over_isHeldByNobody() {
    let scene = Scene()
    scene.pop()
    weak let context = scene.slider.context
    #expect(context != nil)
    scene.driver.update(0.5)
    scene.driver.finish()
    scene.play.settle()
    #expect(context == nil)
  }

  @Test func chainedAnimation_inTheContainer_isScrubbedToo() {
    let scene = Scene()
    scene.pop()
    let other = UIView(frame: .zero)
    scene.slider.context?.containerView.addSubview(other)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 200
    animation.duration = 1
    other.layer.add(animation, forKey: "own")
    scene.driver.update(0.25)
    #expect(near(other.layer.presentation()?.position.x ?? -1, 50))
    scene.driver.finish()
    scene.play.settle()
    #expect(other.layer.animationKeys() == nil)
  }
}

/// Gives a tab bar controller the sliding animator and a driver.
@MainActor
private final class TabSlider: NSObject, UITabBarControllerDelegate {
  let slider = Slider()
  let driver = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slider }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
