import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Dynamics and motion effects", .serialized)
struct DynamicsTests {
  private final class Ears: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var heard: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    ) {
      heard.append("hit \(identifier.map { "\($0)" } ?? "edge")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      heard.append("meet")
    }
  }

  private func world(_ body: (Loop, UIView, UIView, UIDynamicAnimator, Ears) -> Void) {
    withLoop { loop in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      let box = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
      reference.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: reference)
      let ears = Ears()
      animator.delegate = ears
      body(loop, reference, box, animator, ears)
    }
  }

  @Test func gravity_acceleratesByAThousandPoints() {
    world { loop, _, box, animator, _ in
      animator.addBehavior(UIGravityBehavior(items: [box]))
      #expect(animator.isRunning)
      loop.advance(0.5)
      // Half of 1000 times a quarter, and a little as the speed grows in steps.
      #expect(abs(box.center.y - 50 - 125) < 9)
    }
  }

  @Test func item_comesToRestOnTheFloor() {
    world { loop, _, box, animator, ears in
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = ears
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      loop.advance(4)
      #expect(abs(box.frame.maxY - 400) < 0.5)
      #expect(!animator.isRunning)
      #expect(ears.heard == ["resume", "hit edge", "pause"])
    }
  }

  @Test func elasticItem_bouncesBack() {
    world { loop, _, box, animator, _ in
      let matter = UIDynamicItemBehavior(items: [box])
      matter.elasticity = 0.8
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: "floor" as NSString,
        from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 200, y: 300)
      )
      for behavior in [UIGravityBehavior(items: [box]), collision, matter] {
        animator.addBehavior(behavior)
      }
      var highest = CGFloat(300)
      var didFall = false
      matter.action = {
        if box.frame.maxY > 295 { didFall = true }
        if didFall { highest = min(highest, box.frame.maxY) }
      }
      loop.advance(1.2)
      #expect(didFall && highest < 230 && box.frame.maxY <= 300.5)
    }
  }

  @Test func snap_endsAtItsPoint() {
    world { loop, _, box, animator, ears in
      animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 100, y: 300)))
      loop.advance(3)
      #expect(box.center == CGPoint(x: 100, y: 300))
      #expect(ears.heard == ["resume", "pause"])
    }
  }

  @Test func instantPush_isUsedUp_andGoesByTheMass() {
    world { loop, reference, box, animator, _ in
      let small = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 100))
      reference.addSubview(small)
      let push = UIPushBehavior(items: [box, small], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      loop.advance(0.5)
      #expect(!push.active)
      #expect(abs(box.center.x - 150) < 3 && abs(small.center.x - 125) < 4)
    }
  }

  @Test func stiffAttachment_keepsTheDistance() {
    world { loop, _, box, animator, _ in
      let anchor = CGPoint(x: 20, y: 50)
      let tie = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
      #expect(tie.length == 80)
      animator.addBehavior(tie)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      var lowest: CGFloat = 0
      for _ in 0..<10 {
        loop.advance(0.1)
        lowest = max(lowest, box.center.y)
        #expect(abs(hypot(box.center.x - anchor.x, box.center.y - anchor.y) - 80) < 1)
      }
      #expect(lowest > 110)
    }
  }

  @Test func items_meetAndDoNotOverlap() {
    world { loop, reference, box, animator, ears in
      let floor = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 50))
      reference.addSubview(floor)
      let anchored = UIDynamicItemBehavior(items: [floor])
      anchored.isAnchored = true
      let collision = UICollisionBehavior(items: [box, floor])
      collision.collisionDelegate = ears
      animator.addBehavior(collision)
      animator.addBehavior(anchored)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      loop.advance(3)
      #expect(abs(box.frame.maxY - 300) < 0.5 && floor.frame.minY == 300)
      #expect(ears.heard.contains("meet"))
    }
  }

  @Test func velocities_areAddedAndLost() {
    world { loop, _, box, animator, _ in
      let matter = UIDynamicItemBehavior(items: [box])
      matter.resistance = 5
      animator.addBehavior(matter)
      matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      matter.addAngularVelocity(1, for: box)
      #expect(matter.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
      loop.advance(1)
      #expect(matter.linearVelocity(for: box).x < 2)
      #expect(abs(atan2(box.transform.b, box.transform.a) - 1) < 0.05)
    }
  }

  @Test func animator_thatIsGone_movesNothing() {
    withLoop { loop in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: UIView())
      animator?.addBehavior(UIGravityBehavior(items: [box]))
      weak let held = animator
      animator = nil
      #expect(held == nil)
      loop.advance(1)
      #expect(box.center == CGPoint(x: 5, y: 5))
    }
  }

  @Test func motionEffect_liesBetweenItsValues() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x",
      type: .tiltAlongHorizontalAxis
    )
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let offsets = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0, vertical: 1)
    )
    #expect(offsets?["center.x"] as? CGFloat == 10)
    let view = UIView()
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
