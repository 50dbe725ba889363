import CoreGraphics
import Foundation

/// What a custom animation of the app is given.
///
/// The container holds the leaving view; the animation adds the coming one and
/// reports its end with `completeTransition`, which runs the second phase.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let run: TransitionRun
  private let animator: any UIViewControllerAnimatedTransitioning
  private var driver: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let frames: [ObjectIdentifier: CGRect]
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive: Bool
  private var isComplete = false

  init(
    run: TransitionRun,
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?,
    container: UIView,
    style: UIModalPresentationStyle,
    finalFrame: CGRect
  ) {
    self.run = run
    self.animator = animator
    self.driver = driver
    containerView = container
    presentationStyle = style
    isInteractive = driver != nil
    let coming = run.transition.coming ?? run.transition.leaving
    frames = coming.map { [ObjectIdentifier($0): finalFrame] } ?? [:]
    super.init()
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  /// Starts the animation, by the driver if there is one.
  func begin() {
    run.coordinator.isInteractive = isInteractive
    if let driver {
      (driver as? UIPercentDrivenInteractiveTransition)?.animator = animator
      driver.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    run.coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    isInteractive = false
    run.coordinator.isInteractive = false
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    isInteractive = false
    run.coordinator.isCancelled = true
    run.coordinator.isInteractive = false
  }

  func pauseInteractiveTransition() { isInteractive = true }

  func completeTransition(_ didComplete: Bool) {
    guard !isComplete else { return }
    isComplete = true
    driver = nil
    run.end(finished: didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    run.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    run.coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === run.transition.leaving ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    frames[ObjectIdentifier(vc)] ?? (vc === run.transition.coming ? containerView.bounds : .zero)
  }
}
