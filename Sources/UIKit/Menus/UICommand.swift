public import Foundation

/// An action that the responder chain performs.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What marks the command that shares things.
  public nonisolated static let tagShare = "UICommandTagShare"

  /// The method.
  public let action: Selector

  /// Data for the method.
  public let propertyList: Any?

  /// Other actions of the command, with modifier keys.
  public let alternates: [UICommandAlternate]

  /// How the command looks and behaves.
  open var attributes: UIMenuElement.Attributes

  /// Whether the command is ticked.
  open var state: UIMenuElement.State

  /// A longer title.
  open var discoverabilityTitle: String?

  /// The image while the command is ticked.
  open var selectedImage: UIImage?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The second line.
  ///   - image: The image.
  ///   - selectedImage: The image while the command is ticked.
  ///   - action: The method; the responder chain is searched for somebody who has it.
  ///   - propertyList: Data for the method.
  ///   - alternates: Other actions, with modifier keys.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How the command looks and behaves.
  ///   - state: Whether the command is ticked.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
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

/// Another action of a command, for a modifier key.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  /// The title.
  public nonisolated let title: String

  /// The method.
  public nonisolated let action: Selector

  /// The modifier keys beside those of the command.
  public nonisolated let modifierFlags: UIKeyModifierFlags

  /// Creates another action.
  public nonisolated init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// The same action, as it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The modifier keys of a keyboard.
///
/// Status: complete · A
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
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
/// Status: complete · A
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key; a character, or one of the names of the class.
  public let input: String?

  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command goes before what the system does with the key: typing, moving the
  /// focus, scrolling.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the key is another one on keyboards that cannot type it.
  open var allowsAutomaticLocalization = true

  /// Whether arrows and brackets are mirrored where text runs from right to left.
  open var allowsAutomaticMirroring = true

  /// Creates a key with an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The second line.
  ///   - image: The image.
  ///   - selectedImage: The image while the command is ticked.
  ///   - action: The method; the responder chain is searched for somebody who has it.
  ///   - input: The key; a character, or one of the names of the class.
  ///   - modifierFlags: The modifier keys.
  ///   - propertyList: Data for the method.
  ///   - alternates: Other actions, with further modifier keys.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How the command looks and behaves.
  ///   - state: Whether the command is ticked.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      subtitle: subtitle,
      image: image,
      selectedImage: selectedImage,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
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
