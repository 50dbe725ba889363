import CoreGraphics
import Foundation

/// Where the characters of a text stand in a view.
@MainActor
struct TextGeometry {
  private let content: TextContent
  private let layout: TextLayout
  private let origin: CGPoint
  private let fallback: CGFloat
  private let room: CGFloat
  private let alignment: NSTextAlignment
  private static let caretWidth: CGFloat = 2

  /// - Parameters:
  ///   - text: The text.
  ///   - layout: Its lines.
  ///   - font: The font of parts without one.
  ///   - rect: Where the text stands.
  ///   - alignment: How lines without a style of their own are aligned.
  init(
    _ text: NSAttributedString,
    _ layout: TextLayout,
    font: UIFont,
    in rect: CGRect,
    alignment: NSTextAlignment
  ) {
    content = TextContent(text, font: font, measurer: TextState.measurerInForce)
    self.layout = layout
    origin = rect.origin
    room = rect.width
    fallback = font.lineHeight
    self.alignment = alignment
  }

  private func line(at offset: Int) -> TextLayout.Line? {
    layout.lines.last { $0.range.lowerBound <= offset } ?? layout.lines.first
  }

  private func start(of line: TextLayout.Line) -> CGFloat {
    let free = max(room - line.x - line.width, 0)
    return switch alignment {
    case .right: line.x + free
    case .center: line.x + free / 2
    default: line.x
    }
  }

  private func x(of offset: Int, in line: TextLayout.Line) -> CGFloat {
    let end = min(max(offset, line.range.lowerBound), line.range.upperBound)
    return start(of: line) + content.width(of: line.range.lowerBound..<min(end, content.count))
  }

  /// The rectangle of a cursor.
  func caret(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else {
      let free = alignment == .center ? room / 2 : alignment == .right ? room : 0
      return CGRect(
        x: origin.x + free,
        y: origin.y,
        width: Self.caretWidth,
        height: fallback
      )
    }
    return CGRect(
      x: origin.x + x(of: offset, in: line),
      y: origin.y + line.y,
      width: Self.caretWidth,
      height: line.height
    )
  }

  /// The rectangles around a part, from the top, one for each line that it touches.
  func rects(of range: NSRange) -> [CGRect] {
    let end = range.location + range.length
    return layout.lines.compactMap { line in
      let low = max(range.location, line.range.lowerBound)
      let high = min(end, line.range.upperBound)
      guard low < high else { return nil }
      let left = x(of: low, in: line)
      return CGRect(
        x: origin.x + left,
        y: origin.y + line.y,
        width: x(of: high, in: line) - left,
        height: line.height
      )
    }
  }

  /// The place nearest to a point, between two characters.
  func offset(nearest point: CGPoint) -> Int {
    let y = point.y - origin.y
    guard let line = layout.lines.last(where: { $0.y <= y }) ?? layout.lines.first else { return 0 }
    var end = line.range.upperBound
    while end > line.range.lowerBound, end <= content.count,
      TextContent.isNewline(content.units[end - 1])
    {
      end -= 1
    }
    var x = start(of: line) + origin.x
    for index in line.range.lowerBound..<max(end, line.range.lowerBound) {
      let width = content.width(of: index..<index + 1)
      if point.x < x + width / 2 { return index }
      x += width
    }
    return end
  }

  /// The character at a point; `nil` beside the text.
  func character(at point: CGPoint) -> Int? {
    let y = point.y - origin.y
    guard let line = layout.lines.first(where: { $0.y <= y && y < $0.y + $0.height }) else {
      return nil
    }
    var x = start(of: line) + origin.x
    for index in line.range.lowerBound..<min(line.range.upperBound, content.count) {
      let width = content.width(of: index..<index + 1)
      if point.x >= x, point.x < x + width { return index }
      x += width
    }
    return nil
  }
}

/// What text fields and text views answer about places in their text.
@MainActor
protocol GeometricText: UITextInput {
  var content: EditableText { get set }
  /// Where the characters stand now.
  var geometry: TextGeometry { get }
}

extension GeometricText {
  func rects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = geometry.rects(of: content.clamped(range.nsRange))
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func place(nearest point: CGPoint, within range: NSRange?) -> UITextPosition {
    let offset = geometry.offset(nearest: point)
    guard let range else { return UITextPosition(offset: offset) }
    return UITextPosition(offset: min(max(offset, range.location), range.location + range.length))
  }

  func place(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return content.position(from: position, offset: offset)
    case .left: return content.position(from: position, offset: -offset)
    case .up, .down:
      let caret = geometry.caret(at: position.offset)
      let step = caret.height * CGFloat(offset) * (direction == .up ? -1 : 1)
      return place(nearest: CGPoint(x: caret.minX, y: caret.midY + step), within: nil)
    }
  }
}
