import CoreGraphics
public import Foundation

/// Something that can be shown large while a finger is held on it.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large at all.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image is made larger.
  var scalesLargeContentImage: Bool { get }
  /// The space around the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

@MainActor
private final class LargeContent {
  var shows = false
  var title: String?
  var image: UIImage?
  var scales = false
  var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent { attachment(LargeContent.self) { LargeContent() } }
  private var largeContentIfAny: LargeContent? { existingAttachment(LargeContent.self) }

  /// Whether the view is shown large while a finger is held on it.
  public var showsLargeContentViewer: Bool {
    get { largeContentIfAny?.shows ?? false }
    set { largeContent.shows = newValue }
  }

  /// The title that is shown; that of a button or label if not set.
  public var largeContentTitle: String? {
    get { largeContentIfAny?.title ?? AccessibilityDefaults.label(of: self) }
    set { largeContent.title = newValue }
  }

  /// The image that is shown; that of a button or image view if not set.
  public var largeContentImage: UIImage? {
    get {
      largeContentIfAny?.image ?? (self as? UIButton)?.currentImage ?? (self as? UIImageView)?.image
    }
    set { largeContent.image = newValue }
  }

  /// Whether the image is made larger.
  public var scalesLargeContentImage: Bool {
    get { largeContentIfAny?.scales ?? false }
    set { largeContent.scales = newValue }
  }

  /// The space around the image.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContentIfAny?.insets ?? .zero }
    set { largeContent.insets = newValue }
  }
}

/// Chooses what is shown large, and hears what the finger was lifted on.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells that the finger was lifted on an item, or beside all.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  /// The item at a point of the view; a subview that shows itself if not implemented.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller in whose region the item is shown.
  func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController
}

/// What happens if a delegate does not implement a member.
extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {
    OptionalMessage.send(
      "largeContentViewerInteraction:didEndOnItem:atPoint:",
      to: self,
      interaction,
      item,
      point
    ) {}
  }
  /// The touched view, or one that it is in, that shows itself.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    OptionalMessage.send("largeContentViewerInteraction:itemAtPoint:", to: self, interaction, point)
    { interaction.touchedItem(at: point) }
  }
  /// The root of the window.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    OptionalMessage.send("viewControllerForLargeContentViewerInteraction:", to: self, interaction) {
      interaction.view?.window?.rootViewController ?? UIViewController()
    }
  }
}

/// Shows items of a bar large while a finger is held on them, for users of large text.
///
/// Works only while the text size is one of those for accessibility.
///
/// - Differs: what is shown is not drawn.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when ``isEnabled`` changed.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )

  /// Whether the user's text size is so large that items are shown.
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Chooses what is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// The item that is shown now.
  package private(set) var shownItem: (any UILargeContentViewerItem)?

  private let press = UILongPressGestureRecognizer()

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Chooses what is shown; it is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] in self?.pressed() }
  }

  /// Creates an interaction without a delegate.
  public convenience override init() {
    self.init(delegate: nil)
  }

  /// The recognizer that shows items, for relations with the app's own.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { old.removeGestureRecognizer(press) }
  }

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func pressed() {
    guard Self.isEnabled, let view else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began, .changed:
      shownItem =
        delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) }
        ?? touchedItem(at: point)
    case .ended:
      let item = shownItem
      shownItem = nil
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: shownItem = nil
    }
  }

  /// The touched view, or one that it is in, that shows itself.
  func touchedItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    var current = view?.hitTest(point, with: nil)
    while let candidate = current {
      if candidate.showsLargeContentViewer { return candidate }
      if candidate === view { return nil }
      current = candidate.superview
    }
    return nil
  }
}
