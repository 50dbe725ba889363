import Clockwork
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Runs each test on a loop of its own.
@MainActor
func withLoop(_ body: (MainLoop) throws -> Void) rethrows {
  let old = MainLoop.current
  let loop = MainLoop(mode: .manual)
  MainLoop.current = loop
  defer { MainLoop.current = old }
  try body(loop)
}

@MainActor
private final class Witness: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    events.append("start \(CACurrentMediaTime())")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag) \(CACurrentMediaTime())")
  }
}

@MainActor
@Suite("Layer animations", .serialized)
struct AnimationTests {
  @Test func basic_onTheWay_showsTheValueBetween() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0.0
      animation.toValue = 100.0
      animation.duration = 2
      layer.add(animation, forKey: "move")
      loop.advance(by: .milliseconds(500))
      #expect(layer.presentation()?.position.x == 25)
      #expect(layer.position.x == 0)
      loop.advance(by: .milliseconds(1500))
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation()?.position.x == 0)
    }
  }

  @Test func delegate_ofAnimation_hearsStartAndEnd() {
    withLoop { loop in
      let witness = Witness()
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = witness
      animation.duration = 1
      layer.add(animation, forKey: nil)
      loop.settle()
      #expect(witness.events == ["start 0.0", "stop true 1.0"])
    }
  }

  @Test func removal_beforeTheEnd_isReportedAsUnfinished() {
    withLoop { loop in
      let witness = Witness()
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = witness
      animation.duration = 1
      layer.add(animation, forKey: "fade")
      loop.advance(by: .milliseconds(250))
      layer.removeAnimation(forKey: "fade")
      loop.settle()
      #expect(witness.events == ["start 0.0", "stop false 0.25"])
    }
  }

  @Test func sameKey_addedAgain_replacesTheFirst() {
    withLoop { loop in
      let witness = Witness()
      let layer = CALayer()
      let first = CABasicAnimation(keyPath: "opacity")
      first.delegate = witness
      first.duration = 1
      layer.add(first, forKey: "fade")
      loop.settle(turnLimit: 1)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      loop.settle()
      #expect(witness.events == ["start 0.0", "stop false 0.0"])
    }
  }

  @Test func repeatAndReverse_placed_runBackAndForth() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.fromValue = 0
      animation.toValue = 10
      animation.duration = 1
      animation.autoreverses = true
      animation.repeatCount = 2
      layer.add(animation, forKey: "z")
      loop.advance(by: .milliseconds(1500))
      #expect(layer.presentation()?.zPosition == 5)
      loop.advance(by: .milliseconds(1000))
      #expect(layer.presentation()?.zPosition == 5)
      loop.advance(by: .milliseconds(1500))
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func fillForwards_notRemoved_keepsTheLastValue() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "fade")
      loop.advance(by: .seconds(5))
      #expect(layer.presentation()?.opacity == 0)
      #expect(layer.animationKeys() == ["fade"])
    }
  }

  @Test func delayed_beforeItsBegin_fillsBackwards() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.5
      animation.toValue = 1
      animation.beginTime = CACurrentMediaTime() + 1
      animation.duration = 1
      animation.fillMode = .backwards
      layer.add(animation, forKey: "fade")
      loop.advance(by: .milliseconds(500))
      #expect(layer.presentation()?.opacity == 0.5)
      loop.advance(by: .seconds(1))
      #expect(layer.presentation()?.opacity == 0.75)
      loop.advance(by: .milliseconds(500))
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func pausedLayer_byItsSpeed_standsStill() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 1
      layer.add(animation, forKey: "z")
      loop.advance(by: .milliseconds(250))
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
      loop.advance(by: .seconds(10))
      #expect(layer.presentation()?.zPosition == 25)
      let pausedAt = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedAt
      loop.advance(by: .milliseconds(500))
      #expect(abs((layer.presentation()?.zPosition ?? 0) - 75) < 1e-6)
      loop.settle()
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func keyframes_betweenTimes_interpolate() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 4
      layer.add(animation, forKey: "path")
      loop.advance(by: .milliseconds(500))
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 0))
      loop.advance(by: .milliseconds(2000))
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
    }
  }

  @Test func group_running_appliesItsParts() {
    withLoop { loop in
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.fromValue = 1
      grow.toValue = 3
      let group = CAAnimationGroup()
      group.animations = [fade, grow]
      group.duration = 2
      layer.add(group, forKey: "both")
      loop.advance(by: .seconds(1))
      #expect(layer.presentation()?.opacity == 0.5)
      #expect(layer.presentation()?.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test func shapeLayer_strokeEnd_isAnimated() {
    withLoop { loop in
      let layer = CAShapeLayer()
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      layer.add(animation, forKey: "draw")
      loop.advance(by: .milliseconds(750))
      #expect(layer.presentation()?.strokeEnd == 0.75)
      #expect(layer.strokeEnd == 1)
    }
  }

  @Test func rotation_halfway_staysARotation() {
    withLoop { loop in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = CATransform3DIdentity
      animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      animation.duration = 1
      layer.add(animation, forKey: "turn")
      loop.advance(by: .milliseconds(500))
      let shown = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(shown.a - cos(.pi / 4)) < 1e-9)
      #expect(abs(shown.b - sin(.pi / 4)) < 1e-9)
    }
  }

  @Test func layer_freed_endsItsAnimations() {
    withLoop { loop in
      let witness = Witness()
      do {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.repeatCount = .infinity
        animation.delegate = witness
        layer.add(animation, forKey: "pulse")
        loop.turn()
      }
      loop.settle()
      #expect(witness.events.last == "stop false 0.0")
    }
  }
}
