import CoreGraphics

/// Fills lines with the characters of one paragraph.
struct LineFiller {
  /// A line without its height.
  struct Filled {
    /// What the line holds, with spaces that hang over its end.
    var range: Range<Int>
    /// Where the line begins and ends, from the left edge of the region.
    var start: CGFloat
    var end: CGFloat
    /// Whether a soft hyphen became visible at the end.
    var hasHyphen = false
  }

  let content: TextContent
  let breaks: LineBreaks
  let style: NSParagraphStyle.Values
  let mode: NSLineBreakMode
  /// The width of the region; infinite if lines do not break.
  let width: CGFloat

  /// The place at which lines end.
  private var limit: CGFloat {
    style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
  }

  /// The lines of a paragraph, at most so many; an empty one has one line.
  func lines(_ paragraph: Range<Int>, atMost maximum: Int) -> [Filled] {
    let whole = unbroken(paragraph, isFirst: true)
    if whole.end <= limit + 0.001 { return [whole] }
    var lines: [Filled] = []
    var start = paragraph.lowerBound
    repeat {
      let indent = lines.isEmpty ? style.firstLineHeadIndent : style.headIndent
      let line = fill(from: start, to: paragraph.upperBound, indent: indent)
      lines.append(line)
      start = line.range.upperBound
    } while start < paragraph.upperBound && lines.count < maximum
    return lines
  }

  /// A line that takes the whole rest of a paragraph, however wide.
  func unbroken(_ range: Range<Int>, isFirst: Bool) -> Filled {
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    var end = indent
    for index in range { end += advance(at: index, from: end, to: range.upperBound) }
    return Filled(range: range, start: indent, end: end)
  }

  private func fill(from start: Int, to end: Int, indent: CGFloat) -> Filled {
    var place = indent
    var solidEnd = indent
    var lastBreak: (index: Int, end: CGFloat, hasHyphen: Bool)?
    var index = start
    while index < end {
      if index > start, mode != .byCharWrapping, breaks.canBreak(before: index) {
        lastBreak = breakPlace(before: index, solidEnd, lastBreak)
      }
      let advance = advance(at: index, from: place, to: end)
      // Spaces hang over the end of a line, they never begin one.
      if breaks.kind(at: index) == .space, content.units[index] != 0x09 {
        place += advance
        index += 1
        continue
      }
      if place + advance > limit + 0.001, index > start, !breaks.isContinuation(index) {
        return broken(start, at: index, solidEnd, lastBreak, indent)
      }
      place += advance
      solidEnd = place
      index += 1
    }
    return Filled(range: start..<end, start: indent, end: place)
  }

  private func breakPlace(
    before index: Int,
    _ solidEnd: CGFloat,
    _ known: (index: Int, end: CGFloat, hasHyphen: Bool)?
  ) -> (index: Int, end: CGFloat, hasHyphen: Bool)? {
    guard content.units[index - 1] == 0xAD else { return (index, solidEnd, false) }
    let hyphen = content.width(of: 0x2D, at: index - 1)
    return solidEnd + hyphen > limit + 0.001 ? known : (index, solidEnd + hyphen, true)
  }

  /// Ends a line before a unit that does not fit: at the last place to break, or inside the word.
  private func broken(
    _ start: Int,
    at index: Int,
    _ solidEnd: CGFloat,
    _ lastBreak: (index: Int, end: CGFloat, hasHyphen: Bool)?,
    _ indent: CGFloat
  ) -> Filled {
    if let lastBreak {
      return Filled(
        range: start..<lastBreak.index,
        start: indent,
        end: lastBreak.end,
        hasHyphen: lastBreak.hasHyphen
      )
    }
    return Filled(range: start..<index, start: indent, end: solidEnd)
  }

  // MARK: - Tabs

  private func advance(at index: Int, from place: CGFloat, to end: Int) -> CGFloat {
    guard content.units[index] == 0x09 else { return content.advances[index] }
    let stop = style.tabStops.first { $0.location > place + 0.001 }
    guard let stop else {
      let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
      return ((place / interval).rounded(.down) + 1) * interval - place
    }
    let room = stop.location - place
    switch stop.alignment {
    case .right: return max(room - columnWidth(after: index, to: end), 0)
    case .center: return max(room - columnWidth(after: index, to: end) / 2, 0)
    default: return room
    }
  }

  /// The width of the text from a tab to the next one.
  private func columnWidth(after index: Int, to end: Int) -> CGFloat {
    var next = index + 1
    while next < end, content.units[next] != 0x09 { next += 1 }
    return content.width(of: index + 1..<next)
  }
}
