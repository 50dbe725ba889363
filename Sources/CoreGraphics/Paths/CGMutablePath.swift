public import Foundation

/// A path that steps can be added to.
///
/// Status: partial · A
public class CGMutablePath: CGPath {
  package override init(steps: [PathStep]) {
    super.init(steps: steps)
  }

  /// Creates an empty path.
  public convenience init() {
    self.init(steps: [])
  }

  private func add(_ list: [PathStep], _ transform: CGAffineTransform) {
    steps += transform.isIdentity ? list : list.map { $0.applying(transform) }
  }

  private func addJoined(_ list: [PathStep], _ transform: CGAffineTransform) {
    guard case .move(let start)? = list.first else { return }
    let first: PathStep = steps.isEmpty ? .move(start) : .line(start)
    add([first] + list.dropFirst(), transform)
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(point)], transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(point)], transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add([.quad(control: control, end: end)], transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add([.cubic(control1: control1, control2: control2, end: end)], transform)
  }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathStep.rectangle(rect), transform)
  }

  /// Adds rectangles as subpaths of their own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds an ellipse as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathStep.ellipse(rect), transform)
  }

  /// Adds a rectangle with rounded corners as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    add(PathStep.roundedRectangle(rect, radius, corners: 15), transform)
  }

  /// Adds an arc, and a line to its start if the path is not empty.
  ///
  /// Without `clockwise` it turns towards larger angles. In a system whose y axis
  /// points down, that looks clockwise.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathStep.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addJoined(PathStep.arc(center, radius, from: startAngle, by: delta), transform)
  }

  /// Adds an arc of a given extent.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addJoined(PathStep.arc(center, radius, from: startAngle, by: delta), transform)
  }

  /// Adds an arc that touches two lines, and a line to its start.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let list = PathStep.tangentArc(currentPoint, tangent1End, tangent2End, radius)
    addJoined(list, transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.steps, transform)
  }

  /// Adds a line back to the start of the subpath.
  public func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }
}
