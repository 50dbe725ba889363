import Foundation

/// What iOS objects to when one controller is to present another (RULES 15, 16, 19).
@MainActor
enum PresentationCheck {
  /// Raises iOS's exception for what can never be presented.
  static func isLegal(_ presented: UIViewController, from source: UIViewController) -> Bool {
    if presented === source {
      raise(.presentedOnItself(source))
      return false
    }
    if let other = presented.presentation, other.isLinked {
      raise(.presentedAlready(presented, by: other.presentingViewController))
      return false
    }
    if presented.parent != nil {
      raise(.presentedHasParent(presented))
      return false
    }
    if presented.modalPresentationStyle == .none {
      raise(
        .invalidArgument(
          "The specified modal presentation style doesn't have a corresponding presentation "
            + "controller."
        )
      )
      return false
    }
    return true
  }

  /// Prints iOS's message for what cannot be presented now; detached presenters go on.
  static func isPossible(
    _ presented: UIViewController,
    on presenter: UIViewController,
    from source: UIViewController
  ) -> Bool {
    if let busy = presenter.outgoingPresentation ?? source.nearestOutgoing {
      let other = busy.presentedViewController
      (busy.run == nil
        ? ConsoleMessage.presenterIsBusy(presented, on: presenter, from: source, presenting: other)
        : ConsoleMessage.presentationInProgress(presented, on: presenter, from: source)).emit()
      return false
    }
    // The presenter counts: a controller that was pushed or selected a moment ago has no view in
    // the window yet, and its container presents for it (URLNavigator's tests on iOS rely on it).
    guard presenter.viewIfLoaded?.window != nil else {
      ConsoleMessage.presenterIsOffWindow(presented, on: presenter, from: source).emit()
      return false
    }
    if let incoming = presenter.nearestIncoming,
      incoming.isEnding
        || incoming.presentedViewController.appearance.flags.contains(.beingDismissed)
    {
      ConsoleMessage.presentationInProgress(presented, on: presenter, from: source).emit()
      return false
    }
    if !presenter.isWindowRoot, presenter.presentation == nil, presenter.parent == nil {
      ConsoleMessage.detachedPresenter(presented, from: presenter).emit()
    }
    return true
  }
}
