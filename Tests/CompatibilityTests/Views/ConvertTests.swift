import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Converting between views", .serialized)
struct ConvertTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    isNear(one.origin, other.origin) && abs(one.width - other.width) < 1e-9
      && abs(one.height - other.height) < 1e-9
  }

  @Test func rotation_turnsPointsAboutTheMiddle_rectanglesGrow() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100)))
    #expect(isNear(view.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 175, y: 75)))
    #expect(isNear(view.convert(view.bounds, to: root), view.frame))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let corner = 150 / 2.0.squareRoot()
    let box = view.convert(view.bounds, to: root)
    #expect(abs(box.width - corner) < 1e-9 && abs(box.height - corner) < 1e-9)
    #expect(isNear(CGPoint(x: box.midX, y: box.midY), view.center))
  }

  @Test func frame_underARotationOfAQuarter_canBeSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 10, y: 20, width: 60, height: 200)
    #expect(isNear(view.frame, CGRect(x: 10, y: 20, width: 60, height: 200)))
    #expect(abs(view.bounds.width - 200) < 1e-9 && abs(view.bounds.height - 60) < 1e-9)
  }

  @Test func frame_underAScale_setsSmallerBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(isNear(view.bounds, CGRect(x: 0, y: 0, width: 50, height: 25)))
    #expect(isNear(view.center, CGPoint(x: 60, y: 70)))
  }

  @Test func anchorPoint_movesTheFrame_notTheCenter() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 150, y: 125))
    #expect(view.frame == CGRect(x: 150, y: 125, width: 100, height: 50))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 150, y: 125, width: 200, height: 100))
    #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 170, y: 145))
    #expect(view.convert(CGPoint(x: 170, y: 145), from: root) == CGPoint(x: 10, y: 10))
  }

  @Test func depth_isFlattened() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(view)
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(isNear(view.frame, CGRect(x: 125, y: 100, width: 50, height: 100)))
    #expect(isNear(view.convert(CGPoint(x: 100, y: 0), to: root), CGPoint(x: 175, y: 100)))
    #expect(isNear(view.convert(CGPoint(x: 175, y: 100), from: root), CGPoint(x: 100, y: 0)))
  }

  @Test func perspective_canBeUndone() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(view)
    var change = CATransform3DIdentity
    change.m34 = -1 / 500
    view.transform3D = CATransform3DRotate(change, 0.5, 0, 1, 0)
    let there = view.convert(CGPoint(x: 90, y: 10), to: root)
    #expect(isNear(view.convert(there, from: root), CGPoint(x: 90, y: 10)))
  }

  @Test func scrolledContent_isWhereItIsSeen() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let leaf = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.contentOffset = CGPoint(x: 0, y: 450)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 70))
    #expect(root.convert(leaf.bounds, from: leaf) == CGRect(x: 10, y: 70, width: 50, height: 50))
    #expect(scroll.convert(leaf.frame, to: root) == CGRect(x: 10, y: 70, width: 50, height: 50))
  }

  @Test func windows_meetOnTheScreen() {
    let one = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let other = UIWindow(frame: CGRect(x: 40, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    other.addSubview(leaf)
    #expect(other.convert(CGPoint(x: 1, y: 2), to: one) == CGPoint(x: 41, y: 52))
    #expect(one.convert(CGPoint(x: 41, y: 52), to: other) == CGPoint(x: 1, y: 2))
    let screen: UIWindow? = nil
    #expect(other.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 41, y: 52))
    #expect(leaf.convert(leaf.bounds, to: one) == CGRect(x: 50, y: 60, width: 10, height: 10))
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
  }

  @Test func coordinateSpaces_goThroughTheScreen() {
    let window = UIWindow(frame: CGRect(x: 40, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    window.addSubview(leaf)
    let screen = window.screen.coordinateSpace
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 51, y: 61))
    #expect(leaf.convert(CGPoint(x: 51, y: 61), from: screen) == CGPoint(x: 1, y: 1))
    #expect(screen.convert(CGPoint(x: 51, y: 61), to: leaf) == CGPoint(x: 1, y: 1))
  }

  @Test func offWindow_nilMeansTheTop() {
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26))
  }

  @Test func negativeSize_isStandardized() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: -20, height: -10))
    #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
  }
}
