import Foundation

/// Items in lines: the arithmetic of the flow layout.
struct FlowArrangement {
  struct Section {
    var insets = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
    var headerFrame = CGRect.zero
    var footerFrame = CGRect.zero
    var frame = CGRect.zero

    /// The items that may touch a rectangle: lines follow each other.
    func items(near rect: CGRect, isVertical: Bool) -> Range<Int> {
      guard frames.count > 64 else { return frames.indices }
      let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
      let largest = sizes.reduce(0) { max($0, isVertical ? $1.height : $1.width) }
      func first(_ limit: CGFloat) -> Int {
        var (low, high) = (0, frames.count)
        while low < high {
          let middle = (low + high) / 2
          let place = isVertical ? frames[middle].minY : frames[middle].minX
          if place < limit { low = middle + 1 } else { high = middle }
        }
        return low
      }
      let lower = first(start - 2 * largest)
      return lower..<max(lower, min(frames.count, first(end + largest)))
    }
  }

  var isVertical = true
  /// The length across the scrolling.
  var room: CGFloat = 0
  private(set) var sections: [Section] = []
  private var length: CGFloat = 0

  var size: CGSize {
    isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    return sections[path.section].frames[path.item]
  }

  /// A rectangle from distances along and across the scrolling.
  private func rect(_ along: CGFloat, _ across: CGFloat, _ long: CGFloat, _ wide: CGFloat) -> CGRect
  {
    isVertical
      ? CGRect(x: across, y: along, width: wide, height: long)
      : CGRect(x: along, y: across, width: long, height: wide)
  }

  mutating func append(_ section: Section) {
    var section = section
    let start = length
    let headerLength = isVertical ? section.header.height : section.header.width
    section.headerFrame = rect(length, 0, headerLength, room)
    length += headerLength
    length += isVertical ? section.insets.top : section.insets.left
    if !section.sizes.isEmpty { fill(&section) }
    length += isVertical ? section.insets.bottom : section.insets.right
    let footerLength = isVertical ? section.footer.height : section.footer.width
    section.footerFrame = rect(length, 0, footerLength, room)
    length += footerLength
    section.frame = rect(start, 0, length - start, room)
    sections.append(section)
  }

  private mutating func fill(_ section: inout Section) {
    let before = isVertical ? section.insets.left : section.insets.top
    let after = isVertical ? section.insets.right : section.insets.bottom
    let line = room - before - after
    let wide = section.sizes.map { isVertical ? $0.width : $0.height }
    let long = section.sizes.map { isVertical ? $0.height : $0.width }
    let isUniform = section.sizes.allSatisfy { $0 == section.sizes[0] }
    let grid = isUniform ? uniformSpacing(wide[0], line, section.itemSpacing) : nil
    var item = 0
    while item < wide.count {
      var end = item + 1
      var used = wide[item]
      while end < wide.count, used + section.itemSpacing + wide[end] <= line + 0.001 {
        used += section.itemSpacing + wide[end]
        end += 1
      }
      let count = end - item
      let sum = wide[item..<end].reduce(0, +)
      var spacing = section.itemSpacing
      var across = before
      if let grid {
        (spacing, across) = (grid.spacing, before + grid.start)
      } else if end < wide.count {
        if count > 1 { spacing = (line - sum) / CGFloat(count - 1) }
        if count == 1 { across = before + max(0, line - sum) / 2 }
      }
      let thickness = long[item..<end].max() ?? 0
      for index in item..<end {
        let along = length + (thickness - long[index]) / 2
        section.frames.append(rect(along, across, long[index], wide[index]))
        across += wide[index] + spacing
      }
      length += thickness + (end < wide.count ? section.lineSpacing : 0)
      item = end
    }
  }

  /// The space between items of one size: full lines reach both edges, one item is centred.
  private func uniformSpacing(
    _ wide: CGFloat,
    _ line: CGFloat,
    _ least: CGFloat
  ) -> (spacing: CGFloat, start: CGFloat) {
    let share = ((line + least + 0.001) / max(wide + least, 0.001)).rounded(.down)
    let capacity = share.isFinite ? Int(min(max(share, 1), 1e9)) : 1
    guard capacity > 1 else { return (least, max(0, (line - wide) / 2)) }
    return ((line - wide * CGFloat(capacity)) / CGFloat(capacity - 1), 0)
  }
}
