public import Foundation

/// Is asked and told about the user's taps on tabs, and supplies animations.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked whether a tapped tab may be selected; on a reselect, too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Told that the user selected a tab; on a reselect, too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// Asked whether a tapped tab may be selected, of a container that has tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool
  /// Told that the user selected a tab, of a container that has tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
  /// Told that the user is about to rearrange tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Told that rearranging is about to end.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// Told that rearranging ended.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// Asked for the orientations of the container.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Asked for the orientation in which the container is presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Asked for an animation to another tab, after taps and after selections in code.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked for the driver of an animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// The methods are optional on iOS.
extension UITabBarControllerDelegate {
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalMessage.send(
      "tabBarController:shouldSelectViewController:",
      to: self,
      tabBarController,
      viewController
    ) { true }
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    OptionalMessage.send(
      "tabBarController:didSelectViewController:",
      to: self,
      tabBarController,
      viewController
    ) {}
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    OptionalMessage.send("tabBarController:shouldSelectTab:", to: self, tabBarController, tab) {
      true
    }
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    OptionalMessage.send(
      "tabBarController:didSelectTab:previousTab:",
      to: self,
      tabBarController,
      selectedTab,
      previousTab
    ) {}
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    OptionalMessage.send(
      "tabBarController:willBeginCustomizingViewControllers:",
      to: self,
      tabBarController,
      viewControllers
    ) {}
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    OptionalMessage.send(
      "tabBarController:willEndCustomizingViewControllers:changed:",
      to: self,
      tabBarController,
      viewControllers,
      changed
    ) {}
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    OptionalMessage.send(
      "tabBarController:didEndCustomizingViewControllers:changed:",
      to: self,
      tabBarController,
      viewControllers,
      changed
    ) {}
  }
  /// The answer for those that do not implement it: what controllers support by default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    OptionalMessage.send(
      "tabBarControllerSupportedInterfaceOrientations:",
      to: self,
      tabBarController
    ) { tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  }
  /// The answer for those that do not implement it.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    OptionalMessage.send(
      "tabBarControllerPreferredInterfaceOrientationForPresentation:",
      to: self,
      tabBarController
    ) { .portrait }
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMessage.send(
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      to: self,
      tabBarController,
      fromVC,
      toVC
    ) { nil }
  }
  /// The answer for those that do not implement it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMessage.send(
      "tabBarController:interactionControllerForAnimationController:",
      to: self,
      tabBarController,
      animationController
    ) { nil }
  }
}
