import Foundation

@testable import UIKit

/// An animator that slides the coming view in by 100 points, with a driver if wanted.
@MainActor
final class Slider: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  var steps: [String] = []
  var duration = 1.0
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// Makes an animator that can be paused.
  var isInterruptible = false
  /// Runs a property animator of its own, without showing it.
  var usesHiddenAnimator = false
  /// Whether the transition succeeds when no gesture drives it.
  var succeeds = true
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) var mover: UIView?
  private(set) var propertyAnimator: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  /// Where the moving view is shown, 0 to 100.
  var shown: CGFloat { mover?.layer.presentation()?.position.x ?? -1 }

  private func prepare(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    let mover = UIView(frame: .zero)
    context.containerView.addSubview(mover)
    self.mover = mover
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    steps.append("animate")
    if isInterruptible {
      interruptibleAnimator(using: context).startAnimation()
      return
    }
    prepare(context)
    if usesHiddenAnimator { return runHiddenAnimator(context) }
    UIView.animate(withDuration: duration, delay: 0, options: curve) {
      self.mover?.center.x = 100
    } completion: { [self] finished in
      steps.append("finished \(finished)")
      context.completeTransition(succeeds && !context.transitionWasCancelled)
    }
  }

  private func runHiddenAnimator(_ context: any UIViewControllerContextTransitioning) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      self.mover?.center.x = 100
    }
    animator.addCompletion { [self] position in
      steps.append("position \(position.rawValue)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard isInterruptible else { return NoInterruptibleAnimator() }
    if let propertyAnimator { return propertyAnimator }
    prepare(context)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      self.mover?.center.x = 100
    }
    animator.addCompletion { [self] position in
      steps.append("position \(position.rawValue)")
      context.completeTransition(!context.transitionWasCancelled)
      propertyAnimator = nil
    }
    propertyAnimator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { steps.append("ended \(transitionCompleted)") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
