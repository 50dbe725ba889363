public import CoreGraphics
public import Foundation

/// How values between keyframes are found.
///
/// Status: complete · A
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At the same speed all the time.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at the same speed all the time.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns on its path.
///
/// Status: complete · A
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
///
/// The paced modes take the distances between the values for the times; the cubic
/// ones go on a smooth curve through the values.
///
/// Status: partial · A
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path for points; it counts instead of the values.
  open var path: CGPath?
  /// The times of the values from 0 to 1; evenly spread if there are none.
  open var keyTimes: [NSNumber]?
  /// The pacings between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tensions of a cubic curve.
  open var tensionValues: [NSNumber]?
  /// The continuities of a cubic curve.
  open var continuityValues: [NSNumber]?
  /// The biases of a cubic curve.
  open var biasValues: [NSNumber]?
  /// How the layer turns on its path.
  open var rotationMode: CAAnimationRotationMode?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func value(at progress: Double, base: LayerValue) -> LayerValue? {
    if let path { return .point(point(on: path, at: progress)) }
    let list = (values ?? []).compactMap { LayerValue($0, like: base) }
    guard let last = list.last else { return nil }
    let isDiscrete = calculationMode == .discrete
    let spline = isCubic ? makeSpline(list) : nil
    let times = self.times(list, spline)
    guard let index = times.lastIndex(where: { $0 <= progress }) else { return list.first }
    if isDiscrete { return list[min(index, list.count - 1)] }
    guard index + 1 < list.count, index + 1 < times.count else { return last }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? (progress - times[index]) / span : 1
    if !isPaced, let pacing = timingFunctions, pacing.indices.contains(index) {
      part = pacing[index].progress(at: part)
    }
    guard let spline else { return list[index].interpolated(to: list[index + 1], part) }
    if isPaced { part = spline.part(after: index, lengthShare: part) }
    return spline.value(after: index, part)
  }

  /// The paced modes ignore the times and the pacings between the values.
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private func makeSpline(_ list: [LayerValue]) -> KeyframeSpline? {
    guard list.count > 1 else { return nil }
    func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
    return KeyframeSpline(
      list,
      tension: numbers(tensionValues),
      continuity: numbers(continuityValues),
      bias: numbers(biasValues)
    )
  }

  private func times(_ list: [LayerValue], _ spline: KeyframeSpline?) -> [Double] {
    let count = list.count
    if isPaced, count > 1 {
      let lengths = (0..<(count - 1)).map {
        spline?.length(after: $0) ?? list[$0].distance(to: list[$0 + 1])
      }
      let whole = lengths.reduce(0, +)
      guard whole > 0 else { return Array(repeating: 0, count: count - 1) + [1] }
      var (sum, times) = (0.0, [0.0])
      for length in lengths {
        sum += length
        times.append(sum / whole)
      }
      return times
    }
    if let keyTimes, !keyTimes.isEmpty { return keyTimes.map(\.doubleValue) }
    let last = Double(calculationMode == .discrete ? count : max(count - 1, 1))
    return (0..<count).map { Double($0) / last }
  }

  override func apply(progress: Double, cycle: Double, to layer: CALayer, model: CALayer) {
    super.apply(progress: progress, cycle: cycle, to: layer, model: model)
    guard let path, let rotationMode else { return }
    let near = 1e-4
    let from = point(on: path, at: max(progress - near, 0))
    let to = point(on: path, at: min(progress + near, 1))
    guard from != to else { return }
    let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
    let angle = atan2(to.y - from.y, to.x - from.x) + turn
    layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
  }

  /// The point at a fraction of the length of a path.
  private func point(on path: CGPath, at progress: Double) -> CGPoint {
    var points = path.flattened.flatMap { polygon in
      polygon.points + (polygon.isClosed ? Array(polygon.points.prefix(1)) : [])
    }
    guard var from = points.first else { return .zero }
    points.removeFirst()
    var length: CGFloat = 0
    for (a, b) in zip([from] + points, points) { length += hypot(b.x - a.x, b.y - a.y) }
    var rest = length * CGFloat(min(max(progress, 0), 1))
    for to in points {
      let step = hypot(to.x - from.x, to.y - from.y)
      if step >= rest, step > 0 {
        let part = rest / step
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      rest -= step
      from = to
    }
    return from
  }
}
