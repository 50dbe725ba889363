import QuartzCore
import Testing
import UIKit
import Understudy

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
@Suite("Property animators", .serialized)
struct PropertyAnimatorTests {
  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func start_linear_runsToTheEnd() {
    onStage { stage, view in
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive)
      #expect(view.center.x == 50)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.center.x == 150)
      stage.advance(.milliseconds(500))
      #expect(shownX(view) == 75)
      #expect(animator.fractionComplete == 0.25)
      stage.settle()
      #expect(positions == [.end])
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func pauseAndScrub_inactiveAnimator_showsTheFraction() {
    onStage { stage, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        view.center.x = 150
      }
      animator.fractionComplete = 0.25
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(shownX(view) == 75)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.25
      #expect(abs(shownX(view) - (50 + 12.916_193_1)) < 1e-4)
      stage.advance(.seconds(5))
      #expect(animator.state == .active)
      animator.stopAnimation(true)
    }
  }

  @Test func reversed_midway_endsAtTheStart() {
    onStage { stage, view in
      var positions: [UIViewAnimatingPosition] = []
      let begin = CACurrentMediaTime()
      var end = 0.0
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
      animator.addCompletion {
        positions.append($0)
        end = CACurrentMediaTime() - begin
      }
      animator.startAnimation()
      stage.advance(.milliseconds(500))
      animator.isReversed = true
      #expect(animator.isRunning)
      #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
      stage.advance(.milliseconds(250))
      #expect(abs(shownX(view) - 62.5) < 1e-6)
      stage.settle()
      #expect(positions == [.start])
      #expect(abs(end - 1) < 1e-6)
      #expect(view.center.x == 50)
    }
  }

  @Test func stopAndFinish_atCurrent_keepsWhatIsShown() {
    onStage { stage, view in
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      stage.advance(.milliseconds(500))
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(view.center.x == 100)
      animator.finishAnimation(at: .current)
      #expect(view.center.x == 100)
      #expect(positions == [.current])
      #expect(animator.state == .inactive)
    }
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, 150.0), (.start, 50.0)])
  func finish_atAnEnd_setsTheModel(position: UIViewAnimatingPosition, x: Double) {
    onStage { stage, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.startAnimation()
      stage.advance(.milliseconds(500))
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      #expect(view.center.x == CGFloat(x))
    }
  }

  @Test func stop_withoutFinishing_callsNoCompletion() {
    onStage { stage, view in
      var isCalled = false
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { _ in isCalled = true }
      animator.startAnimation()
      stage.advance(.milliseconds(500))
      animator.stopAnimation(true)
      stage.settle()
      #expect(!isCalled)
      #expect(view.center.x == 100)
      #expect(animator.state == .inactive)
    }
  }

  @Test func continue_withDurationFactor_takesThatTime() {
    onStage { stage, view in
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
      var end: Double?
      animator.addCompletion { _ in end = CACurrentMediaTime() }
      animator.startAnimation()
      stage.advance(.milliseconds(1000))
      animator.pauseAnimation()
      stage.advance(.seconds(3))
      #expect(shownX(view) == 100)
      let begin = CACurrentMediaTime()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
      stage.advance(.milliseconds(250))
      #expect(abs(shownX(view) - 125) < 1e-6)
      stage.settle()
      #expect(abs((end ?? 0) - begin - 0.5) < 1e-6)
    }
  }

  @Test func delayFactor_ofAddedChanges_waitsForItsPart() {
    onStage { stage, view in
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
      animator.addAnimations({ view.center.y = 150 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(.milliseconds(1000))
      #expect(view.layer.presentation()?.position == CGPoint(x: 100, y: 50))
      stage.advance(.milliseconds(500))
      #expect(view.layer.presentation()?.position == CGPoint(x: 125, y: 100))
      stage.settle()
    }
  }

  @Test func pausesOnCompletion_atTheEnd_staysActive() {
    onStage { stage, view in
      var isCalled = false
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in isCalled = true }
      animator.startAnimation()
      stage.settle()
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(!isCalled)
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
      stage.settle()
      #expect(isCalled)
      #expect(view.center.x == 50)
    }
  }

  @Test func physicalSpring_itsDuration_isThatOfTheSpring() {
    onStage { stage, view in
      let timing = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: 10,
        initialVelocity: .zero
      )
      let animator = UIViewPropertyAnimator(duration: 99, timingParameters: timing)
      animator.addAnimations { view.center.x = 150 }
      let begin = CACurrentMediaTime()
      animator.startAnimation()
      stage.settle()
      #expect(CACurrentMediaTime() - begin < 2)
    }
  }
}
