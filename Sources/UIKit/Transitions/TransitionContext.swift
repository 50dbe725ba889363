import CoreGraphics
import Foundation

/// What a custom animation of the app is given.
///
/// The container holds the leaving view; the animation adds the coming one and
/// reports its end with `completeTransition`, which runs the second phase. Until
/// then the container or presenter stays busy.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let run: TransitionRun
  private let animator: any UIViewControllerAnimatedTransitioning
  private var driver: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let comingFrame: CGRect
  private let initialFrames: [ObjectIdentifier: CGRect]
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private var isComplete = false
  /// The animator that can be paused, once it was asked for.
  private(set) lazy var interruptibleAnimator: (any UIViewImplicitlyAnimating)? = {
    let animator = animator.interruptibleAnimator(using: self)
    return animator is NoInterruptibleAnimator ? nil : animator
  }()

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
    comingFrame = finalFrame
    var frames: [ObjectIdentifier: CGRect] = [:]
    for controller in [run.transition.leaving, run.coordinator.bystander] {
      guard let controller, let view = controller.viewIfLoaded else { continue }
      frames[ObjectIdentifier(controller)] =
        view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
    }
    initialFrames = frames
    super.init()
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { run.coordinator.targetTransform }
  var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }

  /// Starts the animation, by the driver if there is one.
  func begin() {
    let coordinator = run.coordinator
    coordinator.transitionDuration = transitionDuration
    coordinator.isInterruptible = interruptibleAnimator != nil
    if let driver, driver.wantsInteractiveStart {
      isInteractive = true
      coordinator.isInteractive = true
      takeCompletionFromDriver()
      driver.startInteractiveTransition(self)
    } else {
      (driver as? UIPercentDrivenInteractiveTransition)?.follow(self)
      startAnimator()
    }
    coordinator.runAnimations()
  }

  /// Runs the animator so that its animations follow the transition's clock.
  func startAnimator() {
    let clock = run.coordinator.clock
    clock.include(containerView.layer)
    guard interruptibleAnimator == nil else { return animator.animateTransition(using: self) }
    clock.run(isLinear: isInteractive) { animator.animateTransition(using: self) }
  }

  /// How far the animations are.
  var share: CGFloat { CGFloat(run.coordinator.clock.share) }

  // MARK: - Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isComplete else { return }
    run.coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard !isComplete, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = false
    run.coordinator.isCancelled = false
    takeCompletionFromDriver()
    run.coordinator.isInteractive = false
  }

  func cancelInteractiveTransition() {
    guard !isComplete, isInteractive else { return }
    transitionWasCancelled = true
    isInteractive = false
    run.coordinator.isCancelled = true
    takeCompletionFromDriver()
    run.coordinator.isInteractive = false
  }

  func pauseInteractiveTransition() {
    guard !isComplete, !isInteractive else { return }
    isInteractive = true
    run.coordinator.isInteractive = true
    run.coordinator.percentComplete = interruptibleAnimator?.fractionComplete ?? share
  }

  private func takeCompletionFromDriver() {
    guard let driver else { return }
    run.coordinator.completionVelocity = driver.completionSpeed
    run.coordinator.completionCurve = driver.completionCurve
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isComplete else {
      ConsoleMessage.completedTwice(by: animator).emit()
      return
    }
    isComplete = true
    isInteractive = false
    (driver as? UIPercentDrivenInteractiveTransition)?.forget(self)
    driver = nil
    interruptibleAnimator = nil
    run.end(finished: didComplete)
    run.coordinator.clock.release()
    animator.animationEnded(didComplete)
  }

  // MARK: - Parts

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    run.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    run.coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    let isPresented = run.coordinator.presentation?.presentedViewController === vc
    if vc === run.transition.coming {
      return run.coordinator.presentation == nil || isPresented
        ? comingFrame : containerView.bounds
    }
    if isPresented { return comingFrame }
    return vc === run.coordinator.bystander ? initialFrame(for: vc) : .zero
  }
}
