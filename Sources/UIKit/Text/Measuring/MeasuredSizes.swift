import CoreGraphics

/// The sizes that a view's text had in the widths it was measured in.
struct MeasuredSizes {
  private var entries: [(width: CGFloat, lines: Int, size: CGSize)] = []

  func size(width: CGFloat, lines: Int) -> CGSize? {
    for entry in entries where entry.width == width && entry.lines == lines { return entry.size }
    return nil
  }

  mutating func keep(_ size: CGSize, width: CGFloat, lines: Int) {
    if entries.count == 4 { entries.removeFirst() }
    entries.append((width, lines, size))
  }
}
