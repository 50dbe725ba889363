import Clockwork
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("View animations: ends and touches", .serialized)
struct AnimationEndTests {
  @MainActor
  private struct Scene {
    let play: Play
    let view: UIView
    let root: UIView

    init() {
      play = Play()
      let controller = play.controller("A")
      play.open(controller)
      root = controller.view
      view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(view)
      play.settle()
    }

    func advance(_ seconds: Double) { MainLoop.current.advance(by: .rounded(seconds: seconds)) }
    func hit(_ x: CGFloat) -> UIView? { play.window.hitTest(CGPoint(x: x, y: 50), with: nil) }
  }

  @Test func viewRemoved_midway_completesUnfinished() {
    let scene = Scene()
    var result: Bool?
    UIView.animate(withDuration: 1) {
      scene.view.center.x = 150
    } completion: {
      result = $0
    }
    scene.advance(0.25)
    scene.view.removeFromSuperview()
    #expect(result == nil)
    scene.play.settle()
    #expect(result == false)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func viewMoved_withinTheTurn_keepsItsAnimation() {
    let scene = Scene()
    var result: Bool?
    UIView.animate(withDuration: 1) {
      scene.view.center.x = 150
    } completion: {
      result = $0
    }
    scene.view.removeFromSuperview()
    scene.root.addSubview(scene.view)
    scene.play.settle()
    #expect(result == true)
  }

  @Test func replaced_fromTheCurrentState_firstEndsUnfinished() {
    let scene = Scene()
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      scene.view.center.x = 150
    } completion: {
      log.append("first \($0)")
    }
    scene.advance(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      scene.view.center.x = 50
    } completion: {
      log.append("second \($0)")
    }
    #expect(scene.view.layer.presentation()?.position.x == 100)
    scene.advance(0.5)
    #expect(scene.view.layer.presentation()?.position.x == 75)
    scene.play.settle()
    #expect(log == ["first false", "second true"])
  }

  @Test func repeatAndReverse_endless_hasNoEndUntilRemoved() {
    let scene = Scene()
    var result: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      scene.view.center.x = 150
    } completion: {
      result = $0
    }
    scene.advance(11.5)
    #expect(result == nil)
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    scene.view.layer.removeAllAnimations()
    scene.play.turn()
    #expect(result == false)
    #expect(scene.view.center.x == 150)
  }

  @Test func modifyAnimations_countsForItsOwnChanges() {
    let scene = Scene()
    let start = CACurrentMediaTime()
    var end = 0.0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        scene.view.center.x = 150
      }
    } completion: { _ in
      end = CACurrentMediaTime() - start
    }
    scene.advance(1.5)
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    #expect(scene.view.layer.presentation()?.opacity == 0)
    scene.play.settle()
    #expect(abs(end - 4) < 1e-6)
  }

  @Test func spring_byPerceivedDuration_followsItsFormula() {
    let scene = Scene()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { scene.view.center.x = 150 }
    scene.advance(0.1)
    let (frequency, ratio) = (2 * Double.pi / 0.5, 0.7)
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * 0.1) + ratio * frequency / damped * sin(damped * 0.1)
    let wanted = 50 + 100 * (1 - exp(-ratio * frequency * 0.1) * swing)
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - CGFloat(wanted)) < 1e-6)
    scene.play.settle()
  }

  @Test func delay_showsTheOldValueUntilThen() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { scene.view.center.x = 150 }
    scene.advance(1.9)
    #expect(scene.view.layer.presentation()?.position.x == 50)
    scene.advance(0.6)
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    scene.play.settle()
  }

  @Test func touch_whileMoving_isNotForTheView() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.center.x = 250 }
    scene.advance(0.5)
    #expect(scene.hit(250) === scene.root)
    #expect(scene.hit(150) === scene.root)
    scene.play.settle()
    #expect(scene.hit(250) === scene.view)
  }

  @Test func touch_allowed_findsTheModel() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      scene.view.center.x = 250
    }
    scene.advance(0.5)
    #expect(scene.hit(250) === scene.view)
    #expect(scene.hit(110) === scene.root)
    scene.play.settle()
  }

  @Test func touch_ofPropertyAnimator_findsWhatIsShown() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.startAnimation()
    scene.advance(0.5)
    #expect(scene.hit(110) === scene.view)
    #expect(scene.hit(250) === scene.root)
    animator.isManualHitTestingEnabled = true
    #expect(scene.hit(250) === scene.view)
    scene.play.settle()
  }

  @Test func animator_releasedWhilePaused_raises() {
    let scene = Scene()
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        scene.view.center.x = 250
      }
      animator.fractionComplete = 0.5
    }
    scene.play.settle()
    #expect(scene.play.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(
      scene.play.exceptions.first?.reason.hasPrefix(
        "It is an error to release a paused or stopped property animator."
      ) == true
    )
  }

  @Test func animator_stopped_refusesToStart() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.startAnimation()
    scene.advance(0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(scene.view.center.x == 150)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0
    #expect(scene.play.exceptions.count == 3)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive)
    animator.finishAnimation(at: .end)
    #expect(scene.play.exceptions.count == 4)
  }

  @Test func animator_active_keepsItsSettings() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.startAnimation()
    animator.isInterruptible = false
    #expect(scene.play.exceptions.count == 1)
    scene.play.settle()
  }

  @Test func animator_notInterruptible_runsThrough() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.isInterruptible = false
    animator.startAnimation()
    scene.advance(0.25)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.isRunning)
    scene.play.settle()
    #expect(animator.state == .inactive)
  }

  @Test func animator_addedOnTheWay_takesTheRest() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.startAnimation()
    scene.advance(1)
    animator.addAnimations { scene.view.center.y = 150 }
    #expect(scene.view.layer.presentation()?.position.y == 50)
    scene.advance(0.5)
    #expect(abs((scene.view.layer.presentation()?.position.y ?? 0) - 100) < 1e-6)
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - 200) < 1e-6)
    scene.play.settle()
  }

  @Test func animator_springScrubbed_goesOnFromWhatIsShown() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) {
      scene.view.center.x = 150
    }
    animator.fractionComplete = 0.5
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    animator.startAnimation()
    #expect(abs((scene.view.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    scene.play.settle()
    #expect(animator.state == .inactive)
  }
}
