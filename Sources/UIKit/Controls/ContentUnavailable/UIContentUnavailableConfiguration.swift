public import Foundation

/// What a screen shows while there is nothing to show, as a value.
///
/// - Evidence: Apple's documentation of the type (A)
///
/// Status: partial · A
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
  /// How the parts are aligned.
  public enum Alignment: Int, Sendable {
    /// In the middle of the screen.
    case center = 0
    /// In the middle of what bars leave free.
    case natural = 1
  }

  /// How a text looks.
  public struct TextProperties: @unchecked Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
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

  /// How a button behaves.
  public struct ButtonProperties: @unchecked Sendable {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// Whether the button reacts.
    public var isEnabled = true
  }

  private enum Kind { case plain, loading, search }

  private let kind: Kind

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
  /// The button; it is shown if it has a title or an image.
  public var button: UIButton.Configuration
  /// How the button behaves.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is shown if it has a title or an image.
  public var secondaryButton: UIButton.Configuration
  /// How the second button behaves.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the parts are aligned.
  public var alignment = Alignment.center
  /// The space around the parts.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20,
    leading: 20,
    bottom: 20,
    trailing: 20
  )
  /// The space between the image and the texts.
  public var imageToTextPadding: CGFloat = 15
  /// The space between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button.
  public var textToButtonPadding: CGFloat = 15
  /// The space between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: kind == .loading ? .subheadline : .title2),
      color: kind == .loading ? .secondaryLabel : .label
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
    button = .plain()
    secondaryButton = .plain()
  }

  /// For a screen that has nothing yet.
  public static func empty() -> UIContentUnavailableConfiguration { .init(.plain) }

  /// For a screen that is loading: a wheel.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(.loading)
    made.text = "Loading…"
    return made
  }

  /// For a search without results; `updated(for:)` puts the searched text in.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(.search)
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  var isLoading: Bool { kind == .loading }

  /// Makes a view that shows the value.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The value for a state: that of a search names what was searched for.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard kind == .search,
      let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty
    else { return self }
    var copy = self
    copy.text = "No Results for “\(text)”"
    return copy
  }
}

/// The state by which a screen without content is updated.
///
/// Status: complete · A
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text of the active search.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value that an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
