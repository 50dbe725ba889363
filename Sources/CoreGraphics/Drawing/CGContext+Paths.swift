public import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { building = CGMutablePath() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { building.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { building.addLine(to: point) }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { building.addLines(between: points) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    building.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Adds an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    building.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { building.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { building.addRects(rects) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect) }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { building.addPath(path) }

  /// Closes the subpath.
  public func closePath() { building.closeSubpath() }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = building.copy(
      strokingWithWidth: state.lineWidth,
      lineCap: state.lineCap,
      lineJoin: state.lineJoin,
      miterLimit: state.miterLimit
    )
    building = outline.mutableCopy() ?? CGMutablePath()
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { building.isEmpty }

  /// Where the next line would start.
  public var currentPointOfPath: CGPoint { building.currentPoint }

  /// The box around the current path.
  public var boundingBoxOfPath: CGRect { building.boundingBox }

  /// A copy of the current path.
  public var path: CGPath? { building.isEmpty ? nil : building.copy() }

  /// Whether drawing the current path would touch a pixel.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return building.contains(point, using: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  private func takePath() -> CGPath {
    let path = CGPath(steps: building.steps)
    building = CGMutablePath()
    return path
  }

  /// Fills the current path, which is consumed.
  public func fillPath(using rule: CGPathFillRule = .winding) { draw(.fill(takePath(), rule)) }

  /// Strokes the current path, which is consumed.
  public func strokePath() { draw(.stroke(takePath())) }

  /// Draws the current path, which is consumed.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: draw(.fill(path, .winding))
    case .eoFill, .eoFillStroke: draw(.fill(path, .evenOdd))
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: draw(.stroke(path))
    case .fill, .eoFill: break
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill(CGPath(rect: rect, transform: nil), .winding)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    draw(.fill(path, .winding))
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { draw(.stroke(CGPath(rect: rect, transform: nil))) }

  /// Strokes a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = old
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { draw(.clear(rect)) }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill(CGPath(ellipseIn: rect, transform: nil), .winding))
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke(CGPath(ellipseIn: rect, transform: nil)))
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    draw(.stroke(path))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { unimplemented("drawing a CGImage as tiles") }
    draw(.image(image, rect))
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(.linearGradient(gradient, startPoint, endPoint, options))
  }

  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(
      .radialGradient(gradient, startCenter, startRadius, endCenter, endRadius, options)
    )
  }

  /// Draws text; UIKit's string drawing ends here.
  package func draw(text: NSAttributedString, in rect: CGRect) { draw(.text(text, rect)) }
}
