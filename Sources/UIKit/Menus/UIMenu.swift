import Foundation

/// A list of actions and further menus.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identity as text.
    public var rawValue: String
    /// Creates an identity from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identity from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The root of all menus.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The file menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The view menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// About the app.
    public static let about = Identifier("com.apple.menu.about")
    /// The settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The services.
    public static let services = Identifier("com.apple.menu.services")
    /// Hiding.
    public static let hide = Identifier("com.apple.menu.hide")
    /// Quitting.
    public static let quit = Identifier("com.apple.menu.quit")
    /// A new window.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// A new item.
    public static let newItem = Identifier("com.apple.menu.new-item")
    /// Opening.
    public static let open = Identifier("com.apple.menu.open")
    /// Opening recent documents.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// Closing.
    public static let close = Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = Identifier("com.apple.menu.print")
    /// Documents.
    public static let document = Identifier("com.apple.menu.document")
    /// Undoing and redoing.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// Cutting, copying, pasting.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// Finding.
    public static let find = Identifier("com.apple.menu.find")
    /// The panel for finding.
    public static let findPanel = Identifier("com.apple.menu.find-panel")
    /// Replacing.
    public static let replace = Identifier("com.apple.menu.replace")
    /// Sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// Styles of text.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The panel for spelling.
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    /// Options of spelling.
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    /// Substitutions.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The panel for substitutions.
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    /// Options of substitutions.
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    /// Transformations of text.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// Speech.
    public static let speech = Identifier("com.apple.menu.speech")
    /// Looking up.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = Identifier("com.apple.menu.learn")
    /// The format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// Sizes of text.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// Copying styles.
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    /// Text.
    public static let text = Identifier("com.apple.menu.text")
    /// Directions of writing.
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    /// Alignments.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// Filling in.
    public static let autoFill = Identifier("com.apple.menu.auto-fill")
    /// The toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The sidebar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The whole screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// Minimizing and zooming.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// Bringing all to the front.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
    /// Opening in a new window.
    public static let openInNewWindow = Identifier("com.apple.menu.open-in-new-window")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown in place instead of behind a title.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action at a time is ticked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shown as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
    /// By the system.
    case automatic = -1
  }

  private let givenIdentifier: Identifier?
  private lazy var ownIdentifier = Identifier(
    "com.apple.menu.dynamic.\(UIApplication.shared.ordinals.next(for: UIMenu.self))"
  )

  /// The identity.
  open var identifier: Identifier { givenIdentifier ?? ownIdentifier }

  /// How the menu is shown.
  public let options: Options

  /// The elements.
  public let children: [UIMenuElement]

  /// The size of the elements.
  open var preferredElementSize: ElementSize

  /// How the elements look; for the app's use.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    givenIdentifier = identifier
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// A copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The ticked actions, inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      return (child as? UIMenu)?.selectedElements ?? []
    }
  }
}

/// How the elements of a menu look.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The most lines of a title; 0 for any number.
  open var maximumNumberOfTitleLines = 0
}
