import CoreGraphics
import Foundation

/// A smooth curve through the values of keyframes.
///
/// Tension, continuity and bias shape the tangents as Kochanek and Bartels
/// describe; with none of them it is the curve of Catmull and Rom.
struct KeyframeSpline {
  private let points: [[Double]]
  private let kind: LayerValue
  private let tension: [Double]
  private let continuity: [Double]
  private let bias: [Double]

  /// Creates a curve; `nil` if the values are not made of numbers.
  init?(_ values: [LayerValue], tension: [Double], continuity: [Double], bias: [Double]) {
    guard let kind = values.first else { return nil }
    let points = values.compactMap(\.components)
    guard points.count == values.count, points.allSatisfy({ $0.count == points[0].count }) else {
      return nil
    }
    (self.points, self.kind) = (points, kind)
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }

  /// The value at a part of the stretch that begins at a keyframe.
  func value(after index: Int, _ part: Double) -> LayerValue? {
    kind.withComponents(components(after: index, part))
  }

  /// The length of the stretch that begins at a keyframe, along the curve.
  func length(after index: Int) -> Double {
    let steps = 64
    var (sum, last) = (0.0, points[index])
    for step in 1...steps {
      let next = components(after: index, Double(step) / Double(steps))
      sum += distance(last, next)
      last = next
    }
    return sum
  }

  /// The part of a stretch at which a share of its length is behind.
  func part(after index: Int, lengthShare: Double) -> Double {
    let steps = 64
    let wanted = length(after: index) * lengthShare
    var (sum, last) = (0.0, points[index])
    for step in 1...steps {
      let next = components(after: index, Double(step) / Double(steps))
      let piece = distance(last, next)
      if sum + piece >= wanted, piece > 0 {
        return (Double(step - 1) + (wanted - sum) / piece) / Double(steps)
      }
      sum += piece
      last = next
    }
    return 1
  }

  private func components(after index: Int, _ t: Double) -> [Double] {
    let (start, end) = (points[index], points[index + 1])
    let before = points[max(index - 1, 0)]
    let after = points[min(index + 2, points.count - 1)]
    let (t2, t3) = (t * t, t * t * t)
    return start.indices.map { axis in
      let (p0, p1, p2, p3) = (before[axis], start[axis], end[axis], after[axis])
      let out = tangent(index, p1 - p0, p2 - p1, sign: 1)
      let into = tangent(index + 1, p2 - p1, p3 - p2, sign: -1)
      return (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * p2
        + (t3 - t2) * into
    }
  }

  private func tangent(_ index: Int, _ left: Double, _ right: Double, sign: Double) -> Double {
    let t = tension.indices.contains(index) ? tension[index] : 0
    let c = (continuity.indices.contains(index) ? continuity[index] : 0) * sign
    let b = bias.indices.contains(index) ? bias[index] : 0
    return (1 - t) * ((1 + b) * (1 + c) * left + (1 - b) * (1 - c) * right) / 2
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension LayerValue {
  /// The numbers that the value is made of; `nil` if it is made of others.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [
        Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
        Double(rect.size.height),
      ]
    case .numbers(let list): list
    default: nil
    }
  }

  /// A value of the same kind made of other numbers.
  func withComponents(_ list: [Double]) -> LayerValue? {
    switch self {
    case .number: .number(list[0])
    case .point: .point(CGPoint(x: list[0], y: list[1]))
    case .size: .size(CGSize(width: list[0], height: list[1]))
    case .rect: .rect(CGRect(x: list[0], y: list[1], width: list[2], height: list[3]))
    case .numbers: .numbers(list)
    default: nil
    }
  }

  /// How far another value is; 1 for values that have no distance.
  func distance(to other: LayerValue) -> Double {
    guard let a = components, let b = other.components, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
