public import Foundation

/// Adapts presentations and is asked about dismissals by the user.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked for the style in compact width; older form.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Asked for the style in given traits; `.none` keeps the presentation as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called with the presentation controller of an adapted style, before it is used.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Asked for another controller in the adapted style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a presentation begins, `.none` if it is not adapted, and before it adapts.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Asked, perhaps several times, whether the user may dismiss.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user begins to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss, but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

// The methods are optional on iOS.
extension UIAdaptivePresentationControllerDelegate {
  /// The answer for those that do not implement it.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    OptionalMessage.send(
      "adaptivePresentationStyleForPresentationController:",
      to: self,
      controller
    ) { controller.ownAdaptiveStyle(for: controller.askedTraits) }
  }
  /// The answer for those that do not implement it: the older question in compact width.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalMessage.send(
      "adaptivePresentationStyleForPresentationController:traitCollection:",
      to: self,
      controller,
      traitCollection
    ) {
      guard traitCollection.horizontalSizeClass == .compact else {
        return controller.ownAdaptiveStyle(for: traitCollection)
      }
      return adaptivePresentationStyle(for: controller)
    }
  }
  /// The answer for those that do not implement it.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    OptionalMessage.send(
      "presentationController:prepareAdaptivePresentationController:",
      to: self,
      presentationController,
      adaptivePresentationController
    ) {}
  }
  /// The answer for those that do not implement it.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    OptionalMessage.send(
      "presentationController:viewControllerForAdaptivePresentationStyle:",
      to: self,
      controller,
      style
    ) { nil }
  }
  /// The answer for those that do not implement it.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    OptionalMessage.send(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      to: self,
      presentationController,
      style,
      transitionCoordinator
    ) {}
  }
  /// The answer for those that do not implement it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    OptionalMessage.send("presentationControllerShouldDismiss:", to: self, presentationController) {
      true
    }
  }
  /// The answer for those that do not implement it.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalMessage.send("presentationControllerWillDismiss:", to: self, presentationController) {}
  }
  /// The answer for those that do not implement it.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalMessage.send("presentationControllerDidDismiss:", to: self, presentationController) {}
  }
  /// The answer for those that do not implement it.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalMessage.send(
      "presentationControllerDidAttemptToDismiss:",
      to: self,
      presentationController
    ) {}
  }
}
