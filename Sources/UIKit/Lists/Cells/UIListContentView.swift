public import Foundation

/// The view that shows the content of a row.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var shown: UIListContentConfiguration

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondLabel] { addSubview(view) }
    show()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let value = newValue as? UIListContentConfiguration else { return }
      shown = value
      show()
    }
  }

  /// The guide around the text.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = makeGuide()

  /// The guide around the second text.
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = makeGuide()

  /// The guide around the image.
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = makeGuide()

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The size of the image, within its largest one.
  private var imageSize: CGSize {
    let size = imageView.intrinsicContentSize
    let most = shown.imageProperties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0, size.width > most.width { scale = most.width / size.width }
    if most.height > 0, size.height * scale > most.height { scale = most.height / size.height }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The width that is kept free for the image.
  private var imageWidth: CGFloat {
    let reserved = shown.imageProperties.reservedLayoutSize.width
    guard reserved > 0 else { return imageSize.width }
    return reserved == UIListContentConfiguration.ImageProperties.standardDimension
      ? max(40, imageSize.width) : reserved
  }

  private func show() {
    fill(label, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondLabel,
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties
    )
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = shown.imageProperties.tintColor.map {
      shown.imageProperties.tintColorTransformer?($0) ?? $0
    }
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.text = text.map { properties.transformed($0) }
    if let attributed { label.attributedText = attributed }
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    if shown.image != nil {
      let size = imageSize
      imageView.frame = CGRect(
        x: left + (imageWidth - size.width) / 2,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      left += imageWidth + shown.imageToTextPadding
    }
    let width = max(0, bounds.width - left - margins.trailing)
    let main = label.sizeThatFits(CGSize(width: width, height: 10_000))
    let second = secondLabel.sizeThatFits(CGSize(width: width, height: 10_000))
    if isSideBySide(width, main, second) {
      label.frame = CGRect(
        x: left,
        y: (bounds.height - main.height) / 2,
        width: main.width,
        height: main.height
      )
      secondLabel.frame = CGRect(
        x: left + width - second.width,
        y: (bounds.height - second.height) / 2,
        width: second.width,
        height: second.height
      )
      return
    }
    let gap = secondLabel.text == nil ? 0 : shown.textToSecondaryTextVerticalPadding + second.height
    let room = bounds.height - margins.top - margins.bottom
    let top = margins.top + max(0, (room - main.height - gap) / 2)
    label.frame = CGRect(x: left, y: top, width: width, height: main.height)
    secondLabel.frame = CGRect(
      x: left,
      y: top + main.height + shown.textToSecondaryTextVerticalPadding,
      width: width,
      height: second.height
    )
  }

  private func isSideBySide(_ width: CGFloat, _ main: CGSize, _ second: CGSize) -> Bool {
    shown.prefersSideBySideTextAndSecondaryText && secondLabel.text != nil
      && main.width + second.width + shown.textToSecondaryTextHorizontalPadding <= width
  }

  /// The size of the texts in a width, at least a standard row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    var width = size.width - margins.leading - margins.trailing
    if shown.image != nil {
      width -= imageWidth + shown.imageToTextPadding
    }
    let main = label.sizeThatFits(CGSize(width: max(0, width), height: 10_000))
    let second = secondLabel.sizeThatFits(CGSize(width: max(0, width), height: 10_000))
    var height = main.height
    if secondLabel.text != nil, !isSideBySide(width, main, second) {
      height += second.height + shown.textToSecondaryTextVerticalPadding
    }
    return CGSize(
      width: size.width,
      height: max(
        shown.leastHeight,
        max(height, shown.image == nil ? 0 : imageSize.height) + margins.top + margins.bottom
      )
    )
  }
}
