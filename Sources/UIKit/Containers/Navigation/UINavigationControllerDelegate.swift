public import Foundation

/// Who is told about the stack's changes and supplies animators.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called after the coming controller's `viewWillAppear`.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Called after the shown controller's `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// Asked for the orientations of the stack.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Asked for the orientation to present in.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Asked for an object that drives a custom animation by a gesture.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked for a custom animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// The methods are optional on iOS.
extension UINavigationControllerDelegate {
  /// The answer for those that do not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMessage.send(
      "navigationController:willShowViewController:animated:",
      to: self,
      navigationController,
      viewController,
      animated
    ) {}
  }
  /// The answer for those that do not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMessage.send(
      "navigationController:didShowViewController:animated:",
      to: self,
      navigationController,
      viewController,
      animated
    ) {}
  }
  /// The answer for those that do not implement it.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    OptionalMessage.send(
      "navigationControllerSupportedInterfaceOrientations:",
      to: self,
      navigationController
    ) { navigationController.supportedInterfaceOrientations }
  }
  /// The answer for those that do not implement it.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalMessage.send(
      "navigationControllerPreferredInterfaceOrientationForPresentation:",
      to: self,
      navigationController
    ) { .portrait }
  }
  /// The answer for those that do not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMessage.send(
      "navigationController:interactionControllerForAnimationController:",
      to: self,
      navigationController,
      animationController
    ) { nil }
  }
  /// The answer for those that do not implement it.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMessage.send(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      to: self,
      navigationController,
      operation,
      fromVC,
      toVC
    ) { nil }
  }
}
