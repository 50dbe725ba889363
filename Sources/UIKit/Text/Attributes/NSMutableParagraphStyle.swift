import CoreGraphics
public import Foundation

/// A paragraph style that can be changed.
///
/// Status: partial · A
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// How lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The indent of the lines after the first, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// The end of lines, in points; counted from the far edge if not positive.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The smallest height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The largest height of a line, in points; zero for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// What happens to text that does not fit in a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The direction of writing.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The factor of the natural line height; zero for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The space before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// When words are hyphenated, from 0 for never to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether words are hyphenated as the system does.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// How lines are broken.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// The tab stops.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  /// The distance of further tab stops, in points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Whether characters move closer before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }

  /// Adds a tab stop, in order.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }
}
