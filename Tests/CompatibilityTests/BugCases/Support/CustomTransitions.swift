import Foundation
import UIKit

/// Gives a presentation controller, and an animator if it has one.
@MainActor
final class PresentationGiver: NSObject, UIViewControllerTransitioningDelegate {
  var make: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var animator: Animator?
  var driver: (any UIViewControllerInteractiveTransitioning)?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { make?(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Moves views as the app's own animations do, and keeps what it was given.
@MainActor
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var calls = 0
  /// Whether the context had a view for `.to`, for each call.
  private(set) var hadToView: [Bool] = []
  /// What the last call was given, while somebody else keeps it.
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether transitions go through; else they are given up.
  var completes = true

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    calls += 1
    self.context = context
    let to = context.view(forKey: .to)
    hadToView.append(to != nil)
    if let to { context.containerView.addSubview(to) }
    UIView.animate(withDuration: 0.25) {
      to?.alpha = 1
      context.view(forKey: .from)?.alpha = 1
    } completion: { _ in
      context.completeTransition(self.completes && !context.transitionWasCancelled)
    }
  }
}
