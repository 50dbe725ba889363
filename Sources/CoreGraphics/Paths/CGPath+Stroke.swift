public import Foundation

extension CGPath {
  /// The outline of the stroke along this path.
  ///
  /// The outline is made of overlapping pieces of one orientation; by winding,
  /// their union is the stroke.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = StrokeOutline(
      radius: lineWidth / 2,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    let path = CGMutablePath()
    for polygon in flattened { outline.add(polygon, to: path) }
    return CGPath(steps: path.steps.map { $0.applying(transform) })
  }

  /// The path in dashes; no lengths leave it unbroken.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return CGPath(steps: steps.map { $0.applying(transform) }) }
    var result: [PathStep] = []
    for polygon in flattened {
      var points = polygon.points
      if polygon.isClosed, let first = points.first { points.append(first) }
      result += PathStep.dashes(points, phase: phase, lengths: lengths, total: total)
    }
    return CGPath(steps: result.map { $0.applying(transform) })
  }
}

extension PathStep {
  static func dashes(
    _ points: [CGPoint],
    phase: CGFloat,
    lengths: [CGFloat],
    total: CGFloat
  ) -> [PathStep] {
    // An odd number of lengths swaps dashes and gaps in every other round.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let round = pattern.reduce(0, +)
    var index = 0
    var left = phase - (phase / round).rounded(.down) * round
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left
    var steps: [PathStep] = []
    guard var from = points.first else { return [] }
    if index % 2 == 0 { steps.append(.move(from)) }
    for to in points.dropFirst() {
      var distance = hypot(to.x - from.x, to.y - from.y)
      while distance > left {
        let part = left / distance
        from = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        distance -= left
        steps.append(index % 2 == 0 ? .line(from) : .move(from))
        index = (index + 1) % pattern.count
        left = max(pattern[index], 1e-6)
      }
      left -= distance
      if index % 2 == 0 { steps.append(.line(to)) }
      from = to
    }
    return steps
  }
}

/// Makes the pieces of a stroke.
private struct StrokeOutline {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  func add(_ polygon: PathPolygon, to path: CGMutablePath) {
    var points: [CGPoint] = []
    for point in polygon.points where point != points.last { points.append(point) }
    if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return }
    let count = points.count
    let last = polygon.isClosed ? count : count - 1
    for index in 0..<last {
      var (from, to) = (points[index], points[(index + 1) % count])
      let length = hypot(to.x - from.x, to.y - from.y)
      let along = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
      if !polygon.isClosed, cap == .square {
        if index == 0 { from = from.moved(along, -radius) }
        if index == last - 1 { to = to.moved(along, radius) }
      }
      let side = CGVector(dx: -along.dy, dy: along.dx)
      addPiece(
        [
          from.moved(side, radius), from.moved(side, -radius), to.moved(side, -radius),
          to.moved(side, radius),
        ],
        to: path
      )
    }
    let corners = polygon.isClosed ? Array(0..<count) : Array(1..<(count - 1))
    for index in corners {
      addJoin(
        points[(index + count - 1) % count],
        points[index],
        points[(index + 1) % count],
        to: path
      )
    }
    if !polygon.isClosed, cap == .round {
      for end in [points[0], points[count - 1]] { addDisc(end, to: path) }
    }
  }

  private func addDisc(_ center: CGPoint, to path: CGMutablePath) {
    path.addEllipse(
      in: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
  }

  private func addPiece(_ points: [CGPoint], to path: CGMutablePath) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - point.y * next.x
    }
    path.addLines(between: area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  private func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, to path: CGMutablePath) {
    if join == .round { return addDisc(b, to: path) }
    let enter = atan2(b.y - a.y, b.x - a.x)
    let leave = atan2(c.y - b.y, c.x - b.x)
    let turn = remainder(leave - enter, 2 * .pi)
    guard abs(turn) > 1e-9 else { return }
    let outward: CGFloat = turn > 0 ? -.pi / 2 : .pi / 2
    func rim(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: b.x + distance * cos(angle), y: b.y + distance * sin(angle))
    }
    let (p, q) = (rim(enter + outward, radius), rim(leave + outward, radius))
    let ratio = 1 / max(cos(turn / 2), 1e-9)
    if join == .miter, ratio <= miterLimit {
      addPiece([b, p, rim(enter + turn / 2 + outward, radius * ratio), q], to: path)
    } else {
      addPiece([b, p, q], to: path)
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
