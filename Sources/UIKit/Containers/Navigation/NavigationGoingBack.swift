/// The ways by which the user goes back.
extension UINavigationController {
  /// The user taps the back button: iOS calls the public pop method.
  ///
  /// Nothing happens if there is no such button to tap. A subclass that is the bar's
  /// delegate is asked first, and an action of the item's own replaces the pop.
  package func tapBackButton() {
    guard stack.controllers.count > 1, let top = topViewController, !isNavigationBarHidden,
      showsBackButton(of: top)
    else { return }
    if let action = top.navigationItem.backAction {
      action.perform(sender: top.navigationItem)
      return
    }
    if let delegate = self as? any UINavigationBarDelegate,
      !delegate.navigationBar(navigationBar, shouldPop: top.navigationItem)
    {
      return
    }
    popViewController(animated: true)
  }

  /// The user holds the back button and chooses a controller further below.
  ///
  /// - Evidence: RULES 8: in the target's `viewWillAppear` the old top is still listed, first
  ///   (grade B, iOS 14)
  package func longPressBack(to target: UIViewController) {
    guard stack.contains(target), let top = topViewController, top !== target,
      !isNavigationBarHidden, showsBackButton(of: top),
      let index = stack.controllers.lastIndex(where: { $0 === target })
    else { return }
    let popsSeveral = index < stack.controllers.count - 2
    popToViewController(target, animated: true)
    if popsSeveral, viewIfLoaded?.window != nil { stack.lingering = top }
  }

  /// Whether the bar has a back button while a controller is on top.
  func showsBackButton(of controller: UIViewController) -> Bool {
    let item = controller.navigationItem
    if item.hidesBackButton { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }
}
