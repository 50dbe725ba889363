package import Foundation

extension PathStep {
  /// The distance of a control point for a quarter of a circle of radius 1.
  private static var quarter: CGFloat { 0.552_284_749_830_793_6 }

  package static func rectangle(_ rect: CGRect) -> [PathStep] {
    guard !rect.isNull else { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  package static func ellipse(_ rect: CGRect) -> [PathStep] {
    guard !rect.isNull else { return [] }
    let unit = arc(.zero, 1, from: 0, by: 2 * .pi)
    let map = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    return unit.map { $0.applying(map) } + [.close]
  }

  /// A rectangle with rounded corners.
  ///
  /// The corners are bits 1, 2, 4 and 8: top left, top right, bottom left and
  /// bottom right.
  package static func roundedRectangle(_ rect: CGRect, _ radius: CGSize, corners: UInt)
    -> [PathStep]
  {
    let width = min(max(radius.width, 0), rect.width / 2)
    let height = min(max(radius.height, 0), rect.height / 2)
    guard width > 0, height > 0, corners != 0 else { return rectangle(rect) }
    let turn = 1 - quarter
    var steps: [PathStep] = []
    /// A corner, entered along one edge and left along the other.
    func corner(_ bit: UInt, _ x: CGFloat, _ y: CGFloat, _ enter: CGVector, _ leave: CGVector) {
      let point = CGPoint(x: x, y: y)
      guard corners & bit != 0 else {
        steps.append(steps.isEmpty ? .move(point) : .line(point))
        return
      }
      func along(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * width * part, y: y + direction.dy * height * part)
      }
      let start = along(enter, 1)
      steps.append(steps.isEmpty ? .move(start) : .line(start))
      steps.append(
        .cubic(control1: along(enter, turn), control2: along(leave, turn), end: along(leave, 1))
      )
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(1, rect.minX, rect.minY, down, right)
    corner(2, rect.maxX, rect.minY, left, down)
    corner(8, rect.maxX, rect.maxY, up, left)
    corner(4, rect.minX, rect.maxY, right, up)
    steps.append(.close)
    return steps
  }

  /// The extent of an arc between two angles.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    var delta = end - start
    if clockwise {
      if delta <= -full { return -full }
      while delta > 0 { delta -= full }
    } else {
      if delta >= full { return full }
      while delta < 0 { delta += full }
    }
    return delta
  }

  package static func arc(
    _ center: CGPoint,
    _ radius: CGFloat,
    from start: CGFloat,
    by delta: CGFloat
  ) -> [PathStep] {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var steps: [PathStep] = [.move(point(start))]
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return steps }
    let part = delta / CGFloat(count)
    let reach = 4 / 3 * tan(part / 4) * radius
    for index in 0..<count {
      let from = start + part * CGFloat(index)
      let to = from + part
      let (p, q) = (point(from), point(to))
      steps.append(
        .cubic(
          control1: CGPoint(x: p.x - reach * sin(from), y: p.y + reach * cos(from)),
          control2: CGPoint(x: q.x + reach * sin(to), y: q.y - reach * cos(to)),
          end: q
        )
      )
    }
    return steps
  }

  package static func tangentArc(
    _ start: CGPoint,
    _ corner: CGPoint,
    _ end: CGPoint,
    _ radius: CGFloat
  ) -> [PathStep] {
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard lengths > 0, abs(cross) > 1e-9 * lengths, radius > 0 else { return [.move(corner)] }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / lengths
    let half = acos(max(-1, min(1, cosine))) / 2
    let reach = radius / tan(half)
    let middle = radius / sin(half)
    let firstAngle = atan2(first.dy, first.dx)
    let secondAngle = atan2(second.dy, second.dx)
    let p = CGPoint(x: corner.x + reach * cos(firstAngle), y: corner.y + reach * sin(firstAngle))
    let q = CGPoint(x: corner.x + reach * cos(secondAngle), y: corner.y + reach * sin(secondAngle))
    let axis = firstAngle + (cross > 0 ? half : -half)
    let center = CGPoint(x: corner.x + middle * cos(axis), y: corner.y + middle * sin(axis))
    let from = atan2(p.y - center.y, p.x - center.x)
    let to = atan2(q.y - center.y, q.x - center.x)
    return arc(center, radius, from: from, by: sweep(from: from, to: to, clockwise: cross > 0))
  }
}

extension PathStep {
  /// The same subpaths, each in the other direction.
  package static func reversed(_ steps: [PathStep]) -> [PathStep] {
    var result: [PathStep] = []
    var points: [CGPoint] = []
    var pieces: [PathStep] = []
    func finish(closed: Bool) {
      guard let last = points.last else { return }
      result.append(.move(last))
      for (index, piece) in pieces.enumerated().reversed() {
        let end = points[index]
        switch piece {
        case .quad(let control, _): result.append(.quad(control: control, end: end))
        case .cubic(let c1, let c2, _):
          result.append(.cubic(control1: c2, control2: c1, end: end))
        case .move, .line, .close: result.append(.line(end))
        }
      }
      if closed { result.append(.close) }
      points = []
      pieces = []
    }
    for step in steps {
      switch step {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        if points.isEmpty { points = [.zero] }
        points.append(point)
        pieces.append(step)
      case .close:
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}
