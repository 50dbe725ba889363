import Foundation

/// How much of each pixel of a rectangle lies inside an outline.
struct Coverage {
  /// The pixels from `x` to `x + width`, from `y` to `y + height`.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  private(set) var values: [Float]

  /// Creates a rectangle that is covered throughout.
  init(x: Int, y: Int, width: Int, height: Int, value: Float) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    values = [Float](repeating: value, count: width * height)
  }

  /// Measures an outline in pixels, inside a bitmap of a size.
  init(_ path: CGPath, _ rule: CGPathFillRule, width limit: Int, height bottom: Int) {
    let box = path.boundingBoxOfPath.intersection(CGRect(x: 0, y: 0, width: limit, height: bottom))
    guard !box.isNull, box.width > 0, box.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0, value: 0)
      return
    }
    let (left, top) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
    self.init(
      x: left,
      y: top,
      width: Int(box.maxX.rounded(.up)) - left,
      height: Int(box.maxY.rounded(.up)) - top,
      value: 0
    )
    let edges = path.flattened.flatMap { polygon in
      zip(polygon.points, polygon.points.dropFirst() + [polygon.points[0]]).filter { $0.y != $1.y }
    }
    let steps = 4
    for row in 0..<height {
      for step in 0..<steps {
        let line = CGFloat(top + row) + (CGFloat(step) + 0.5) / CGFloat(steps)
        for span in Self.spans(edges, line, rule) {
          add(span, row: row, weight: 1 / Float(steps))
        }
      }
    }
  }

  /// The parts of a horizontal line that lie inside.
  private static func spans(
    _ edges: [(CGPoint, CGPoint)],
    _ line: CGFloat,
    _ rule: CGPathFillRule
  ) -> [(from: CGFloat, to: CGFloat)] {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for (from, to) in edges where (from.y <= line) != (to.y <= line) {
      let part = (line - from.y) / (to.y - from.y)
      crossings.append((from.x + part * (to.x - from.x), to.y > from.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var spans: [(from: CGFloat, to: CGFloat)] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.turn
      let isInside = rule == .winding ? winding != 0 : index % 2 == 0
      if isInside { spans.append((crossing.x, crossings[index + 1].x)) }
    }
    return spans
  }

  private mutating func add(_ span: (from: CGFloat, to: CGFloat), row: Int, weight: Float) {
    let from = max(span.from - CGFloat(x), 0)
    let to = min(span.to - CGFloat(x), CGFloat(width))
    guard to > from else { return }
    for column in Int(from)..<min(Int(to.rounded(.up)), width) {
      let part = min(to, CGFloat(column) + 1) - max(from, CGFloat(column))
      values[row * width + column] = min(values[row * width + column] + Float(part) * weight, 1)
    }
  }

  /// The share of a pixel; 0 outside of the rectangle.
  func value(_ column: Int, _ row: Int) -> Float {
    guard column >= x, row >= y, column < x + width, row < y + height else { return 0 }
    return values[(row - y) * width + column - x]
  }

  /// Keeps what lies in another outline, too.
  mutating func cut(by other: Coverage) {
    for row in 0..<height {
      for column in 0..<width {
        values[row * width + column] *= other.value(x + column, y + row)
      }
    }
  }
}
