public import Foundation

/// Who is told about a popover.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown; the last chance to say what it points at.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Asked whether the user may dismiss; older form.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user dismissed; older form.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Called when the size of the screen changes, to move what the popover points at.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

// The methods are optional on iOS.
extension UIPopoverPresentationControllerDelegate {
  /// The answer for those that do not implement it.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    OptionalMessage.send("prepareForPopoverPresentation:", to: self, popoverPresentationController)
    {}
  }
  /// The answer for those that do not implement it.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    OptionalMessage.send(
      "popoverPresentationControllerShouldDismissPopover:",
      to: self,
      popoverPresentationController
    ) { true }
  }
  /// The answer for those that do not implement it.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    OptionalMessage.send(
      "popoverPresentationControllerDidDismissPopover:",
      to: self,
      popoverPresentationController
    ) {}
  }
  /// The answer for those that do not implement it.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    OptionalMessage.send(
      "popoverPresentationController:willRepositionPopoverToRect:inView:",
      to: self,
      popoverPresentationController,
      rect,
      view
    ) {}
  }
}
