import Foundation

/// A handler with a title and an image, for controls, bar items and menus.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identity of an action within a menu or control.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identity as text.
    public var rawValue: String
    /// Creates an identity from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identity from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Pasting from the pasteboard.
    public static let paste = Identifier("com.apple.action.paste")
    /// Pasting from the pasteboard in the style of the place.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
  }

  private let handler: UIActionHandler
  private let givenIdentifier: Identifier?
  private lazy var ownIdentifier = Identifier(
    "com.apple.action.dynamic.\(UIApplication.shared.ordinals.next(for: UIAction.self))"
  )
  private var heldSender: Any?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The second line.
  ///   - image: The image.
  ///   - selectedImage: The image of a ticked action.
  ///   - identifier: The identity; a unique one for `nil`.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How the action looks and behaves.
  ///   - state: Whether the action is ticked.
  ///   - handler: Called with the action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    givenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
  }

  /// The identity.
  open var identifier: Identifier { givenIdentifier ?? ownIdentifier }

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

  /// The image of a ticked action.
  open var selectedImage: UIImage?

  /// A longer title.
  open var discoverabilityTitle: String?

  /// How the action looks and behaves.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is ticked.
  open var state: UIMenuElement.State

  /// Who triggered the action; known while the handler runs.
  open var sender: Any? { heldSender }

  /// Calls the handler.
  ///
  /// - Parameters:
  ///   - sender: The object that is connected with the action.
  ///   - target: Not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender)
  }

  package func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    heldSender = sender
    handler(self)
    heldSender = nil
  }
}

/// A block that an action runs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
