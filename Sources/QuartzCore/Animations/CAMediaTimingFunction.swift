import CoreGraphics
public import Foundation

/// The name of a pacing.
///
/// Status: complete · A
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the begin.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pacing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing: a cubic curve from (0, 0) to (1, 1) from time to progress.
///
/// Status: partial · A
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let curve: TimingCurve

  /// Creates a pacing from the two control points in the middle.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  package init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Creates the pacing of a name; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.standard)
    default: self.init(.linear)
    }
  }

  /// Reads the control points from an archive.
  public required init?(coder: NSCoder) {
    guard let points = coder.decodePlain(forKey: "points") as? [Double], points.count == 4 else {
      return nil
    }
    curve = TimingCurve(points[0], points[1], points[2], points[3])
    super.init()
  }

  /// Pacings take part in secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the control points into an archive.
  open func encode(with coder: NSCoder) {
    coder.encodePlain([curve.x1, curve.y1, curve.x2, curve.y2], forKey: "points")
  }

  /// Pacings are equal if their control points are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int {
    var hasher = Hasher()
    for number in [curve.x1, curve.y1, curve.x2, curve.y2] { hasher.combine(number) }
    return hasher.finalize()
  }

  /// Copies one of the four control points into two floats.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [
      (0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1),
    ]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The progress at a fraction of the time.
  package func progress(at time: Double) -> Double { curve.progress(at: time) }
}

/// A cubic curve from time to progress as a value.
package struct TimingCurve: Equatable, Sendable {
  package let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
  }

  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the time.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return TimingCurve.value(parameter(at: time), y1, y2)
  }

  /// The fraction of the time at which the progress is reached; for rising curves.
  package func time(at progress: Double) -> Double {
    TimingCurve(min(max(y1, 0), 1), x1, min(max(y2, 0), 1), x2).progress(at: progress)
  }

  private static func value(_ t: Double, _ p: Double, _ q: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p + 3 * u * t * t * q + t * t * t
  }

  /// The curve's parameter at a time: Newton's method inside a shrinking interval.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = time
    for _ in 0..<64 {
      let error = TimingCurve.value(t, x1, x2) - time
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let u = 1 - t
      let slope = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
      let next = slope == 0 ? low : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
