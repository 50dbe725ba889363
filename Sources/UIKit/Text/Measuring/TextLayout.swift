import CoreGraphics
import Foundation

/// Breaks a text into lines and measures them.
///
/// Lines break at spaces, hyphens and between ideographs; a word that is longer
/// than a line breaks inside.
struct TextLayout {
  struct Line {
    var text = ""
    var width: CGFloat = 0
    var height: CGFloat = 0
    var ascender: CGFloat = 0
    /// Whether the line is followed by a new paragraph.
    var endsParagraph = false
  }

  private(set) var lines: [Line] = []
  /// Whether some text did not find a place in the allowed lines.
  private(set) var isTruncated = false
  private var spacing: CGFloat = 0

  var width: CGFloat { lines.map(\.width).max() ?? 0 }

  var height: CGFloat { lines.reduce(0) { $0 + $1.height } + spacing }

  /// - Parameters:
  ///   - text: The text with attributes; runs without a font use `font`.
  ///   - font: The font of runs without one.
  ///   - maxWidth: The width of a line, in points.
  ///   - maxLines: The number of lines; zero for any number.
  init(_ text: NSAttributedString, font: UIFont, maxWidth: CGFloat, maxLines: Int = 0) {
    guard text.length > 0 else { return }
    var setter = TextSetter(text, font: font, maxWidth: maxWidth)
    setter.run()
    lines = setter.lines
    if maxLines > 0, lines.count > maxLines {
      lines.removeLast(lines.count - maxLines)
      isTruncated = true
    }
    spacing = Self.spacing(of: text, lines: lines)
  }

  /// The additional space between lines and paragraphs.
  private static func spacing(of text: NSAttributedString, lines: [Line]) -> CGFloat {
    guard lines.count > 1,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return 0 }
    let paragraphs = lines.dropLast().count { $0.endsParagraph }
    return style.lineSpacing * CGFloat(lines.count - 1)
      + (style.paragraphSpacing + style.paragraphSpacingBefore) * CGFloat(paragraphs)
  }
}

/// Fills lines with characters, run by run.
private struct TextSetter {
  private struct Piece {
    let character: Character
    let width: CGFloat
    let height: CGFloat
    let ascender: CGFloat
  }

  private var pieces: [Piece] = []
  private let maxWidth: CGFloat
  private let emptyHeight: CGFloat
  private let emptyAscender: CGFloat
  private(set) var lines: [TextLayout.Line] = []

  init(_ text: NSAttributedString, font: UIFont, maxWidth: CGFloat) {
    self.maxWidth = maxWidth > 0 ? maxWidth : .greatestFiniteMagnitude
    emptyHeight = font.lineHeight
    emptyAscender = font.ascender
    pieces.reserveCapacity(text.length)
    let string = text.string as NSString
    var position = 0
    while position < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: position, effectiveRange: &range)
      let end = min(range.location + range.length, text.length)
      let part = string.substring(with: NSRange(location: position, length: end - position))
      add(part, attributes, defaultFont: font)
      position = end
    }
  }

  private mutating func add(
    _ text: String,
    _ attributes: [NSAttributedString.Key: Any],
    defaultFont: UIFont
  ) {
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      let size = attachment.measuredSize
      pieces.append(
        Piece(
          character: "\u{FFFC}",
          width: size.width,
          height: size.height,
          ascender: size.height
        )
      )
      return
    }
    let font = attributes[.font] as? UIFont ?? defaultFont
    let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    let height = Self.height(of: font, attributes[.paragraphStyle] as? NSParagraphStyle)
    for character in text {
      let width = FontMetricsTable.width(of: character, in: font.face) * font.pointSize
      pieces.append(
        Piece(
          character: character,
          width: width > 0 ? width + kern : 0,
          height: height,
          ascender: font.ascender
        )
      )
    }
  }

  private static func height(of font: UIFont, _ style: NSParagraphStyle?) -> CGFloat {
    guard let style else { return font.lineHeight }
    var height = font.lineHeight
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return height
  }

  mutating func run() {
    var start = 0
    while start < pieces.count {
      let (end, next) = lineEnd(from: start)
      append(start..<end, endsParagraph: next < pieces.count && isNewline(next - 1))
      start = next
    }
    if let last = pieces.last, last.character.isNewline { append(0..<0, endsParagraph: false) }
  }

  private func isNewline(_ index: Int) -> Bool {
    index >= 0 && pieces[index].character.isNewline
  }

  /// Where a line ends, and where the next one begins.
  private func lineEnd(from start: Int) -> (end: Int, next: Int) {
    var width: CGFloat = 0
    var breakAt: (end: Int, next: Int)?
    var index = start
    while index < pieces.count {
      let piece = pieces[index]
      if piece.character.isNewline { return (index, index + 1) }
      if piece.character.isWhitespace {
        breakAt = (index, index + 1)
        width += piece.width
        index += 1
        continue
      }
      width += piece.width
      if width > maxWidth + 0.001, index > start {
        return breakAt ?? (index, index)
      }
      if piece.character == "-" || FontMetricsTable.width(of: piece.character, in: .plain) == 1 {
        breakAt = (index + 1, index + 1)
      }
      index += 1
    }
    return (pieces.count, pieces.count)
  }

  private mutating func append(_ range: Range<Int>, endsParagraph: Bool) {
    var line = TextLayout.Line(endsParagraph: endsParagraph)
    for piece in pieces[range] {
      line.text.append(piece.character)
      line.width += piece.width
      line.height = max(line.height, piece.height)
      line.ascender = max(line.ascender, piece.ascender)
    }
    if range.isEmpty {
      line.height = lines.last?.height ?? pieces.first?.height ?? emptyHeight
      line.ascender = lines.last?.ascender ?? emptyAscender
    }
    lines.append(line)
  }
}

extension FontFace {
  fileprivate static let plain = FontFace.system(.regular)
}
