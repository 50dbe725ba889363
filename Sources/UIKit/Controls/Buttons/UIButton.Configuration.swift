public import Foundation

extension UIButton {
  /// Title, image, colours and insets of a button in one value.
  ///
  /// Status: partial · A
  public struct Configuration: Hashable {
    /// The roundness of the background.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// By the text size.
      case dynamic = 0
      /// Slightly rounded.
      case small = 1
      /// Rounded.
      case medium = 2
      /// Much rounded.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
      case large = 3

      var font: UIFont {
        switch self {
        case .medium: .preferredFont(forTextStyle: .body)
        case .small: .preferredFont(forTextStyle: .subheadline)
        case .mini: .preferredFont(forTextStyle: .subheadline)
        case .large: .preferredFont(forTextStyle: .body)
        }
      }

      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      /// By the image.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }

    /// What tells that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// By the system.
      case automatic = 0
      /// Nothing.
      case none = 1
      /// Arrows.
      case popup = 2
    }

    /// How the look follows the idiom of a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// By the system.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without a border.
      case borderless = 2
      /// With a border and the tint.
      case borderedTinted = 3
    }

    enum Look: Hashable, Sendable {
      case plain, tinted, gray, filled, bordered, glass, prominentGlass, clearGlass
      case prominentClearGlass

      var isProminent: Bool {
        self == .filled || self == .prominentGlass || self == .prominentClearGlass
      }
    }

    let look: Look

    init(_ look: Look) {
      self.look = look
    }

    /// Without a background.
    public static func plain() -> UIButton.Configuration { .init(.plain) }

    /// With a light background in the tint.
    public static func tinted() -> UIButton.Configuration { .init(.tinted) }

    /// With a grey background.
    public static func gray() -> UIButton.Configuration { .init(.gray) }

    /// With a background in the tint.
    public static func filled() -> UIButton.Configuration { .init(.filled) }

    /// Without a border.
    public static func borderless() -> UIButton.Configuration { .init(.plain) }

    /// With a border.
    public static func bordered() -> UIButton.Configuration { .init(.bordered) }

    /// With a border and a light background in the tint.
    public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }

    /// With a border and a background in the tint.
    public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }

    /// On glass.
    public static func glass() -> UIButton.Configuration { .init(.glass) }

    /// On glass in the tint.
    public static func prominentGlass() -> UIButton.Configuration { .init(.prominentGlass) }

    /// On clear glass.
    public static func clearGlass() -> UIButton.Configuration { .init(.clearGlass) }

    /// On clear glass in the tint.
    public static func prominentClearGlass() -> UIButton.Configuration {
      .init(.prominentClearGlass)
    }

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set {
        plainTitle = newValue
        attributedTitle = nil
      }
    }
    private var plainTitle: String?

    /// The title with attributes.
    public var attributedTitle: AttributedString?

    /// The second line.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
      set {
        plainSubtitle = newValue
        attributedSubtitle = nil
      }
    }
    private var plainSubtitle: String?

    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?

    /// The image.
    public var image: UIImage?

    /// The size of symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether an activity indicator takes the place of the image.
    public var showsActivityIndicator = false

    /// The colour of the content.
    public var baseForegroundColor: UIColor?

    /// The colour of the background.
    public var baseBackgroundColor: UIColor?

    /// The background.
    public var background: UIBackgroundConfiguration {
      get { heldBackground.value }
      set { heldBackground.value = newValue }
    }
    private var heldBackground = ComparableBackground()

    /// The roundness of the background.
    public var cornerStyle = CornerStyle.dynamic

    /// The size; sets the insets that were not set by hand.
    public var buttonSize = Size.medium

    /// The space around the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }
    private var givenInsets: NSDirectionalEdgeInsets?

    /// Takes the insets that follow from the size.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    /// On which side of the title the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The space between image and title.
    public var imagePadding: CGFloat = 0

    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic

    /// What happens to a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// What happens to a second line that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// How the look follows the idiom of a Mac; without effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// What tells that the button opens a menu.
    public var indicator = Indicator.automatic

    /// Whether selecting changes the look.
    public var automaticallyUpdateForSelection = true

    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { transformers.title }
      set { transformers.title = newValue }
    }

    /// Changes the colour of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { transformers.imageColor }
      set { transformers.imageColor = newValue }
    }

    /// Changes the attributes of the second line.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { transformers.subtitle }
      set { transformers.subtitle = newValue }
    }

    /// Changes the colour of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { transformers.activityColor }
      set { transformers.activityColor = newValue }
    }

    /// Changes the colour of what tells that the button opens a menu.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { transformers.indicatorColor }
      set { transformers.indicatorColor = newValue }
    }

    private var transformers = Transformers()

    /// The configuration for the state of a button.
    ///
    /// The colours of a state are worked out when the button shows them, so that the
    /// configuration stays what the app made it.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
  }
}

@MainActor
extension UIButton.Configuration {
  /// The colour that stands for the button: red for one that destroys something.
  private func accent(of button: UIButton) -> UIColor {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  /// The look in the state of a button: a selected plain button is tinted.
  private func shownLook(of button: UIButton) -> Look {
    automaticallyUpdateForSelection && look == .plain && button.isSelected ? .tinted : look
  }

  /// The colour of title and image.
  func foreground(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    let color: UIColor
    if let baseForegroundColor {
      color = baseForegroundColor
    } else if look.isProminent {
      color = .white
    } else {
      color = look == .glass || look == .clearGlass ? .label : accent(of: button)
    }
    return button.isHighlighted && shownLook(of: button) == .plain
      ? color.withAlphaComponent(0.75) : color
  }

  /// The colour of the background; `nil` for none.
  func fill(of button: UIButton) -> UIColor? {
    if let given = background.backgroundColor, given != .clear { return given }
    let look = shownLook(of: button)
    if look == .plain { return baseBackgroundColor }
    if !button.isEnabled { return .tertiarySystemFill }
    let color: UIColor
    switch look {
    case .filled, .prominentGlass, .prominentClearGlass:
      color = baseBackgroundColor ?? accent(of: button)
    case .tinted:
      color = (baseBackgroundColor ?? accent(of: button)).withAlphaComponent(0.18)
    default: color = baseBackgroundColor ?? .secondarySystemFill
    }
    return button.isHighlighted ? color.withAlphaComponent(0.75) : color
  }
}

/// A background that can be compared.
private struct ComparableBackground: Hashable {
  var value = UIBackgroundConfiguration.clear()

  static func == (left: ComparableBackground, right: ComparableBackground) -> Bool {
    left.value.backgroundColor == right.value.backgroundColor
      && left.value.cornerRadius == right.value.cornerRadius
      && left.value.strokeColor == right.value.strokeColor
      && left.value.strokeWidth == right.value.strokeWidth
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value.cornerRadius)
    hasher.combine(value.strokeWidth)
  }
}

/// Closures of a configuration; they do not take part in comparisons.
private struct Transformers: Hashable {
  var title: UIConfigurationTextAttributesTransformer?
  var subtitle: UIConfigurationTextAttributesTransformer?
  var imageColor: UIConfigurationColorTransformer?
  var activityColor: UIConfigurationColorTransformer?
  var indicatorColor: UIConfigurationColorTransformer?

  static func == (left: Transformers, right: Transformers) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
