import CoreGraphics

/// Sets paragraphs one below the other.
struct TextSetter {
  private let content: TextContent
  private let region: TextLayout.Region
  private let breaks: LineBreaks
  private let width: CGFloat
  private var y: CGFloat = 0
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false

  init(_ content: TextContent, _ region: TextLayout.Region) {
    self.content = content
    self.region = region
    breaks = LineBreaks(
      units: content.units,
      advances: content.advances,
      keepsHangul: region.keepsHangul
    )
    let isOpen = region.width <= 0 || region.width >= CGFloat.greatestFiniteMagnitude
    width = isOpen ? .infinity : region.width
  }

  private var hasRoom: Bool { region.lines == 0 || lines.count < region.lines }

  mutating func run() {
    var start = 0
    var spacing: CGFloat = 0
    while start < content.count {
      let (end, next) = content.paragraph(from: start)
      // A line separator ends a line, but not its paragraph.
      let endsParagraph = next > end && content.units[end] != 0x2028
      let style = content.run(at: start)?.style ?? .init()
      if start > 0 {
        y += lines.last?.endsParagraph == true ? spacing + style.paragraphSpacingBefore : 0
      }
      set(start..<end, upTo: next, style, endsParagraph: endsParagraph)
      spacing = style.paragraphSpacing
      start = next
      if start < content.count, !hasRoom {
        isTruncated = true
        return
      }
    }
    guard let last = content.units.last, TextContent.isNewline(last), hasRoom else { return }
    // The empty line after a newline at the end.
    let style = content.run(at: content.count - 1)?.style ?? .init()
    if lines.last?.endsParagraph == true { y += spacing + style.paragraphSpacingBefore }
    set(content.count..<content.count, upTo: content.count, style, endsParagraph: false)
  }

  private mutating func set(
    _ paragraph: Range<Int>,
    upTo next: Int,
    _ style: NSParagraphStyle.Values,
    endsParagraph: Bool
  ) {
    let mode = region.mode ?? style.lineBreakMode
    let filler = LineFiller(
      content: content,
      breaks: breaks,
      style: style,
      mode: mode,
      width: width
    )
    var filled: [LineFiller.Filled]
    let room = region.lines == 0 ? Int.max : region.lines - lines.count
    if region.mode == nil, mode.cuts {
      filled = [filler.unbroken(paragraph, isFirst: true)]
    } else {
      filled = filler.lines(paragraph, atMost: room)
    }
    for index in filled.indices {
      var line = filled[index]
      let isLast = index == filled.count - 1
      let rest = line.range.lowerBound..<paragraph.upperBound
      var hidden: Range<Int>?
      if isLast, mode.cuts, lines.count + 1 == region.lines || region.mode == nil {
        let whole = filler.unbroken(rest, isFirst: index == 0)
        (line, hidden) = TextTruncation(content, breaks, mode).cut(whole, to: limit(style))
        isTruncated = isTruncated || hidden != nil || whole.end > limit(style) + 0.001
      } else if isLast, line.range.upperBound < paragraph.upperBound {
        isTruncated = true
      }
      let upper = isLast && line.range.upperBound == paragraph.upperBound
      append(line, upTo: upper ? next : line.range.upperBound, style, hidden)
    }
    if let last = lines.indices.last { lines[last].endsParagraph = endsParagraph }
  }

  private func limit(_ style: NSParagraphStyle.Values) -> CGFloat {
    style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
  }

  private mutating func append(
    _ line: LineFiller.Filled,
    upTo end: Int,
    _ style: NSParagraphStyle.Values,
    _ hidden: Range<Int>?
  ) {
    if !lines.isEmpty { y += style.lineSpacing }
    let (height, ascender) = measures(of: line.range.lowerBound..<end, style)
    lines.append(
      TextLayout.Line(
        range: line.range.lowerBound..<end,
        x: line.start,
        y: y,
        width: line.end - line.start,
        height: height,
        ascender: ascender,
        hidden: hidden,
        trailing: style.tailIndent < 0 ? -style.tailIndent : 0
      )
    )
    y += height
  }

  /// The height of a line and the distance from its top to the baseline.
  ///
  /// Additional height goes above the characters, missing height is taken there.
  private func measures(
    of range: Range<Int>,
    _ style: NSParagraphStyle.Values
  ) -> (height: CGFloat, ascender: CGFloat) {
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    if range.isEmpty {
      if let run = content.run(at: min(range.lowerBound, content.count - 1)) {
        (ascent, descent, leading) = (run.ascent, run.descent, run.leading)
      }
    } else {
      for run in content.runs where run.range.overlaps(range) {
        ascent = max(ascent, run.ascent)
        descent = max(descent, run.descent)
        leading = max(leading, run.leading)
      }
    }
    if !region.usesFontLeading { leading = 0 }
    var height = ascent + descent + leading
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return (height, height - descent - leading)
  }
}

extension NSLineBreakMode {
  /// Whether text is cut instead of being wrapped.
  var cuts: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}
