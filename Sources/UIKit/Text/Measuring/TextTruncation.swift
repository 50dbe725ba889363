import CoreGraphics

/// Replaces a part of a line with an ellipsis.
struct TextTruncation {
  private static let ellipsis: UInt16 = 0x2026

  private let content: TextContent
  private let breaks: LineBreaks
  private let mode: NSLineBreakMode

  init(_ content: TextContent, _ breaks: LineBreaks, _ mode: NSLineBreakMode) {
    self.content = content
    self.breaks = breaks
    self.mode = mode
  }

  /// A line that ends at a limit, and what it leaves out; all of it if the limit is too small.
  func cut(
    _ line: LineFiller.Filled,
    to limit: CGFloat
  ) -> (line: LineFiller.Filled, hidden: Range<Int>?) {
    guard line.end > limit + 0.001 else { return (line, nil) }
    var shown = line
    guard mode != .byClipping else {
      shown.end = max(limit, line.start)
      return (shown, nil)
    }
    let ellipsis = content.width(of: Self.ellipsis, at: line.range.lowerBound)
    let room = max(limit - line.start - ellipsis, 0)
    let hidden: Range<Int>
    switch mode {
    case .byTruncatingHead:
      hidden = line.range.lowerBound..<tail(of: line.range, room)
    case .byTruncatingMiddle:
      let front = head(of: line.range, room / 2)
      let rest = room - content.width(of: line.range.lowerBound..<front)
      hidden = front..<max(tail(of: line.range, rest), front)
    default: hidden = head(of: line.range, room)..<line.range.upperBound
    }
    shown.end =
      line.start + ellipsis + content.width(of: line.range) - content.width(of: hidden)
    return (shown, hidden)
  }

  /// The end of as many characters from the front as fit.
  private func head(of range: Range<Int>, _ room: CGFloat) -> Int {
    var width: CGFloat = 0
    var end = range.lowerBound
    for index in range {
      width += content.advances[index]
      if width > room + 0.001 { break }
      end = index + 1
    }
    while end > range.lowerBound, end < range.upperBound, breaks.isContinuation(end) { end -= 1 }
    return end
  }

  /// The start of as many characters from the end as fit.
  private func tail(of range: Range<Int>, _ room: CGFloat) -> Int {
    var width: CGFloat = 0
    var start = range.upperBound
    for index in range.reversed() {
      width += content.advances[index]
      if width > room + 0.001 { break }
      start = index
    }
    while start < range.upperBound, breaks.isContinuation(start) { start += 1 }
    return start
  }
}
