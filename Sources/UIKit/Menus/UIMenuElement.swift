public import Foundation

/// A part of a menu: an action, a command or another menu.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an action is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }

  /// How an action looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var _title: String
  var _image: UIImage?

  init(title: String, image: UIImage?) {
    _title = title
    _image = image
    super.init()
  }

  /// The title.
  open var title: String { _title }

  /// The second line.
  open var subtitle: String?

  /// The image.
  open var image: UIImage? { _image }

  /// The name by which tests find the element.
  open var accessibilityIdentifier: String?
}

extension UIMenuElement: UIAccessibilityIdentification {}

/// An element whose elements are asked for when the menu opens.
///
/// The menu shows that something is loading until the block has called back.
///
/// Status: complete · A
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private(set) var loadedElements: [UIMenuElement]?
  private var isLoading = false

  /// Creates an element that asks once.
  ///
  /// - Parameter elementProvider: Called when the element is about to be shown for the first
  ///   time; it calls its argument once, now or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  private init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    isCached: Bool
  ) {
    provider = elementProvider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// An element that asks every time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  var isLoaded: Bool { loadedElements != nil }

  package func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let loadedElements { return completion(loadedElements) }
    guard !isLoading else { return }
    isLoading = true
    provider { [weak self] elements in
      self?.isLoading = false
      self?.loadedElements = elements
      completion(elements)
    }
  }

  /// Forgets what was loaded, if it is to be asked for every time.
  func menuWillOpen() {
    if !isCached { loadedElements = nil }
  }
}
