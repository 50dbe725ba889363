/// Is asked about columns and told about changes.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the columns that are shown change.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// Asked what the button for the display mode does; classic style.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Asked to show a controller in the app's own way.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Asked to show a detail in the app's own way.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Called before a column is shown; column styles.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  /// Called before a column is hidden; column styles.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  /// Called after a column was shown; column styles.
  func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  )
  /// Called after a column was hidden; column styles.
  func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  )
  /// Asked for the column that is on top after a collapse; column styles.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Asked for the display mode after an expansion; column styles.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after a collapse; column styles.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after an expansion; column styles.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when a swipe begins to show or hide the primary column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when that swipe ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Asked for the controller that remains after a collapse; classic style.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Asked for the primary controller after an expansion; classic style.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Asked to collapse in the app's own way; classic style.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Asked for the secondary controller after an expansion; classic style.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Asked for the orientations of the container.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Asked for the orientation in which the container is presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

// The methods are optional on iOS.
extension UISplitViewControllerDelegate {
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    OptionalMessage.send("splitViewController:willChangeToDisplayMode:", to: self, svc, displayMode)
    {}
  }
  /// The answer for those that do not implement it: the container decides.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    OptionalMessage.send("targetDisplayModeForActionInSplitViewController:", to: self, svc) {
      .automatic
    }
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    OptionalMessage.send(
      "splitViewController:showViewController:sender:",
      to: self,
      splitViewController,
      vc,
      sender
    ) { false }
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    OptionalMessage.send(
      "splitViewController:showDetailViewController:sender:",
      to: self,
      splitViewController,
      vc,
      sender
    ) { false }
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    OptionalMessage.send("splitViewController:willShowColumn:", to: self, svc, column) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    OptionalMessage.send("splitViewController:willHideColumn:", to: self, svc, column) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  ) {
    OptionalMessage.send("splitViewController:didShowColumn:", to: self, svc, column) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  ) {
    OptionalMessage.send("splitViewController:didHideColumn:", to: self, svc, column) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    OptionalMessage.send(
      "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      to: self,
      svc,
      proposedTopColumn
    ) { proposedTopColumn }
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    OptionalMessage.send(
      "splitViewController:displayModeForExpandingToProposedDisplayMode:",
      to: self,
      svc,
      proposedDisplayMode
    ) { proposedDisplayMode }
  }
  /// The answer for those that do not implement it.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalMessage.send("splitViewControllerDidCollapse:", to: self, svc) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalMessage.send("splitViewControllerDidExpand:", to: self, svc) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {
    OptionalMessage.send(
      "splitViewControllerInteractivePresentationGestureWillBegin:",
      to: self,
      svc
    ) {}
  }
  /// The answer for those that do not implement it.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {
    OptionalMessage.send("splitViewControllerInteractivePresentationGestureDidEnd:", to: self, svc)
    {}
  }
  /// The answer for those that do not implement it: the first controller.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    OptionalMessage.send(
      "primaryViewControllerForCollapsingSplitViewController:",
      to: self,
      splitViewController
    ) { nil }
  }
  /// The answer for those that do not implement it: the controller that is shown.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    OptionalMessage.send(
      "primaryViewControllerForExpandingSplitViewController:",
      to: self,
      splitViewController
    ) { nil }
  }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    OptionalMessage.send(
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      to: self,
      splitViewController,
      secondaryViewController,
      primaryViewController
    ) { false }
  }
  /// The answer for those that do not implement it: the primary controller is asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    OptionalMessage.send(
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
      to: self,
      splitViewController,
      primaryViewController
    ) { nil }
  }
  /// The answer for those that do not implement it: what controllers support by default.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    OptionalMessage.send(
      "splitViewControllerSupportedInterfaceOrientations:",
      to: self,
      splitViewController
    ) { splitViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  }
  /// The answer for those that do not implement it.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    OptionalMessage.send(
      "splitViewControllerPreferredInterfaceOrientationForPresentation:",
      to: self,
      splitViewController
    ) { .portrait }
  }
}
