public import CoreGraphics
public import Foundation

/// A controller's part in a transition.
///
/// Status: complete · A
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A view's part in a transition.
///
/// Status: complete · A
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What is known about a running transition.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation, `.none` for containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began as an interactive one.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether a gesture can take hold of the running transition.
  var isInterruptible: Bool { get }
  /// Whether the transition was given up.
  var isCancelled: Bool { get }
  /// The length of the animation in seconds.
  var transitionDuration: TimeInterval { get }
  /// The share that is done.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the animation.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller with the given part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view with the given part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that is applied.
  var targetTransform: CGAffineTransform { get }
}

/// Lets an app animate beside a transition and learn of its end.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations beside the transition's own.
  ///
  /// - Returns: Whether the blocks were taken.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations in another view beside the transition's own.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block each time a gesture lets go of the transition or takes hold of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls a block when a gesture lets go; older name.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

// What may be left out on iOS.
extension UIViewControllerTransitionCoordinator {
  /// Runs animations beside the transition's own.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs animations in another view beside the transition's own.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
