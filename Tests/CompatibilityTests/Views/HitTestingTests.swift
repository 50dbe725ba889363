import Testing
import UIKit

@MainActor
@Suite("Hit testing", .serialized)
struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func overlap_belongsToTheFrontView() {
    #expect(hit(50, 50) === front)
    root.bringSubviewToFront(back)
    #expect(hit(50, 50) === back)
  }

  @Test func gap_belongsToTheParent_outsideToNobody() {
    #expect(hit(5, 5) === root)
    #expect(hit(100, 50) == nil)
    #expect(hit(-1, 50) == nil)
  }

  @Test func edges_countOnTheNearSideOnly() {
    #expect(back.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!back.point(inside: CGPoint(x: 50, y: 0), with: nil))
  }

  @Test func hiddenView_isPassedOver() {
    front.isHidden = true
    #expect(hit(50, 50) === back)
  }

  @Test func transparentView_isPassedOver() {
    front.alpha = 0
    #expect(hit(50, 50) === back)
    front.alpha = 0.5
    #expect(hit(50, 50) === front)
  }

  @Test func viewWithoutInteraction_isPassedOverWithItsSubviews() {
    let button = UIView(frame: front.bounds)
    front.addSubview(button)
    #expect(hit(50, 50) === button)
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
  }

  @Test func partOutsideItsSuperview_isNotHit() {
    let overhang = UIView(frame: CGRect(x: -20, y: -20, width: 30, height: 30))
    back.addSubview(overhang)
    #expect(hit(15, 15) === overhang)
    #expect(hit(5, 5) === root)
  }

  @Test func widenedPoint_insideOverride_isHonoured() {
    let wide = WideView(frame: CGRect(x: 20, y: 70, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(12, 75) === wide)
  }

  @Test func transformedView_isHitWhereItStands() {
    front.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    #expect(hit(65, 65) === front)
    #expect(hit(85, 85) === root)
  }
}

private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
