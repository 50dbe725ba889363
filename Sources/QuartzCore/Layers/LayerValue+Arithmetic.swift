import CoreGraphics
import Foundation

extension LayerValue {
  /// The value at a fraction of the way to another one.
  func interpolated(to end: LayerValue, _ t: Double) -> LayerValue {
    let f = CGFloat(t)
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f))
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(
          width: a.width + (b.width - a.width) * f,
          height: a.height + (b.height - a.height) * f
        )
      )
    case (.rect(let a), .rect(let b)):
      guard case .point(let p) = LayerValue.point(a.origin).interpolated(to: .point(b.origin), t),
        case .size(let s) = LayerValue.size(a.size).interpolated(to: .size(b.size), t)
      else { return end }
      return .rect(CGRect(origin: p, size: s))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, f))
    case (.color(let a), .color(let b)): return .color(LayerValue.mix(a, b, f))
    case (.path(let a?), .path(let b?)): return .path(LayerValue.mix(a, b, f) ?? b)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).compactMap { LayerValue.mix($0, $1, f) })
    default: return t < 0.5 ? self : end
    }
  }

  private static func mix(_ a: CGColor?, _ b: CGColor?, _ f: CGFloat) -> CGColor? {
    if f <= 0 { return a }
    if f >= 1 { return b }
    guard let visible = a ?? b else { return nil }
    let from = a ?? visible.copy(alpha: 0) ?? visible
    let to = b ?? visible.copy(alpha: 0) ?? visible
    let (p, q) = (from.redGreenBlue, to.redGreenBlue)
    return CGColor(
      red: p.red + (q.red - p.red) * f,
      green: p.green + (q.green - p.green) * f,
      blue: p.blue + (q.blue - p.blue) * f,
      alpha: from.alpha + (to.alpha - from.alpha) * f
    )
  }

  /// Paths mix point by point if their steps are of the same kinds.
  private static func mix(_ a: CGPath, _ b: CGPath, _ f: CGFloat) -> CGPath? {
    guard a.steps.count == b.steps.count else { return nil }
    func mid(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * f, y: p.y + (q.y - p.y) * f)
    }
    var steps: [PathStep] = []
    for (from, to) in zip(a.steps, b.steps) {
      switch (from, to) {
      case (.move(let p), .move(let q)): steps.append(.move(mid(p, q)))
      case (.line(let p), .line(let q)): steps.append(.line(mid(p, q)))
      case (.quad(let c, let p), .quad(let d, let q)):
        steps.append(.quad(control: mid(c, d), end: mid(p, q)))
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        steps.append(.cubic(control1: mid(c1, d1), control2: mid(c2, d2), end: mid(p, q)))
      case (.close, .close): steps.append(.close)
      default: return nil
      }
    }
    return CGPath(steps: steps)
  }

  /// The sum, or `nil` if there is none; transforms are done one after the other.
  func adding(_ other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x,
          y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height
        )
      )
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    default: return nil
    }
  }

  /// What must be added to another value to get this one; `nil` if there is no difference.
  func subtracting(_ other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      guard CATransform3DConcat(inverse, b).isNearIdentity else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
    default: return nil
    }
  }

  /// The value that changes nothing when it is added.
  var zero: LayerValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    default: nil
    }
  }
}
