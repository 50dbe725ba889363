public import Foundation

/// Drives a custom animation by a share that a gesture reports.
///
/// The animator runs at the begin with its animations standing still; the gesture
/// moves them. When it lets go they play to the end, or back, and the animator's
/// own completion ends the transition. A pacing by a curve is linear until then.
///
/// - Evidence: the documentation of `completionCurve`, `completionSpeed`, `duration`
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?

  /// Creates a driver.
  public override init() { super.init() }

  /// The length of the animation without a gesture, in seconds.
  open private(set) var duration: CGFloat = 0

  /// The share that the gesture reported last.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest, 1 by default: as fast as without a gesture.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest for an animator that can be interrupted.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins as an interactive one.
  open var wantsInteractiveStart = true

  /// Begins the transition; the gesture drives it from here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else {
      unimplemented("UIPercentDrivenInteractiveTransition with a context of the app's own")
    }
    follow(context)
    if let animator = context.interruptibleAnimator {
      animator.pauseAnimation()
    } else {
      context.startAnimator()
    }
  }

  /// Learns of a transition that it may take hold of.
  func follow(_ context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.transitionDuration)
    percentComplete = 0
  }

  /// Lets go of a transition that is over.
  func forget(_ context: TransitionContext) {
    if self.context === context { self.context = nil }
  }

  /// Takes hold of the running animation.
  open func pause() {
    guard let context else { return }
    context.interruptibleAnimator?.pauseAnimation()
    context.pauseInteractiveTransition()
    percentComplete = context.interruptibleAnimator?.fractionComplete ?? context.share
  }

  /// Reports how far the gesture is, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.interruptibleAnimator?.fractionComplete = self.percentComplete
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Reports that the gesture was given up: the animation plays back.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    letGo(context, isReversed: true, rest: percentComplete)
  }

  /// Reports that the gesture went through: the animation plays to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    letGo(context, isReversed: false, rest: 1 - percentComplete)
  }

  private func letGo(_ context: TransitionContext, isReversed: Bool, rest: CGFloat) {
    guard let animator = context.interruptibleAnimator else { return }
    animator.isReversed = isReversed
    animator.continueAnimation(
      withTimingParameters: timingCurve,
      durationFactor: max(rest, 0.001) / max(completionSpeed, 0.001)
    )
  }
}
