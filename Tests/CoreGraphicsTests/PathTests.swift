import CoreGraphics
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
  @Test func rect_contains_insideOnly() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    #expect(path.contains(CGPoint(x: 15, y: 25)))
    #expect(!path.contains(CGPoint(x: 5, y: 15)))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
    #expect(path.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func ellipse_contains_leavesOutTheCorners() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    #expect(path.contains(CGPoint(x: 50, y: 25)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    for angle in stride(from: 0.05, to: 6.28, by: 0.3) {
      let (x, y) = (50 * cos(angle), 25 * sin(angle))
      #expect(path.contains(CGPoint(x: 50 + 0.98 * x, y: 25 + 0.98 * y)))
      #expect(!path.contains(CGPoint(x: 50 + 1.02 * x, y: 25 + 1.02 * y)))
    }
  }

  @Test func roundedRect_contains_cutsTheCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 20, y: 1)))
    #expect(path.boundingBoxOfPath == rect)
  }

  @Test func nestedRects_evenOdd_leavesAHole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func arc_halfCircle_turnsTowardsLargerAngles() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )
    #expect(path.contains(CGPoint(x: 0, y: 5)))
    #expect(!path.contains(CGPoint(x: 0, y: -5)))
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(other.contains(CGPoint(x: 0, y: -5)))
  }

  @Test func curve_boundingBoxes_differByControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0),
      control1: CGPoint(x: 0, y: 10),
      control2: CGPoint(x: 10, y: 10)
    )
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.height - 7.5) < 1e-9)
    #expect(abs(tight.width - 10) < 1e-9)
  }

  @Test func emptyPath_boundingBox_isNull() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
  }

  @Test func copyUsing_transform_movesAllPoints() {
    var move = CGAffineTransform(translationX: 5, y: 6)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil) == path)
  }

  @Test func applyWithBlock_onTriangle_showsEachStep() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    #expect(points == [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
  }

  @Test func strokedCopy_ofLine_isAsWideAsTheLine() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let outline = path.copy(
      strokingWithWidth: 4,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10
    )
    #expect(outline.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 2.1)))
    #expect(outline.contains(CGPoint(x: 11.9, y: -1.9)))
    #expect(!outline.contains(CGPoint(x: -0.5, y: 0)))
  }

  @Test func dashedCopy_ofLine_hasGaps() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = path.copy(dashingWithPhase: 0, lengths: [2, 3])
    var starts: [CGFloat] = []
    dashed.applyWithBlock {
      if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) }
    }
    #expect(starts == [0, 5])
  }

  @Test func isRect_rectAndTriangle_tellsThemApart() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    #expect(!triangle.isRect(nil))
  }
}
