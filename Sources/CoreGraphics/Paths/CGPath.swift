public import Foundation

/// How overlapping parts of a path count as inside.
///
/// Status: complete · A
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path winds around.
  case winding = 0
  /// Inside is what an odd number of outlines surrounds.
  case evenOdd = 1
}

/// The kind of a step of a path.
///
/// Status: complete · A
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; control point and end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end.
  case addCurveToPoint = 3
  /// A line back to the start of the subpath; no points.
  case closeSubpath = 4
}

/// A step of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
///
/// Status: complete · A
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The points; valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A step of a path with its points.
package enum PathStep: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  package func applying(_ t: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .cubic(let c, let d, let p):
      .cubic(control1: c.applying(t), control2: d.applying(t), end: p.applying(t))
    case .close: .close
    }
  }
}

/// An outline of straight lines and curves that does not change.
///
/// Status: partial · A
public class CGPath: Equatable {
  package var steps: [PathStep]

  package init(steps: [PathStep]) {
    self.steps = steps
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathStep.rectangle(rect), transform)
  }

  /// Creates the outline of the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathStep.ellipse(rect), transform)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(steps: PathStep.roundedRectangle(rect, radius, corners: 15), transform)
  }

  private convenience init(steps: [PathStep], _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: transform.map { t in steps.map { $0.applying(t.pointee) } } ?? steps)
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The point at which the next line would start.
  public var currentPoint: CGPoint {
    switch steps.last {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: startOfLastSubpath
    case nil: .zero
    }
  }

  private var startOfLastSubpath: CGPoint {
    for case .move(let point) in steps.reversed() { return point }
    return .zero
  }

  /// The box around all points, control points included; null if there are none.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    for step in steps {
      switch step {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let c, let p): points += [c, p]
      case .cubic(let c, let d, let p): points += [c, d, p]
      case .close: break
      }
    }
    return CGRect(around: points)
  }

  /// The box around the outline itself; null if it is empty.
  public var boundingBoxOfPath: CGRect { PathStep.tightBox(steps) }

  /// Whether the path is an upright rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBox
    guard !box.isNull, let first = steps.first, case .move(let start) = first else { return false }
    let lines = flattened
    guard lines.count == 1, lines[0].points.count <= 5, lines[0].points.count >= 4 else {
      return false
    }
    let corners = Set(lines[0].points)
    let wanted: Set<CGPoint> = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    guard corners == wanted, wanted.contains(start) else { return false }
    rect?.pointee = box
    return true
  }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let polygons = transform.isIdentity ? flattened : (copy(transform) ?? self).flattened
    return PathPolygon.contains(point, polygons, rule)
  }

  /// A path with the same steps that does not change.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// A path with the transformed steps.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps, transform)
  }

  /// A path with the same steps that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// A path with the transformed steps that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: CGPath(steps: steps, transform).steps)
  }

  package func copy(_ transform: CGAffineTransform) -> CGPath? {
    CGPath(steps: steps.map { $0.applying(transform) })
  }

  /// Shows each step to a block.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      var type = CGPathElementType.closeSubpath
      var points: [CGPoint] = []
      switch step {
      case .move(let p): (type, points) = (.moveToPoint, [p])
      case .line(let p): (type, points) = (.addLineToPoint, [p])
      case .quad(let c, let p): (type, points) = (.addQuadCurveToPoint, [c, p])
      case .cubic(let c, let d, let p): (type, points) = (.addCurveToPoint, [c, d, p])
      case .close: break
      }
      points.withUnsafeMutableBufferPointer { buffer in
        var spare = CGPoint.zero
        withUnsafeMutablePointer(to: &spare) { empty in
          var element = CGPathElement(type: type, points: buffer.baseAddress ?? empty)
          withUnsafePointer(to: &element) { block($0) }
        }
      }
    }
  }

  /// Shows each step to a function, with a pointer of the caller's.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Paths are equal if their steps are.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.steps == right.steps
  }
}

extension CGPath: Hashable {
  /// Feeds the bounding box to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps.count)
    hasher.combine(boundingBox)
  }
}
