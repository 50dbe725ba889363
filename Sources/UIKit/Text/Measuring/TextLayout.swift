import CoreGraphics
import Foundation

/// A text set in lines.
struct TextLayout {
  /// What a text is set into.
  struct Region {
    /// The width at which lines break, in points; zero for none.
    var width: CGFloat = 0
    /// The number of lines; zero for any number.
    var lines = 0
    /// What happens to text that does not fit; `nil` leaves it to the paragraphs.
    ///
    /// Labels have a mode of their own, which concerns their last line; the other
    /// lines break at words. Without it, a paragraph that is cut stays on one line.
    var mode: NSLineBreakMode?
    var keepsHangul = false
    var usesFontLeading = true
  }

  struct Line {
    /// The UTF-16 units, with spaces that hang over the end and the newline.
    var range: Range<Int>
    /// The distances from the left and upper edges of the region.
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The distance from the top of the line to its baseline.
    var ascender: CGFloat
    /// Whether the line is followed by a new paragraph.
    var endsParagraph = false
    /// What an ellipsis stands for.
    var hidden: Range<Int>?
    /// The space that the paragraph wants on the far side.
    var trailing: CGFloat = 0
  }

  private(set) var lines: [Line] = []
  /// Whether some text did not find a place in the allowed lines.
  private(set) var isTruncated = false

  /// The width that holds all lines with their indents.
  var width: CGFloat { lines.reduce(0) { max($0, $1.x + $1.width + $1.trailing) } }

  var height: CGFloat { lines.last.map { $0.y + $0.height } ?? 0 }

  /// The rectangle around the characters, without the indents that all lines have.
  var usedRect: CGRect {
    guard let first = lines.first else { return .zero }
    var (low, high) = (first.x, first.x)
    for line in lines {
      low = min(low, line.x)
      high = max(high, line.x + line.width)
    }
    return CGRect(x: low, y: first.y, width: high - low, height: height - first.y)
  }

  /// The distances from the top to the baselines of the first and last line.
  var firstBaseline: CGFloat? { lines.first.map { $0.y + $0.ascender } }
  var lastBaseline: CGFloat? { lines.last.map { $0.y + $0.ascender } }

  /// Sets a text with attributes; parts without a font get the default.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of parts without one.
  ///   - maxWidth: The width at which lines break, in points; zero for none.
  ///   - maxLines: The number of lines; zero for any number.
  init(_ text: NSAttributedString, font: UIFont, maxWidth: CGFloat, maxLines: Int = 0) {
    self.init(text, font: font, in: Region(width: maxWidth, lines: maxLines))
  }

  init(_ text: NSAttributedString, font: UIFont, in region: Region) {
    let measurer = TextState.measurerInForce
    self.init(TextContent(text, font: font, measurer: measurer), in: region)
  }

  init(_ content: TextContent, in region: Region) {
    guard content.count > 0 else { return }
    var setter = TextSetter(content, region)
    setter.run()
    lines = setter.lines
    isTruncated = setter.isTruncated
    align(content, region)
  }

  /// Moves lines to the side that their paragraphs want.
  private mutating func align(_ content: TextContent, _ region: Region) {
    let widest = width
    let isOpen = region.width <= 0 || region.width >= CGFloat.greatestFiniteMagnitude
    let room = isOpen ? widest : region.width
    for index in lines.indices {
      guard let style = content.run(at: lines[index].range.lowerBound)?.style else { continue }
      let free = room - lines[index].x - lines[index].width - lines[index].trailing
      guard free > 0 else { continue }
      switch style.alignment {
      case .right: lines[index].x += free
      case .center: lines[index].x += free / 2
      case .natural where style.baseWritingDirection == .rightToLeft: lines[index].x += free
      default: break
      }
    }
  }
}
