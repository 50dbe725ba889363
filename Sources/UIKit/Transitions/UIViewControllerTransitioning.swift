public import CoreGraphics
public import Foundation

/// What a custom animation knows and reports.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the gesture was given up.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that is applied.
  var targetTransform: CGAffineTransform { get }
  /// Reports how far a gesture is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that a gesture went through.
  func finishInteractiveTransition()
  /// Reports that a gesture was given up.
  func cancelInteractiveTransition()
  /// Pauses an animation that can be interrupted.
  func pauseInteractiveTransition()
  /// Reports the end of the animation; must be called.
  func completeTransition(_ didComplete: Bool)
  /// The controller with a part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view with a part in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An animation of the app's own.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Performs the animation and calls `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
  /// Supplies an animator that can be paused; the same one for the whole transition.
  ///
  /// An app that implements it starts the same animator in `animateTransition`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// The answer for those that do not implement it.
  public func animationEnded(_ transitionCompleted: Bool) {
    OptionalMessage.send("animationEnded:", to: self, transitionCompleted) {}
  }

  /// The answer for those that do not implement it: nothing that could be paused.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMessage.send("interruptibleAnimatorForTransition:", to: self, transitionContext) {
      NoInterruptibleAnimator() as any UIViewImplicitlyAnimating
    }
  }
}

/// Stands for an optional method that an app did not implement.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  init() { super.init(duration: 0, timingParameters: UICubicTimingParameters()) }
}

/// Drives a custom animation by a gesture.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the gesture's transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest when the gesture lets go; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest when the gesture lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its begin; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

// The properties are optional on iOS.
extension UIViewControllerInteractiveTransitioning {
  /// The answer for those that do not implement it.
  public var completionSpeed: CGFloat {
    OptionalMessage.send("completionSpeed", to: self) { 1 }
  }
  /// The answer for those that do not implement it.
  public var completionCurve: UIView.AnimationCurve {
    OptionalMessage.send("completionCurve", to: self) { .easeInOut }
  }
  /// The answer for those that do not implement it.
  public var wantsInteractiveStart: Bool {
    OptionalMessage.send("wantsInteractiveStart", to: self) { true }
  }
}

/// Supplies animators and presentation controllers.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asked for the animation of a presentation.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked for the animation of a dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked for the driver of a presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked for the driver of a dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked for the presentation controller of a custom presentation.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

// The methods are optional on iOS.
extension UIViewControllerTransitioningDelegate {
  /// The answer for those that do not implement it.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMessage.send(
      "animationControllerForPresentedController:presentingController:sourceController:",
      to: self,
      presented,
      presenting,
      source
    ) { nil }
  }
  /// The answer for those that do not implement it.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMessage.send("animationControllerForDismissedController:", to: self, dismissed) { nil }
  }
  /// The answer for those that do not implement it.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMessage.send("interactionControllerForPresentation:", to: self, animator) { nil }
  }
  /// The answer for those that do not implement it.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMessage.send("interactionControllerForDismissal:", to: self, animator) { nil }
  }
  /// The answer for those that do not implement it.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OptionalMessage.send(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      to: self,
      presented,
      presenting,
      source
    ) { nil }
  }
}
