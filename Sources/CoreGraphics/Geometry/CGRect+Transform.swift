public import Foundation

extension CGPoint {
  /// The point after a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after the linear part of a transform.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.b == 0, t.c == 0 {
      let moved = CGRect(
        x: t.a * origin.x + t.tx,
        y: t.d * origin.y + t.ty,
        width: t.a * size.width,
        height: t.d * size.height
      )
      return moved.standardized
    }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
    return CGRect(around: corners.map { $0.applying(t) })
  }

  /// Creates the smallest rectangle around points; null if there are none.
  package init(around points: some Sequence<CGPoint>) {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity
    for point in points {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    guard left <= right else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
