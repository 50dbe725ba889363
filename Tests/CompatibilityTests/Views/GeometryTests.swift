import Testing
import UIKit

@MainActor
@Suite("Geometry", .serialized)
struct GeometryTests {
  @Test func frame_followsFromBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test func boundsOrigin_leavesTheFrameAlone() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func transform_changesTheFrameAroundTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func convert_addsUpTheOffsets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let leaf = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 28))
    #expect(leaf.convert(CGPoint(x: 16, y: 28), from: root) == CGPoint(x: 1, y: 2))
    middle.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: -72))
  }

  @Test func convert_betweenSiblings_goesThroughTheSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(
      right.convert(rect, to: left) == CGRect(x: 110, y: 60, width: 20, height: 20)
    )
    #expect(
      left.convert(rect, to: right) == CGRect(x: -90, y: -40, width: 20, height: 20)
    )
  }

  @Test func convert_undoesATransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let leaf = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(leaf)
    leaf.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(leaf.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 125, y: 125))
    #expect(leaf.convert(CGPoint(x: 175, y: 175), from: root) == CGPoint(x: 100, y: 100))
  }

  @Test func convert_toNil_meansTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let leaf = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
    window.addSubview(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
  }

  @Test func layout_followsTheSize_notTheOrigin() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let first = view.layoutCount
    view.frame.origin.x = 50
    view.layoutIfNeeded()
    #expect(view.layoutCount == first)
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.layoutCount == first + 1)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layoutCount == first + 2)
  }

  @Test func sizeToFit_asksSizeThatFits_keepsTheOrigin() {
    let view = FittingView(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 33, height: 44))
  }
}

private final class CountingView: UIView {
  var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 33, height: 44)
  }
}
