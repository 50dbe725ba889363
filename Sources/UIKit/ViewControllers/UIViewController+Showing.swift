import Foundation

/// Showing other controllers, and the scroll views that bars watch.
extension UIViewController {
  /// The first controller, from this one upwards, that performs an action.
  func nearestController(performing action: Selector, _ sender: Any?) -> UIViewController? {
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

  func nameContentScrollView(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
    namedScrollViews.set(scrollView, for: edge)
    _parent?.viewIfLoaded?.setNeedsLayout()
  }
}
