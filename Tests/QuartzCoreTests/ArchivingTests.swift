import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

private final class RingLayer: CALayer {
  var progress: CGFloat = 0.25
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? RingLayer { progress = ring.progress }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@Suite("Archives of layers and animations", .serialized)
struct ArchivingTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test func pacing_survives() throws {
    let pacing = try copy(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
    var values: [Float] = [0, 0]
    pacing.getControlPoint(at: 2, values: &values)
    #expect(abs(values[0] - 0.3) < 1e-6 && abs(values[1] - 0.4) < 1e-6)
    #expect(pacing == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
  }

  @Test func basicAnimation_survives() throws {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 1, y: 2)
    animation.toValue = CGPoint(x: 3, y: 4)
    animation.duration = 2
    animation.repeatCount = .infinity
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let other = try copy(animation)
    #expect(other.keyPath == "position" && other.duration == 2 && other.repeatCount == .infinity)
    #expect(other.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(other.toValue as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(other.fillMode == .forwards && !other.isRemovedOnCompletion)
    #expect(other.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func keyframesInGroup_survive() throws {
    let frames = CAKeyframeAnimation(keyPath: "transform")
    frames.values = [CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)]
    frames.keyTimes = [0, 1]
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.damping = 7
    let group = CAAnimationGroup()
    group.animations = [frames, spring]
    let other = try copy(group)
    let first = try #require(other.animations?.first as? CAKeyframeAnimation)
    #expect(first.values?.last as? CATransform3D == CATransform3DMakeScale(2, 2, 1))
    #expect(first.keyTimes == [0, 1])
    #expect((other.animations?.last as? CASpringAnimation)?.damping == 7)
  }

  @Test func layerTree_survives() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.masksToBounds = true
    layer.name = "outer"
    layer.setValue("mine", forKey: "own")
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    shape.lineCap = .round
    shape.strokeEnd = 0.5
    layer.addSublayer(shape)
    let other = try copy(layer)
    #expect(other.bounds == layer.bounds && other.transform == layer.transform)
    #expect(other.backgroundColor == layer.backgroundColor && other.masksToBounds)
    #expect(other.name == "outer" && other.value(forKey: "own") as? String == "mine")
    let inner = try #require(other.sublayers?.first as? CAShapeLayer)
    #expect(inner.path == shape.path && inner.lineCap == .round && inner.strokeEnd == 0.5)
  }

  @Test func presentation_ofAppsOwnClass_isMadeByItsInitializer() throws {
    let ring = RingLayer()
    ring.progress = 0.75
    let shown: RingLayer = try #require(ring.presentation())
    #expect(shown !== ring && shown.progress == 0.75 && shown.model() === ring)
  }
}
