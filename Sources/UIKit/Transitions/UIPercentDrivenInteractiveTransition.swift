import Clockwork
public import Foundation

/// Drives a custom animation by a share that a gesture reports.
///
/// - Differs: The animator performs its animation when the gesture lets go, not
///   paused from the begin; callbacks and results are the same.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Creates a driver.
  public override init() { super.init() }

  /// The length of the animation, in seconds.
  open var duration: CGFloat { CGFloat(animator?.transitionDuration(using: context) ?? 0) }

  /// The share that the gesture reported last.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest, 1 by default.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition begins as an interactive one.
  open var wantsInteractiveStart = true

  /// Begins the transition; the gesture drives it from here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
  }

  /// Pauses the animation.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Reports how far the gesture is, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Reports that the gesture was given up.
  open func cancel() {
    guard let context else { return }
    context.cancelInteractiveTransition()
    complete(after: percentComplete)
  }

  /// Reports that the gesture went through: the animation plays to its end.
  open func finish() {
    guard let context else { return }
    context.finishInteractiveTransition()
    complete(after: 1 - percentComplete)
  }

  private func complete(after share: CGFloat) {
    guard let context else { return }
    self.context = nil
    let seconds = Double(duration * share / max(completionSpeed, 0.01))
    let animator = animator
    self.animator = nil
    if !context.transitionWasCancelled {
      animator?.animateTransition(using: context)
      return
    }
    MainLoop.current.schedule(
      .animation,
      "UIPercentDrivenInteractiveTransition",
      after: .seconds(seconds)
    ) {
      context.completeTransition(false)
    }
  }
}
