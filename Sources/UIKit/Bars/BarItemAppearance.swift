public import Foundation

/// The look of a bar button in one state.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The background image.
  open var backgroundImage: UIImage?

  /// Moves the background image.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of bar buttons.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Creates the look of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates the look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Takes the look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal.titleTextAttributes = [:]
    highlighted.titleTextAttributes = [:]
    disabled.titleTextAttributes = [:]
    focused.titleTextAttributes = [:]
  }

  /// The look of a plain state.
  public let normal = UIBarButtonItemStateAppearance()

  /// The look while a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The look of a button that does not react.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The look of the button with the focus.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The look of a tab in one state.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The colour of the image.
  open var iconColor: UIColor?

  /// Moves the badge.
  open var badgePositionAdjustment = UIOffset.zero

  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?

  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of tabs.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where image and title of a tab stand.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked
    /// The image beside the title.
    case inline
    /// Beside each other in a low bar.
    case compactInline
  }

  /// Creates the look of stacked tabs.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates the look of a style.
  public init(style: Style) {
    super.init()
  }

  /// Takes the look of a style.
  open func configureWithDefault(for style: Style) {
    normal.titleTextAttributes = [:]
    selected.titleTextAttributes = [:]
    disabled.titleTextAttributes = [:]
    focused.titleTextAttributes = [:]
  }

  /// The look of a plain state.
  public let normal = UITabBarItemStateAppearance()

  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()

  /// The look of a tab that does not react.
  public let disabled = UITabBarItemStateAppearance()

  /// The look of the tab with the focus.
  public let focused = UITabBarItemStateAppearance()
}
