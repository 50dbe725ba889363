import Foundation

/// Showing other controllers, and the scroll views that bars watch.
extension UIViewController {
  /// The nearest controller, from this one upwards, that shows others in a way of its own.
  ///
  /// - Differs: The runtime cannot be asked whether a class of the app overrides a method; such a
  ///   class says so in `canPerformAction(_:withSender:)`.
  public func targetViewController(
    forAction action: Selector,
    sender: Any?
  ) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current._parent
    }
    return nil
  }

  /// The answer for the two actions that show controllers; `nil` for all others.
  func showsControllers(by action: Selector) -> Bool? {
    switch action.description {
    case "showViewController:sender:":
      self is UINavigationController || self is UISplitViewController
    case "showDetailViewController:sender:": self is UISplitViewController
    default: nil
    }
  }

  /// The scroll view that bars watch; `nil` lets the system find one.
  public func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge
  ) {
    namedScrollViews.set(scrollView, for: edge)
    _parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that bars watch at an edge: the one that was set.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedScrollViews[edge]
  }
}
