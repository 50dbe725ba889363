import Clockwork
import QuartzCore
import Testing
import UIKit
import Understudy

/// Runs a test with a view in a window of a fresh stage.
@MainActor
private func onStage(_ body: (Stage, UIView) throws -> Void) rethrows {
  let stage = Stage()
  defer { stage.end() }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  window.isHidden = false
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.addSubview(view)
  stage.settle()
  try body(stage, view)
}

@MainActor
@Suite("View animations", .serialized)
struct ViewAnimationTests {
  private var now: Double { CACurrentMediaTime() }

  @Test func animate_change_isInTheModelAtOnceAndShownLater() {
    onStage { stage, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      #expect(view.center.x == 150)
      #expect(view.layer.presentation()?.position.x == 50)
      stage.advance(.milliseconds(250))
      #expect(view.layer.presentation()?.position.x == 75)
      stage.settle()
      #expect(view.layer.presentation()?.position.x == 150)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func completion_ofAnimation_comesWithDelayAndDuration() {
    onStage { stage, view in
      let start = now
      var end: (Double, Bool)?
      UIView.animate(withDuration: 0.4, delay: 0.2) {
        view.alpha = 0
      } completion: {
        end = (CACurrentMediaTime() - start, $0)
      }
      #expect(view.layer.presentation()?.opacity == 1)
      stage.settle()
      #expect(abs((end?.0 ?? 0) - 0.6) < 1e-6)
      #expect(end?.1 == true)
    }
  }

  @Test func completion_withoutChanges_comesInTheNextTurn() {
    onStage { stage, _ in
      let start = now
      var ends: [Double] = []
      UIView.animate(withDuration: 2) {
      } completion: { _ in
        ends.append(CACurrentMediaTime() - start)
      }
      #expect(ends.isEmpty)
      stage.turn()
      #expect(ends == [0])
    }
  }

  @Test func completion_ofZeroDuration_comesInTheNextTurn() {
    onStage { stage, view in
      var isDone = false
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: { _ in
        isDone = true
      }
      #expect(view.layer.animationKeys() == nil)
      #expect(!isDone)
      stage.turn()
      #expect(isDone)
    }
  }

  @Test func animationsDisabled_completion_comesAtOnce() {
    onStage { _, view in
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      var isDone = false
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        isDone = $0
      }
      #expect(isDone)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func performWithoutAnimation_insideABlock_animatesNothing() {
    onStage { _, view in
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        UIView.performWithoutAnimation { view.center.x = 300 }
        #expect(UIView.inheritedAnimationDuration == 1)
      }
      #expect(view.layer.animationKeys() == ["opacity"])
      #expect(UIView.areAnimationsEnabled)
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test func secondAnimation_ofTheSameProperty_addsUp() {
    onStage { stage, view in
      var log: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
      } completion: {
        log.append("first \($0)")
      }
      stage.advance(.milliseconds(500))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 50
      } completion: {
        log.append("second \($0)")
      }
      #expect(view.layer.presentation()?.position.x == 100)
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      stage.settle()
      #expect(log == ["first true", "second true"])
    }
  }

  @Test func boundsChange_animated_splitsOriginAndSize() {
    onStage { stage, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      }
      #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
      stage.advance(.milliseconds(500))
      #expect(view.layer.presentation()?.bounds.width == 150)
    }
  }

  @Test func removeAllAnimations_midway_completesUnfinished() {
    onStage { stage, view in
      var result: Bool?
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        result = $0
      }
      stage.advance(.milliseconds(100))
      view.layer.removeAllAnimations()
      #expect(result == nil)
      stage.turn()
      #expect(result == false)
    }
  }

  @Test func nestedAnimation_withoutOverride_inheritsTheDuration() {
    onStage { stage, view in
      let start = now
      var ends: [String: Double] = [:]
      UIView.animate(withDuration: 2) {
        view.alpha = 0
        UIView.animate(withDuration: 0.5) {
          view.center.x = 90
        } completion: { _ in
          ends["inherited"] = CACurrentMediaTime() - start
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
          view.center.y = 90
        } completion: { _ in
          ends["own"] = CACurrentMediaTime() - start
        }
      }
      stage.settle()
      #expect(ends == ["inherited": 2, "own": 0.5])
    }
  }

  @Test func spring_settling_endsOnTime() {
    onStage { stage, view in
      let start = now
      var end: Double?
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0
      ) {
        view.center.x = 150
      } completion: { _ in
        end = CACurrentMediaTime() - start
      }
      stage.advance(.milliseconds(300))
      #expect((view.layer.presentation()?.position.x ?? 0) > 150)
      stage.settle()
      #expect(end == 1)
    }
  }

  @Test func keyframes_inParts_showValuesOfTheirTimes() {
    onStage { stage, view in
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 350
        }
      }
      #expect(view.center.x == 350)
      stage.advance(.milliseconds(500))
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 1e-9)
      stage.advance(.milliseconds(1000))
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 150) < 1e-9)
      stage.advance(.milliseconds(1500))
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 250) < 1e-9)
    }
  }

  @Test func transitionFromTo_animated_swapsTheViewsAtOnce() {
    onStage { stage, view in
      let other = UIView(frame: view.frame)
      let window = view.superview
      let start = now
      var end: Double?
      UIView.transition(
        from: view,
        to: other,
        duration: 0.5,
        options: .transitionCrossDissolve
      ) { _ in
        end = CACurrentMediaTime() - start
      }
      #expect(view.superview == nil)
      #expect(other.superview === window)
      stage.settle()
      #expect(end == 0.5)
    }
  }

  @Test func transaction_aroundAnimate_waitsForIt() {
    onStage { stage, view in
      let start = now
      var end: Double?
      CATransaction.begin()
      CATransaction.setCompletionBlock { end = CACurrentMediaTime() - start }
      UIView.animate(withDuration: 0.75) { view.alpha = 0 }
      CATransaction.commit()
      #expect(end == nil)
      stage.settle()
      #expect(end == 0.75)
    }
  }

  @Test func olderInterface_beginAndCommit_animates() {
    onStage { stage, view in
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.center.x = 150
      UIView.commitAnimations()
      stage.advance(.seconds(1))
      #expect(view.layer.presentation()?.position.x == 100)
      stage.settle()
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func layerChangedDirectly_inView_marksTheViewForLayout() {
    final class Spy: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    onStage { stage, view in
      let spy = Spy(frame: .zero)
      view.addSubview(spy)
      stage.settle()
      let before = spy.count
      spy.layer.bounds.size = CGSize(width: 9, height: 9)
      stage.settle()
      #expect(spy.count == before + 1)
      spy.layer.setNeedsLayout()
      spy.layer.layoutIfNeeded()
      #expect(spy.count == before + 2)
    }
  }

  @Test func view_drawing_becomesTheContentOfTheLayer() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    onStage { stage, view in
      let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
      view.addSubview(dot)
      stage.settle()
      let image = dot.layer.contents as? CGImage
      #expect(image?.width == 10)
      #expect(image?.height == 12)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func standaloneLayer_onScreen_animatesImplicitly() {
    onStage { stage, view in
      let layer = CALayer()
      layer.position.x = 10
      #expect(layer.animationKeys() == nil)
      view.layer.addSublayer(layer)
      layer.position.x = 30
      #expect(layer.animationKeys() == ["position"])
      #expect(layer.presentation()?.position.x == 10)
      stage.settle()
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 40
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
    }
  }
}
