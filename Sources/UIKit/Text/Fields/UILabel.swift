import CoreGraphics
public import Foundation

/// Shows a text that cannot be edited.
///
/// - Differs: widths come from a fixed table of character sizes, see `UIFont`.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UILabel: UIView {
  private var plain: String?
  private var rich: NSAttributedString?

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: - Text

  /// The text; setting it drops the attributes of a former one.
  open var text: String? {
    get { rich?.string ?? plain }
    set {
      guard newValue != plain || rich != nil else { return }
      plain = newValue
      rich = nil
      textDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { rich ?? plain.map { NSAttributedString(string: $0, attributes: labelAttributes) } }
    set {
      plain = nil
      rich = newValue.map { NSAttributedString(attributedString: $0) }
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; setting it changes the whole text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      overwrite(.font, font)
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; setting it changes the whole text.
  open var textColor: UIColor! = .label {
    didSet {
      overwrite(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }

  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textDidChange() }
  }

  /// The number of lines; zero for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width at which lines break when the intrinsic size is asked for.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text gets smaller to fit in a line.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The smallest share of the font size.
  open var minimumScaleFactor: CGFloat = 0

  /// How the baseline moves when the text gets smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether characters move closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the text size of the user.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the whole text is shown while the label is small.
  open var showsExpansionTextWhenTruncated = false

  /// How lines are broken.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  // MARK: - Look

  /// Whether the label looks enabled.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether the highlighted colour is used.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the highlighted text.
  open var highlightedTextColor: UIColor?

  /// The colour of the shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The place of the shadow relative to the text.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: - Size

  private var labelAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  private func overwrite(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let rich, let value, rich.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: rich)
    changed.addAttributes([key: value], range: NSRange(location: 0, length: rich.length))
    self.rich = changed
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func layout(width: CGFloat, lines: Int) -> TextLayout? {
    let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let content =
      rich ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font]) }
    guard let content, content.length > 0 else { return nil }
    return TextLayout(content, font: font, maxWidth: width, maxLines: lines)
  }

  private func measure(width: CGFloat, lines: Int) -> CGSize {
    guard let layout = layout(width: width, lines: lines) else { return .zero }
    return CGSize(width: roundedUp(layout.width), height: roundedUp(layout.height))
  }

  /// The size of the text, with lines broken at the preferred width.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
    return textRect(
      forBounds: CGRect(
        x: 0,
        y: 0,
        width: width > 0 ? width : .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude
      ),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text in a width; one line is never broken.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Where the text is within some bounds; a subclass may move it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let isOpenEnded = bounds.width >= .greatestFiniteMagnitude
    var size = measure(width: isOpenEnded ? 0 : bounds.width, lines: numberOfLines)
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the text; a subclass may move it.
  open func drawText(in rect: CGRect) {
    guard let text = attributedText, text.length > 0 else { return }
    UIGraphicsGetCurrentContext()?.draw(text: text, in: rect)
  }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Whether the text was cut in the present bounds.
  package var isTextCut: Bool {
    guard let layout = layout(width: numberOfLines == 1 ? 0 : bounds.width, lines: numberOfLines)
    else { return false }
    return layout.isTruncated || layout.width > bounds.width || layout.height > bounds.height
  }
}

extension UIView {
  /// A length rounded up to whole pixels.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return ((length * scale) - 0.0001).rounded(.up) / scale
  }
}
