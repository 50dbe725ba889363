package import Foundation

/// A subpath whose curves were replaced by straight lines.
package struct PathPolygon: Sendable {
  /// The corners in order.
  package var points: [CGPoint]
  /// Whether the subpath was closed.
  package var isClosed: Bool

  /// Whether a point lies inside polygons; each is closed for the test.
  static func contains(_ point: CGPoint, _ polygons: [PathPolygon], _ rule: CGPathFillRule)
    -> Bool
  {
    var winding = 0
    var crossings = 0
    for polygon in polygons where polygon.points.count > 1 {
      var from = polygon.points[polygon.points.count - 1]
      for to in polygon.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let part = (point.y - from.y) / (to.y - from.y)
          if point.x < from.x + part * (to.x - from.x) {
            crossings += 1
            winding += to.y > from.y ? 1 : -1
          }
        }
        from = to
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }
}

extension CGPath {
  /// The subpaths with curves replaced by lines that stray less than a tenth of a point.
  package var flattened: [PathPolygon] {
    var polygons: [PathPolygon] = []
    var current: [CGPoint] = []
    func finish(closed: Bool) {
      if !current.isEmpty { polygons.append(PathPolygon(points: current, isClosed: closed)) }
    }
    for step in steps {
      let from = current.last ?? .zero
      switch step {
      case .move(let p):
        finish(closed: false)
        current = [p]
      case .line(let p):
        current.append(p)
      case .quad(let c, let p):
        let c1 = CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        current += Cubic(from, c1, c2, p).flattened
      case .cubic(let c, let d, let p):
        current += Cubic(from, c, d, p).flattened
      case .close:
        let start = current.first
        finish(closed: true)
        current = start.map { [$0] } ?? []
      }
    }
    if current.count > 1 || polygons.isEmpty { finish(closed: false) }
    return polygons
  }
}

/// A cubic curve.
struct Cubic {
  let a, b, c, d: CGPoint

  init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    let x: CGFloat = wa * a.x + wb * b.x + wc * c.x + wd * d.x
    let y: CGFloat = wa * a.y + wb * b.y + wc * c.y + wd * d.y
    return CGPoint(x: x, y: y)
  }

  /// Points along the curve, without its start.
  var flattened: [CGPoint] {
    let bend = max(
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
      hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)
    )
    let count = min(max(Int((bend * 7.5).squareRoot().rounded(.up)), 1), 256)
    return (1...count).map { $0 == count ? d : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The parameters at which the curve turns along x or y.
  var turns: [CGFloat] {
    func roots(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
      // The derivative's coefficients, divided by 3.
      let qa = -p + 3 * q - 3 * r + s
      let qb = 2 * (p - 2 * q + r)
      let qc = q - p
      if abs(qa) < 1e-12 { return abs(qb) < 1e-12 ? [] : [-qc / qb] }
      let discriminant = qb * qb - 4 * qa * qc
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-qb + root) / (2 * qa), (-qb - root) / (2 * qa)]
    }
    return (roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y)).filter { $0 > 0 && $0 < 1 }
  }
}

extension PathStep {
  static func tightBox(_ steps: [PathStep]) -> CGRect {
    var points: [CGPoint] = []
    var from = CGPoint.zero
    for step in steps {
      var curve: Cubic?
      switch step {
      case .move(let p), .line(let p):
        points.append(p)
        from = p
      case .quad(let c, let p):
        let c1 = CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        curve = Cubic(from, c1, c2, p)
      case .cubic(let c, let d, let p):
        curve = Cubic(from, c, d, p)
      case .close: break
      }
      guard let curve else { continue }
      points += curve.turns.map { curve.point(at: $0) }
      points.append(curve.d)
      from = curve.d
    }
    return CGRect(around: points)
  }
}
