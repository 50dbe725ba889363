import CoreGraphics
public import Foundation

/// The background and the shadow of a bar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Creates the default look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates the default look for an idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// Creates a look with the values of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Creates a look from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?

  /// The colour of the bar.
  open var backgroundColor: UIColor?

  /// The image of the bar.
  open var backgroundImage: UIImage?

  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the line at the edge.
  open var shadowColor: UIColor?

  /// The line at the edge.
  open var shadowImage: UIImage?

  /// Takes the look of the system: a blur with a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
    shadowImage = nil
  }

  /// Takes an opaque look.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
    shadowImage = nil
  }

  /// Takes a look without background and line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// The look of a navigation bar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the subtitle.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The look of buttons for the main action.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  private var indicator: (image: UIImage?, mask: UIImage?) = (nil, nil)

  /// The image of the back button.
  open var backIndicatorImage: UIImage { indicator.image ?? UIImage() }

  /// The mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage { indicator.mask ?? UIImage() }

  /// Sets the image of the back button and its mask; `nil` for the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    indicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    indicator = other.indicator
  }
}

/// The look of a toolbar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The look of buttons for the main action.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// The look of a tab bar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// The look of items with the image beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// The look of items in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The colour of the selected item's background.
  open var selectionIndicatorTintColor: UIColor?

  /// The image of the selected item's background.
  open var selectionIndicatorImage: UIImage?

  /// How items are placed.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of items.
  open var stackedItemWidth: CGFloat = 0

  /// The space between items.
  open var stackedItemSpacing: CGFloat = 0

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
