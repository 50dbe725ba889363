public import Foundation

/// The content of a row: an image, a text and a second text.
///
/// Status: partial · A
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
  /// How a text looks.
  public struct TextProperties: @unchecked Sendable {
    /// How the text is aligned.
    public enum TextAlignment: Int, Sendable {
      /// By the reading direction.
      case natural
      /// In the middle.
      case center
      /// Filling the lines.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// How the text is aligned.
    public var alignment = TextAlignment.natural
    /// Whether the font follows the user's size by itself.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How an image looks.
  public struct ImageProperties: @unchecked Sendable {
    /// The colour of a template image.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; zero for none.
    public var maximumSize = CGSize.zero
  }

  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The space around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  /// Whether the texts stand side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle, sideBySide: Bool = false) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second),
      color: .secondaryLabel
    )
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// A row with one text.
  public static func cell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// A row with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// A row with a second text at the side.
  public static func valueCell() -> UIListContentConfiguration {
    .init(.body, .body, sideBySide: true)
  }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.headline, .footnote) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.footnote, .footnote) }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.footnote, .footnote) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.footnote, .footnote) }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.headline, .footnote) }

  /// Makes a view that shows the value.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The value for a state of the cell; the same for all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

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

  private func show() {
    fill(label, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondLabel,
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties
    )
    imageView.image = shown.image
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.text = text
    if let attributed { label.attributedText = attributed }
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    if shown.image != nil {
      let size = imageView.intrinsicContentSize
      imageView.frame = CGRect(
        x: left,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      left += size.width + shown.imageToTextPadding
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
    label.frame = CGRect(x: left, y: margins.top, width: width, height: main.height)
    secondLabel.frame = CGRect(
      x: left,
      y: margins.top + main.height + shown.textToSecondaryTextVerticalPadding,
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
      width -= imageView.intrinsicContentSize.width + shown.imageToTextPadding
    }
    let main = label.sizeThatFits(CGSize(width: max(0, width), height: 10_000))
    let second = secondLabel.sizeThatFits(CGSize(width: max(0, width), height: 10_000))
    var height = main.height
    if secondLabel.text != nil, !isSideBySide(width, main, second) {
      height += second.height + shown.textToSecondaryTextVerticalPadding
    }
    return CGSize(
      width: size.width,
      height: max(TableMetrics.row, height + margins.top + margins.bottom)
    )
  }
}

/// What the background of a cell shows, as a value.
///
/// Status: partial · A
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The insets from the cell's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { .init(backgroundColor: .clear) }
  /// A row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(backgroundColor: .systemBackground)
  }
  /// A row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// A row by the list that it is in.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
}
