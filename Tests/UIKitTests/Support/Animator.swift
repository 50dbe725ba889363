import Foundation

@testable import UIKit

/// An animation of the app's own that ends when the test says so.
@MainActor
final class HandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var steps: [String] = []
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    steps.append("animate")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    self.context = context
  }

  func animationEnded(_ transitionCompleted: Bool) { steps.append("ended \(transitionCompleted)") }

  func complete(_ didComplete: Bool) {
    context?.completeTransition(didComplete)
    context = nil
  }
}
