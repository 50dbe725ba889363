import Clockwork
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What a layer shows at a time, against the formulas of the documentation.
@MainActor
@Suite("Layer animations: values at a time", .serialized)
struct PresentationValueTests {
  private func near(_ value: CGFloat?, _ wanted: CGFloat) -> Bool {
    guard let value else { return false }
    return abs(value - wanted) < 1e-6
  }

  private func rise(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    return animation
  }

  private func shown(_ animation: CAAnimation, after seconds: Double, model: CGFloat = 7)
    -> CGFloat?
  {
    var value: CGFloat?
    withLoop { loop in
      let layer = CALayer()
      layer.zPosition = model
      layer.add(animation, forKey: "z")
      loop.advance(by: .rounded(seconds: seconds))
      value = layer.presentation()?.zPosition
    }
    return value
  }

  @Test func speed_two_runsTwiceAsFast() {
    let animation = rise(2)
    animation.speed = 2
    #expect(near(shown(animation, after: 0.25), 25))
    #expect(near(shown(animation, after: 1.01), 7))
  }

  @Test func timeOffset_startsInTheMiddle() {
    let animation = rise()
    animation.timeOffset = 0.4
    #expect(near(shown(animation, after: 0.1), 50))
    #expect(near(shown(animation, after: 0.61), 7))
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, CGFloat(7), CGFloat(7)), (.backwards, 0, 7),
    (.forwards, 7, 100), (.both, 0, 100),
  ])
  func fillMode_beforeAndAfter(_ mode: CAMediaTimingFillMode, _ before: CGFloat, _ after: CGFloat) {
    let animation = rise()
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    #expect(near(shown(animation, after: 0.5), before))
    #expect(near(shown(animation, after: 3), after))
    #expect(near(shown(animation, after: 1.25), 25))
  }

  @Test(arguments: [(0.25, 25.0), (1.25, 75), (2.25, 25), (3.25, 75)])
  func autoreverse_twice_goesBackAndForth(_ time: Double, _ wanted: Double) {
    let animation = rise()
    animation.autoreverses = true
    animation.repeatCount = 2
    #expect(near(shown(animation, after: time), CGFloat(wanted)))
  }

  @Test func repeatDuration_cutsTheLastCycle() {
    let animation = rise()
    animation.repeatDuration = 2.5
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    #expect(near(shown(animation, after: 2.25), 25))
    #expect(near(shown(animation, after: 4), 50))
  }

  @Test func additive_addsToTheModel() {
    let animation = rise()
    animation.isAdditive = true
    #expect(near(shown(animation, after: 0.5), 57))
  }

  @Test func cumulative_eachCycleGoesOn() {
    let animation = rise()
    animation.isCumulative = true
    animation.repeatCount = 3
    #expect(near(shown(animation, after: 2.25), 225))
  }

  @Test func curve_easeIn_isTheBezier() {
    let animation = rise()
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    // x(t) = 3(1-t)t²·1 + 3(1-t)²t·0.42 + t³ with y(t) = 3(1-t)t² + t³, at t = 1/2.
    let (x, y) = (0.375 + 0.375 * 0.42 + 0.125, 0.5)
    #expect(near(shown(animation, after: x), CGFloat(y) * 100))
  }

  @Test(arguments: [0.1, 0.3, 0.7])
  func spring_underdamped_isTheDampedSwing(_ time: Double) {
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.mass, animation.stiffness, animation.damping) = (2, 200, 12)
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    let (frequency, decay) = (10.0, 3.0)
    let damped = (frequency * frequency - decay * decay).squareRoot()
    let wave = cos(damped * time) + decay / damped * sin(damped * time)
    #expect(near(shown(animation, after: time), CGFloat(100 * (1 - exp(-decay * time) * wave))))
  }

  @Test func spring_critical_comesWithoutSwing() {
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.mass, animation.stiffness, animation.damping) = (1, 100, 20)
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    #expect(near(shown(animation, after: 0.2), CGFloat(100 * (1 - exp(-2.0) * 3))))
  }

  @Test func group_withShortPart_showsTheModelAfterIt() {
    let group = CAAnimationGroup()
    let part = rise(0.5)
    part.beginTime = 0.5
    group.animations = [part]
    group.duration = 2
    #expect(near(shown(group, after: 0.25), 7))
    #expect(near(shown(group, after: 0.75), 50))
    #expect(near(shown(group, after: 1.5), 7))
  }

  @Test func group_speed_scalesItsParts() {
    let group = CAAnimationGroup()
    group.animations = [rise(1)]
    group.duration = 1
    group.speed = 0.5
    #expect(near(shown(group, after: 1), 50))
  }

  private func frames(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 100]
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  @Test func keyframes_linear_goStraight() {
    #expect(near(shown(frames(.linear), after: 0.25), 5))
    #expect(near(shown(frames(.linear), after: 0.75), 55))
  }

  @Test func keyframes_discrete_jump() {
    #expect(near(shown(frames(.discrete), after: 0.3), 0))
    #expect(near(shown(frames(.discrete), after: 0.34), 10))
    #expect(near(shown(frames(.discrete), after: 0.67), 100))
  }

  @Test func keyframes_paced_keepTheSpeed() {
    for time in [0.05, 0.1, 0.5, 0.9] {
      #expect(near(shown(frames(.paced), after: time), CGFloat(time) * 100))
    }
  }

  @Test func keyframes_cubic_areCatmullRom() {
    // Between 10 and 100 with 0 before and 100 after: tangents 50 and 45.
    let t = 0.5
    let (h0, h1) = (2 * t * t * t - 3 * t * t + 1, t * t * t - 2 * t * t + t)
    let (h2, h3) = (3 * t * t - 2 * t * t * t, t * t * t - t * t)
    let wanted = h0 * 10 + h1 * 50 + h2 * 100 + h3 * 45
    #expect(near(shown(frames(.cubic), after: 0.75), CGFloat(wanted)))
    #expect(near(shown(frames(.cubic), after: 0.5), 10))
  }

  @Test func keyframes_cubicWithFullTension_haveNoTangents() {
    let animation = frames(.cubic)
    animation.tensionValues = [1, 1, 1]
    #expect(near(shown(animation, after: 0.75), 55))
  }

  @Test func keyframes_cubicPaced_keepTheSpeed() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: 50, y: 80), CGPoint(x: 100, y: 0)]
    animation.calculationMode = .cubicPaced
    animation.duration = 1
    withLoop { loop in
      let layer = CALayer()
      layer.add(animation, forKey: "move")
      var (steps, last) = ([CGFloat](), CGPoint.zero)
      for _ in 0..<10 {
        loop.advance(by: .milliseconds(99))
        let point = layer.presentation()?.position ?? .zero
        steps.append(hypot(point.x - last.x, point.y - last.y))
        last = point
      }
      let mean = steps.reduce(0, +) / 10
      #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.06 })
    }
  }

  @Test func path_withRotation_turnsTheLayer() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    animation.path = path
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    withLoop { loop in
      let layer = CALayer()
      layer.add(animation, forKey: "move")
      loop.advance(by: .milliseconds(500))
      let shown = layer.presentation()
      #expect(near(shown?.position.y, 50))
      #expect(near(shown?.affineTransform().b, 1))
    }
  }

  @Test func layerTime_slowedAndShifted_countsForItsAnimations() {
    withLoop { loop in
      let (above, layer) = (CALayer(), CALayer())
      above.addSublayer(layer)
      layer.zPosition = 7
      above.speed = 0.5
      layer.speed = 0.5
      layer.add(rise(), forKey: "z")
      loop.advance(by: .seconds(2))
      #expect(near(layer.presentation()?.zPosition, 50))
      loop.advance(by: .milliseconds(2100))
      #expect(layer.animationKeys() == nil)
    }
  }
}
