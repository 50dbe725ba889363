public import CoreGraphics

/// An outline as a value.
///
/// Status: partial · A
public nonisolated struct Path: Equatable, Sendable, Shape, CustomStringConvertible {
  private final class Storage: @unchecked Sendable {
    let path: CGMutablePath

    init(_ path: CGMutablePath) { self.path = path }
  }

  private var storage = Storage(CGMutablePath())

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline by a closure.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates an outline from one of Core Graphics.
  public init(_ path: CGPath) { storage = Storage(path.mutableCopy() ?? CGMutablePath()) }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates the outline of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init {
      $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }
  }

  /// Creates the outline of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// The outline for Core Graphics.
  public var cgPath: CGPath { storage.path.copy() ?? CGMutablePath() }

  /// Whether there is nothing.
  public var isEmpty: Bool { storage.path.isEmpty }

  /// The smallest rectangle around all points.
  public var boundingRect: CGRect { storage.path.boundingBoxOfPath }

  /// The last point.
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.path.currentPoint }

  /// What kind of outline it is, and its bounds.
  public var description: String { isEmpty ? "empty" : "path in \(boundingRect)" }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.path.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.path.mutableCopy() ?? CGMutablePath())
    }
    body(storage.path)
  }

  /// Starts a subpath at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Ends a subpath with a line back to its start.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    change {
      $0.addRoundedRect(
        in: rect,
        cornerWidth: max(width, 0),
        cornerHeight: max(height, 0),
        transform: transform
      )
    }
  }

  /// Adds the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds lines between points.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

  /// Adds an arc around a centre.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle.radians,
        endAngle: endAngle.radians,
        clockwise: clockwise,
        transform: transform
      )
    }
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.storage.path, transform: transform) }
  }

  /// The outline changed by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The outline moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline itself, wherever it is shown.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether both have the same steps.
  public static func == (left: Path, right: Path) -> Bool {
    left.storage.path == right.storage.path
  }
}

/// How corners are rounded.
///
/// Status: complete · A
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// By quarters of circles.
  case circular
  /// By curves that begin gently.
  case continuous
}

/// How an outline is drawn.
///
/// Status: complete · A
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// From which length on corners are cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an outline is filled.
///
/// Status: complete · A
public struct FillStyle: Equatable, Sendable {
  /// Whether inside is what an odd number of outlines surrounds.
  public var isEOFilled: Bool
  /// Whether the edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
