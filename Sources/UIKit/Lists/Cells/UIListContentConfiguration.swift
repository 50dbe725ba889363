public import Foundation

/// The content of a row: an image, a text and a second text.
///
/// Status: partial · A
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// How the text is aligned.
    public enum TextAlignment: Int, Sendable {
      /// By the reading direction.
      case natural
      /// In the middle.
      case center
      /// Filling the lines.
      case justified
    }

    /// How the case of letters is changed.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// All in capitals.
      case uppercase
      /// All in small letters.
      case lowercase
      /// Words begin with a capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor {
      didSet { hasOwnColor = true }
    }
    /// Changes the colour before it is shown.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransformerBox.value }
      set { colorTransformerBox.value = newValue }
    }
    private var colorTransformerBox = Uncompared<UIConfigurationColorTransformer?>(value: nil)
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// How the text is aligned.
    public var alignment = TextAlignment.natural
    /// How the case of letters is changed.
    public var transform = TextTransform.none
    /// How lines that do not fit are shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How lines of Asian scripts are broken.
    public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Whether the font becomes smaller where the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of the size that the font may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether spacing becomes tighter before the text is shortened.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's size by itself.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer over shortened text shows all of it.
    public var showsExpansionTextWhenTruncated = false

    /// Whether an app chose the colour, so that states leave it alone.
    private(set) var hasOwnColor = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Sets a colour for a state, which an app's own choice overrules.
    mutating func setUsualColor(_ new: UIColor) {
      guard !hasOwnColor else { return }
      color = new
      hasOwnColor = false
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The dimension that the system chooses, for sizes that are reserved.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The look of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; the view's own if it is `nil`.
    public var tintColor: UIColor?
    /// Changes the colour before it is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintColorTransformerBox.value }
      set { tintColorTransformerBox.value = newValue }
    }
    private var tintColorTransformerBox = Uncompared<UIConfigurationColorTransformer?>(value: nil)
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; zero for none in that direction.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for images; zero for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours are kept where the system inverts them.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of a border.
    public var strokeColor: UIColor?
    /// The width of a border.
    public var strokeWidth: CGFloat = 0

    /// The colour that is shown.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let own = self.tintColor ?? tintColor
      return tintColorTransformer?(own) ?? own
    }
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Which of the superview's margins are kept too.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
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
  /// How opaque the content is.
  public var alpha: CGFloat = 1

  /// The least height with the usual margins.
  var leastHeight: CGFloat = TableMetrics.row

  private init(
    _ style: UIFont.TextStyle,
    _ second: UIFont.TextStyle,
    color: UIColor = .label,
    secondColor: UIColor = .secondaryLabel,
    sideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second),
      color: secondColor
    )
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  private static func end(
    _ style: UIFont.TextStyle,
    color: UIColor,
    top: CGFloat,
    bottom: CGFloat,
    height: CGFloat = 0
  ) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(style, .footnote, color: color)
    made.directionalLayoutMargins.top = top
    made.directionalLayoutMargins.bottom = bottom
    made.leastHeight = height
    return made
  }

  /// A row with one text.
  public static func cell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// A row with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    .init(.body, .footnote, secondColor: .label)
  }
  /// A row with a second text at the side.
  public static func valueCell() -> UIListContentConfiguration {
    .init(.body, .body, sideBySide: true)
  }
  /// A header that stands out.
  public static func header() -> UIListContentConfiguration {
    end(.headline, color: .label, top: 11, bottom: 11)
  }
  /// A footer by the list that it is in.
  public static func footer() -> UIListContentConfiguration {
    end(.footnote, color: .secondaryLabel, top: 6, bottom: 6)
  }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    end(.headline, color: .label, top: 6, bottom: 6, height: 28)
  }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    end(.footnote, color: .secondaryLabel, top: 6, bottom: 6)
  }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = end(.footnote, color: .secondaryLabel, top: 16, bottom: 6)
    made.textProperties.transform = .uppercase
    return made
  }
  /// A header of a grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    end(.title3, color: .label, top: 16, bottom: 6)
  }
  /// A header with more weight than that of the section.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    end(.title2, color: .label, top: 16, bottom: 6)
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    end(.footnote, color: .secondaryLabel, top: 6, bottom: 16)
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// A row of a sidebar with a second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.body, .footnote)
  }
  /// A row of a sidebar beside another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.body, .footnote)
  }
  /// The same with a second text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.body, .footnote)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    end(.headline, color: .label, top: 11, bottom: 11)
  }

  /// Makes a view that shows the value.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The value for a state of the cell: disabled texts are paler.
  ///
  /// Colours that an app chose stay.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isDisabled {
      updated.textProperties.setUsualColor(.tertiaryLabel)
      updated.secondaryTextProperties.setUsualColor(.tertiaryLabel)
    } else if textProperties.color == .tertiaryLabel {
      updated.textProperties.setUsualColor(.label)
      updated.secondaryTextProperties.setUsualColor(.secondaryLabel)
    }
    return updated
  }
}
