import Foundation

/// A dismissal by the user: the delegate is asked and told, as it is not for one in code.
///
/// - Evidence: RULES 9
@MainActor
struct UserDismissal {
  let presentation: UIPresentationController

  /// Whether the user may dismiss: not while locked, not if the delegate says no.
  var isAllowed: Bool {
    guard !presentation.presentedViewController.isModalInPresentation else { return false }
    guard let delegate = presentation.reachableDelegate else { return true }
    guard delegate.presentationControllerShouldDismiss(presentation) else { return false }
    guard let popover = presentation as? UIPopoverPresentationController,
      let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return true }
    return popoverDelegate.popoverPresentationControllerShouldDismissPopover(popover)
  }

  func tellWill() {
    presentation.reachableDelegate?.presentationControllerWillDismiss(presentation)
  }

  func tellDid() {
    let delegate = presentation.reachableDelegate
    delegate?.presentationControllerDidDismiss(presentation)
    if let popover = presentation as? UIPopoverPresentationController {
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .popoverPresentationControllerDidDismissPopover(popover)
    }
    (presentation.presentedViewController as? UIAlertController)?.userDidDismiss()
  }

  func tellAttempt() {
    presentation.reachableDelegate?.presentationControllerDidAttemptToDismiss(presentation)
  }

  /// Dismisses after a tap, or reports the attempt.
  func perform() {
    guard presentation.isLinked, presentation.run == nil, !presentation.isStarting else { return }
    guard isAllowed else {
      tellAttempt()
      return
    }
    tellWill()
    Presenter.startDismissal(of: presentation, animated: true, cause: .gesture) { tellDid() }
  }
}
