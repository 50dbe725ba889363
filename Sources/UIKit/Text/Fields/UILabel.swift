import CoreGraphics
public import Foundation

/// Shows a text that cannot be edited.
///
/// Sizes are rounded up to whole pixels, as on iOS.
///
/// - Differs: widths are those of free fonts, see `UIFont`; the line break
///   strategy `pushOut` has no effect.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UILabel: UIView {
  private var plain: String?
  private var rich: NSAttributedString?
  private var measured = MeasuredSizes()

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { NibTables.label.apply(to: self, nib) }
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
  ///
  /// The intrinsic size stays that of the full size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The smallest share of the font size; zero sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// How the baseline moves when the text gets smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether characters move closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the text size of the user.
  ///
  /// Only fonts of a text style or of `UIFontMetrics` do; a change sets `font`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// Whether the whole text is shown while the label is small.
  open var showsExpansionTextWhenTruncated = false

  /// How lines are broken.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

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
    measured = MeasuredSizes()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    KeyValueObserving.changed(self, "text")
  }

  private var usedFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  private func region(width: CGFloat, lines: Int) -> TextLayout.Region {
    let own = rich.flatMap { text in
      text.length > 0
        ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
    return TextLayout.Region(
      width: width,
      lines: lines,
      mode: own?.lineBreakMode ?? lineBreakMode,
      keepsHangul: lineBreakStrategy.contains(.hangulWordPriority)
    )
  }

  private func layout(width: CGFloat, lines: Int) -> TextLayout? {
    let font = usedFont
    let region = region(width: width, lines: lines)
    if let rich { return rich.length > 0 ? TextLayout(rich, font: font, in: region) : nil }
    guard let plain, !plain.isEmpty else { return nil }
    let content = TextContent(plain, font: font, measurer: TextState.current.measurer)
    return TextLayout(content, in: region)
  }

  private func measure(width: CGFloat, lines: Int) -> CGSize {
    if let known = measured.size(width: width, lines: lines) { return known }
    let size: CGSize
    if rich == nil, let plain, !plain.isEmpty {
      let region = region(width: width, lines: lines)
      size = TextState.current.size(
        of: PlainTextKey(
          text: plain,
          source: usedFont.advanceSource,
          metrics: usedFont.metrics,
          fontSize: usedFont.pointSize,
          width: width,
          lines: lines,
          mode: region.mode ?? .byWordWrapping,
          keepsHangul: region.keepsHangul
        ),
        font: usedFont
      )
    } else {
      let layout = layout(width: width, lines: lines)
      size = CGSize(width: layout?.width ?? 0, height: layout?.height ?? 0)
    }
    measured.keep(size, width: width, lines: lines)
    return size
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
    let natural = measure(width: isOpenEnded ? 0 : bounds.width, lines: numberOfLines)
    let size = CGSize(
      width: min(roundedUp(natural.width), bounds.width),
      height: min(roundedUp(natural.height), bounds.height)
    )
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
    if numberOfLines == 1, adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation {
      return layout.isTruncated || layout.width * textScale * tightening > bounds.width + 0.001
    }
    return layout.isTruncated || layout.width > bounds.width || layout.height > bounds.height
  }

  /// The share of the font size at which the text is shown in the present bounds.
  package var textScale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return 1 }
    let width = measure(width: 0, lines: 1).width * tightening
    guard width > bounds.width + 0.001 else { return 1 }
    return max(bounds.width / width, minimumScaleFactor)
  }

  /// How close characters may move: by a twentieth, AppKit's documented default.
  private var tightening: CGFloat { allowsDefaultTighteningForTruncation ? 0.95 : 1 }

  /// The baselines of the first and last line in a size, from its top; the text is in the middle.
  func baselines(in size: CGSize) -> TextBaselines {
    let layout = layout(width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
    let font = usedFont
    let height = layout?.height ?? font.lineHeight
    let top = max((size.height - roundedUp(height)) / 2, 0)
    return TextBaselines(
      first: top + (layout?.firstBaseline ?? font.ascender),
      last: top + (layout?.lastBaseline ?? font.ascender)
    )
  }

  // MARK: - Text size of the user

  /// Takes the font of the new text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  private func adjustFont() {
    guard rich == nil, let adjusted = font?.adjusted(for: traitCollection) else { return }
    font = adjusted
  }
}

extension UIView {
  /// A length rounded up to whole pixels.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return ((length * scale) - 0.0001).rounded(.up) / scale
  }
}
