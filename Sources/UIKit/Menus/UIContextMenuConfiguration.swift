import CoreGraphics
public import Foundation

/// A block that makes a menu for a place.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) ->
  UIMenu?

/// A block that makes the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu and the preview of a place.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order the elements of a menu are shown.
  public enum ElementOrder: Int, Sendable {
    /// As the system likes: the first one is next to the finger.
    case automatic = 0
    /// The most important one is next to the finger.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  /// The identity.
  public let identifier: any NSCopying

  /// The identities of the other items that the menu is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number on the badge of the preview; 0 for the number of items.
  open var badgeCount = 0

  /// The order of the elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identity; a unique one for `nil`.
  ///   - previewProvider: Makes the preview when the menu opens; `nil` shows the view itself.
  ///   - actionProvider: Makes the menu when it opens; `nil` shows the preview alone.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// How a menu looks.
///
/// Status: complete · A
public enum UIContextMenuInteractionAppearance: Int, Sendable {
  /// No menu is open.
  case unknown = 0
  /// With a preview.
  case rich = 1
  /// Without a preview, as from a button.
  case compact = 2
}

/// How a tap on a preview is answered.
///
/// Status: complete · A
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes.
  case dismiss = 0
  /// The preview becomes the next screen.
  case pop = 1
}

/// Runs blocks beside the animations of a menu.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that runs at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs blocks beside the answer to a tap on a preview.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the tap is answered.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations and ends that a delegate added.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func start(_ duration: TimeInterval) {
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: duration) { for block in blocks { block() } }
  }

  func finish() {
    let blocks = completions
    completions = []
    for block in blocks { block() }
  }
}
