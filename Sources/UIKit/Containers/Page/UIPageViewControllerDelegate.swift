public import Foundation

/// Supplies the neighbours of a page.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; asked after a change in code, not after swipes.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The selected dot; asked after a change in code, not after swipes.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// The two are optional on iOS.
extension UIPageViewControllerDataSource {
  /// The answer for those that do not implement it: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMessage.send("presentationCountForPageViewController:", to: self, pageViewController) {
      0
    }
  }
  /// The answer for those that do not implement it.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMessage.send("presentationIndexForPageViewController:", to: self, pageViewController) {
      0
    }
  }
}

/// Is told about the user's swipes, and asked when the device turns.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a swipe begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called when a swipe came to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// Asked for the spine when the device turns; may set the pages for it.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Asked for the orientations of the container.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Asked for the orientation in which the container is presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

// The methods are optional on iOS.
extension UIPageViewControllerDelegate {
  /// The answer for those that do not implement it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    OptionalMessage.send(
      "pageViewController:willTransitionToViewControllers:",
      to: self,
      pageViewController,
      pendingViewControllers
    ) {}
  }
  /// The answer for those that do not implement it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    OptionalMessage.send(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      to: self,
      pageViewController,
      finished,
      previousViewControllers,
      completed
    ) {}
  }
  /// The answer for those that do not implement it: the spine stays.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    OptionalMessage.send(
      "pageViewController:spineLocationForInterfaceOrientation:",
      to: self,
      pageViewController,
      orientation
    ) { pageViewController.spineLocation }
  }
  /// The answer for those that do not implement it: what controllers support by default.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    OptionalMessage.send(
      "pageViewControllerSupportedInterfaceOrientations:",
      to: self,
      pageViewController
    ) { pageViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  }
  /// The answer for those that do not implement it.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    OptionalMessage.send(
      "pageViewControllerPreferredInterfaceOrientationForPresentation:",
      to: self,
      pageViewController
    ) { .portrait }
  }
}
