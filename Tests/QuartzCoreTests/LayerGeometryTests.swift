import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Layers: geometry", .serialized)
struct LayerGeometryTests {
  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    let parts = [
      left.minX - right.minX, left.minY - right.minY, left.width - right.width,
      left.height - right.height,
    ]
    return parts.allSatisfy { abs($0) < 1e-9 }
  }

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test func frame_set_givesBoundsAndPosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func anchorPoint_moved_movesTheFrameNotThePosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    layer.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(layer.position == CGPoint(x: 5, y: 6))
  }

  @Test func boundsOrigin_set_leavesTheFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.bounds.origin = CGPoint(x: 100, y: 200)
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(layer.bounds == CGRect(x: 100, y: 200, width: 5, height: 5))
  }

  @Test func frame_underScale_growsAboutTheAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(isNear(layer.frame, CGRect(x: -50, y: 25, width: 200, height: 50)))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(isNear(layer.bounds, CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(isNear(layer.frame, CGRect(x: 0, y: 0, width: 40, height: 10)))
  }

  @Test func frame_underRotation_isTheBoxAround() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(layer.frame, CGRect(x: 40, y: -40, width: 20, height: 100)))
  }

  @Test func frame_negativeSize_isStandardized() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func convert_acrossTransformsAndScrolling_goesThereAndBack() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let left = CALayer()
    left.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    left.bounds.origin = CGPoint(x: 0, y: 50)
    root.addSublayer(left)
    let right = CALayer()
    right.frame = CGRect(x: 200, y: 200, width: 100, height: 100)
    right.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
    root.addSublayer(right)
    #expect(left.convert(CGPoint(x: 0, y: 50), to: root) == CGPoint(x: 10, y: 20))
    let there = left.convert(CGPoint(x: 3, y: 4), to: right)
    #expect(isNear(right.convert(there, to: left), CGPoint(x: 3, y: 4)))
    #expect(isNear(right.convert(CGPoint(x: 50, y: 50), to: root), CGPoint(x: 250, y: 250)))
    #expect(isNear(right.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 250, y: 350)))
    let box = root.convert(CGRect(x: 0, y: 0, width: 100, height: 50), from: right)
    #expect(isNear(box, CGRect(x: 250, y: 150, width: 100, height: 200)))
  }

  @Test func hitTest_overlappingSublayers_findsTheFrontmost() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let back = CALayer()
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let front = CALayer()
    front.frame = back.frame
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    back.isHidden = true
    front.opacity = 0
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 110, y: 10)) == nil)
  }

  @Test func perspective_projected_comesBackByConversion() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let tilted = CALayer()
    tilted.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    var transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    transform = CATransform3DConcat(transform, perspective)
    tilted.transform = transform
    root.addSublayer(tilted)
    let point = CGPoint(x: 12, y: 34)
    let there = tilted.convert(point, to: root)
    #expect(isNear(tilted.convert(there, from: root), point))
    #expect(tilted.frame.width < 100)
  }
}

@MainActor
@Suite("Layers: tree", .serialized)
struct LayerTreeTests {
  @Test func insert_atAllPlaces_keepsTheOrder() {
    let root = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: a)
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [b, c, d, a].map(ObjectIdentifier.init))
    root.replaceSublayer(c, with: a)
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [b, a, d].map(ObjectIdentifier.init))
    #expect(c.superlayer == nil)
  }

  @Test func addSublayer_toAnotherParent_leavesTheFirst() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(child.superlayer === second)
  }

  @Test func parent_freed_leavesTheChildWithoutSuperlayer() {
    let child = CALayer()
    weak var lost: CALayer?
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      lost = parent
    }
    #expect(lost == nil)
    #expect(child.superlayer == nil)
  }

  @Test func setNeedsLayout_onChild_isLaidOutFromTheTopmostMark() {
    final class Spy: CALayer {
      var log: (() -> Void)?
      override func layoutSublayers() {
        super.layoutSublayers()
        log?()
      }
    }
    var order: [String] = []
    let (root, child) = (Spy(), Spy())
    root.addSublayer(child)
    root.layoutIfNeeded()
    root.log = { order.append("root") }
    child.log = { order.append("child") }
    child.setNeedsLayout()
    root.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(order == ["root", "child"])
    #expect(!child.needsLayout())
    child.layoutIfNeeded()
    #expect(order == ["root", "child"])
    child.bounds.size = CGSize(width: 5, height: 5)
    #expect(child.needsLayout())
  }

  @Test func defaults_ofPlainLayer_areThoseOfIOS() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.isDoubleSided)
    #expect(!layer.masksToBounds)
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.backgroundColor == nil)
    #expect(layer.speed == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func values_byKeyPath_reachPartsOfProperties() {
    let layer = CALayer()
    layer.setValue(3.0, forKeyPath: "position.x")
    layer.setValue(2.0, forKeyPath: "transform.scale")
    layer.setValue("me", forKey: "owner")
    #expect(layer.position == CGPoint(x: 3, y: 0))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.value(forKeyPath: "transform.scale.y") as? Double == 2)
    #expect(layer.value(forKey: "owner") as? String == "me")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    let angle = layer.value(forKeyPath: "transform.rotation") as? Double ?? 0
    #expect(abs(angle - .pi / 2) < 1e-9)
  }
}
