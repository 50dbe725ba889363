import CoreGraphics
import Foundation

/// The lines and the size of a text view's text.
extension UITextView {
  var usedFont: UIFont { font ?? Self.defaultFont }

  /// The room beside the text of a line.
  private var sideSpace: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
  }

  /// The lines of the text in a width of the view; zero sets no limit.
  func textLayout(width: CGFloat) -> TextLayout {
    let lines = container.maximumNumberOfLines
    let region = TextLayout.Region(
      width: width > 0 ? max(width - sideSpace, 1) : 0,
      lines: lines,
      mode: lines > 0 ? container.lineBreakMode : nil
    )
    return TextLayout(attributedText, font: usedFont, in: region)
  }

  private func measure(width: CGFloat) -> CGSize {
    let lines = container.maximumNumberOfLines
    let inner = width > 0 ? max(width - sideSpace, 1) : 0
    if let known = measured.size(width: inner, lines: lines) { return known }
    let layout = textLayout(width: width)
    let size = CGSize(width: layout.width, height: layout.height)
    measured.keep(size, width: inner, lines: lines)
    return size
  }

  func textHeight(width: CGFloat) -> CGFloat {
    let height = max(measure(width: width).height, usedFont.lineHeight)
    return roundedUp(height) + textContainerInset.top + textContainerInset.bottom
  }

  var textWidth: CGFloat { roundedUp(measure(width: 0).width) + sideSpace }

  /// The baselines of the first and last line in a size, from its top.
  func baselines(in size: CGSize) -> TextBaselines {
    let layout = textLayout(width: size.width)
    let ascender = usedFont.ascender
    return TextBaselines(
      first: textContainerInset.top + (layout.firstBaseline ?? ascender),
      last: textContainerInset.top + (layout.lastBaseline ?? ascender)
    )
  }

  func scrollToPart(_ range: NSRange) {
    let clamped = content.clamped(range)
    let place = clamped.location
    let layout = textLayout(width: bounds.width)
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= place }) else { return }
    let top = textContainerInset.top + line.y
    let end = place + max(clamped.length, 1)
    let last = layout.lines.last { $0.range.lowerBound < end } ?? line
    scrollRectToVisible(
      CGRect(x: 0, y: top, width: 1, height: last.y + last.height - line.y),
      animated: true
    )
  }
}
