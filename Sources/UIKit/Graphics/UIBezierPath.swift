public import CoreGraphics
public import Foundation

/// A path with the properties of its drawing.
///
/// Angles grow clockwise on the screen, as y points down.
///
/// Status: partial · A
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path: CGMutablePath

  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio from which on pointed corners are cut.
  open var miterLimit: CGFloat = 10
  /// How far lines may stray from curves.
  open var flatness: CGFloat = 0.6
  /// Whether filling counts by even and odd instead of by winding.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the outline of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Creates the outline of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let steps = PathStep.roundedRectangle(
      rect,
      cornerRadii,
      corners: corners.rawValue & UIRectCorner.every
    )
    path = CGMutablePath(steps: steps)
  }

  /// Creates an arc.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path with the steps of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGMutablePath(steps: CGPath.steps)
  }

  /// Reads a path with the properties of its drawing from an archive.
  public required init?(coder: NSCoder) {
    path = CGMutablePath(steps: (coder.decodePlain(forKey: "path") as? CGPath)?.steps ?? [])
    super.init()
    lineWidth = CGFloat(coder.decodeNumber(forKey: "lineWidth") ?? 1)
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "lineCap")) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "lineJoin")) ?? .miter
    miterLimit = CGFloat(coder.decodeNumber(forKey: "miterLimit") ?? 10)
    flatness = CGFloat(coder.decodeNumber(forKey: "flatness") ?? 0.6)
    usesEvenOddFillRule = coder.decodeBool(forKey: "evenOdd")
    dashes = (coder.decodePlain(forKey: "dashes") as? [Double] ?? []).map { CGFloat($0) }
    dashPhase = CGFloat(coder.decodeDouble(forKey: "dashPhase"))
  }

  /// Whether secure archives may contain the class.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the steps and the properties of drawing into an archive.
  open func encode(with coder: NSCoder) {
    coder.encodePlain(path as CGPath, forKey: "path")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
    coder.encode(lineCapStyle.rawValue, forKey: "lineCap")
    coder.encode(lineJoinStyle.rawValue, forKey: "lineJoin")
    coder.encode(Double(miterLimit), forKey: "miterLimit")
    coder.encode(Double(flatness), forKey: "flatness")
    coder.encode(usesEvenOddFillRule, forKey: "evenOdd")
    coder.encodePlain(dashes, forKey: "dashes")
    coder.encode(Double(dashPhase), forKey: "dashPhase")
  }

  /// A copy with the same steps and properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeProperties(of: self)
    return copy
  }

  private func takeProperties(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  /// The steps as a path of Core Graphics.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = CGMutablePath(steps: newValue.steps) }
  }

  // MARK: - Building

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, and a line to its start if the path is not empty.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The same outline in the other direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGMutablePath(steps: PathStep.reversed(path.steps)))
    reversed.takeProperties(of: self)
    return reversed
  }

  /// Transforms all steps.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(steps: path.steps.map { $0.applying(transform) })
  }

  // MARK: - Asking

  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The box around the outline; null if the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next line would start.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside, by the rule of filling.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// Sets the pattern of dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Copies the pattern of dashes.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
  }

  /// Fills the path with the fill colour of the current context.
  open func fill() {
    draw { context in
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with the stroke colour of the current context.
  open func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setFlatness(flatness)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Fills the path in a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blend(blendMode, alpha) { fill() }
  }

  /// Strokes the path in a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blend(blendMode, alpha) { stroke() }
  }

  /// Cuts everything that the current context draws from now on.
  open func addClip() {
    guard let context = currentContext else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private var currentContext: CGContext? { UIGraphicsGetCurrentContext() }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = currentContext else { return }
    context.saveGState()
    body(context)
    context.restoreGState()
  }

  private func blend(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    draw { context in
      context.setBlendMode(mode)
      context.setAlpha(alpha)
      body()
    }
  }
}

extension UIRectCorner {
  /// The bits that are corners.
  fileprivate static var every: UInt { 15 }
}
