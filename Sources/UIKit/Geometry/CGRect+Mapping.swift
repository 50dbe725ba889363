import Foundation

extension CGRect {
  /// The smallest rectangle around the converted corners.
  func mappingCorners(_ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(convert)
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left,
      y: top,
      width: (xs.max() ?? 0) - left,
      height: (ys.max() ?? 0) - top
    )
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
