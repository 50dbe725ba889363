import CoreGraphics
import Foundation

/// A text taken apart for layout: its UTF-16 units with their widths, and its runs.
struct TextContent {
  /// A part of one look; heights are distances from the baseline, in points.
  struct Run {
    var range: Range<Int>
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var font: UIFont
    var style: NSParagraphStyle.Values
  }

  private(set) var units: [UInt16] = []
  /// The widths, with kerning; tabs have none here, as theirs depend on the place.
  private(set) var advances: [CGFloat] = []
  private(set) var runs: [Run] = []
  let measurer: any TextMeasurer

  var count: Int { units.count }

  /// Takes a text of one font.
  init(
    _ text: String,
    font: UIFont,
    style: NSParagraphStyle.Values = .init(),
    measurer: any TextMeasurer
  ) {
    self.measurer = measurer
    units = Array(text.utf16)
    advances = [CGFloat](repeating: 0, count: units.count)
    guard !units.isEmpty else { return }
    runs = [Run(0..<units.count, font: font, style: style, baselineOffset: 0)]
    measurer.measure(units, in: 0..<units.count, font: font, into: &advances)
  }

  /// Takes a text with attributes; parts without a font get the default.
  init(_ text: NSAttributedString, font: UIFont, measurer: any TextMeasurer) {
    self.measurer = measurer
    units = Array(text.string.utf16)
    advances = [CGFloat](repeating: 0, count: units.count)
    var position = 0
    while position < units.count {
      var range = NSRange()
      let attributes = text.attributes(at: position, effectiveRange: &range)
      let end = min(max(range.location + range.length, position + 1), units.count)
      add(position..<end, attributes, defaultFont: font)
      position = end
    }
  }

  private mutating func add(
    _ range: Range<Int>,
    _ attributes: [NSAttributedString.Key: Any],
    defaultFont: UIFont
  ) {
    let font = attributes[.font] as? UIFont ?? defaultFont
    let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? .init()
    let offset = Self.number(attributes[.baselineOffset])
    var run = Run(range, font: font, style: style, baselineOffset: offset)
    defer { runs.append(run) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      let bounds = attachment.measuredBounds
      run.ascent = max(bounds.maxY + offset, 0)
      run.descent = max(-bounds.minY - offset, 0)
      run.leading = 0
      for index in range {
        advances[index] = bounds.width + 2 * attachment.lineLayoutPadding
      }
      return
    }
    measurer.measure(units, in: range, font: font, into: &advances)
    let expansion = Self.number(attributes[.expansion])
    let extra = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
    guard expansion != 0 || extra != 0 else { return }
    let factor = expansion == 0 ? 1 : CGFloat(exp(Double(expansion)))
    for index in range where advances[index] != 0 {
      advances[index] = advances[index] * factor + extra
    }
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  /// The run of a unit.
  func run(at index: Int) -> Run? {
    if runs.count == 1 { return runs[0] }
    return runs.first { $0.range.contains(index) } ?? runs.last
  }

  /// The width of a part without tabs.
  func width(of range: Range<Int>) -> CGFloat {
    var width: CGFloat = 0
    for index in range { width += advances[index] }
    return width
  }

  /// The width of a character in the font of a place.
  func width(of unit: UInt16, at index: Int) -> CGFloat {
    guard let run = run(at: index) else { return 0 }
    var width: [CGFloat] = [0]
    measurer.measure([unit], in: 0..<1, font: run.font, into: &width)
    return width[0]
  }

  /// The end of the paragraph or line that begins at a place, and the start of the next.
  func paragraph(from start: Int) -> (end: Int, next: Int) {
    var index = start
    while index < units.count {
      if Self.isNewline(units[index]) {
        let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
        return (index, index + (isPair ? 2 : 1))
      }
      index += 1
    }
    return (units.count, units.count)
  }

  /// Line feed, return, next line, line and paragraph separator, form feed.
  static func isNewline(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension TextContent.Run {
  init(
    _ range: Range<Int>,
    font: UIFont,
    style: NSParagraphStyle.Values,
    baselineOffset: CGFloat
  ) {
    self.init(
      range: range,
      ascent: font.ascender + baselineOffset,
      descent: -font.descender - baselineOffset,
      leading: font.leading,
      font: font,
      style: style
    )
  }
}
