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
    /// The file menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The view menu.
    public static let view = Identifier("com.apple.menu.view")
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

/// An action that the responder chain performs.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector

  /// Data for the method.
  public let propertyList: Any?

  /// How the command looks and behaves.
  open var attributes: UIMenuElement.Attributes

  /// Whether the command is ticked.
  open var state: UIMenuElement.State

  /// A longer title.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// The title.
  open override var title: String {
    get { _title }
    set { _title = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }
}

/// The modifier keys of a keyboard.
///
/// Status: complete · A
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: Int
  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key with an action.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"

  /// The key.
  public let input: String?

  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a key with an action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a key with an action.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }
}
