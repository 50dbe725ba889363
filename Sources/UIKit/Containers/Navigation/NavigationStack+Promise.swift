/// The coordinator of an animated change that still waits for the layout pass.
///
/// Apps ask for it right after a push or a pop to learn of the end.
extension NavigationStack {
  /// The coordinator of the transition that is about to begin, if one is.
  func coordinatorToCome() -> TransitionCoordinator? {
    guard run == nil, gesture == nil, wantsAnimation, UIView.areAnimationsEnabled,
      controllers.last !== displayed, let owner, owner.viewIfLoaded?.window != nil,
      owner.appearance.state == .appeared
    else { return nil }
    if let promisedCoordinator { return promisedCoordinator }
    let transition = AppearanceTransition(
      kind: .push,
      leaving: displayed,
      coming: controllers.last,
      isAnimated: true
    )
    let made = TransitionCoordinator(transition, duration: Self.duration)
    promisedCoordinator = made
    return made
  }

  /// Ends a coordinator whose transition does not come.
  func breakPromise() {
    guard let promise = promisedCoordinator else { return }
    promisedCoordinator = nil
    promise.runCompletions()
  }
}
