import Clockwork
import Foundation

/// `transition(from:to:duration:options:animations:completion:)`.
extension UIViewController {
  /// Swaps two children: the coming view is put over the leaving one, the changes
  /// are animated, and the leaving view is taken out at the end.
  ///
  /// - Evidence: RULES 1, 15; the scenarios `containment-transition`,
  ///   `warning-transition-after-insert`
  func swapChildren(
    _ from: UIViewController,
    _ to: UIViewController,
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from._parent === self, to._parent === self else {
      raise(.noCommonParent(from, to))
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      raise(.swapInManualContainer(self))
      return
    }
    let swap = ChildSwap(options)
    let isVisible =
      appearance.state.leads(toAppeared: true) && from.viewIfLoaded?.superview != nil
    let transition = AppearanceTransition(
      kind: .childSwap,
      leaving: from,
      coming: to,
      isAnimated: duration > 0 && UIView.areAnimationsEnabled
    )
    let run = TransitionRun(transition, host: swap, duration: .rounded(seconds: duration))
    run.completion = { completion?(swap.finished) }
    run.asker = .hand
    // Children of a container out of sight appear with it, not by themselves.
    run.movesViewsOnly = !isVisible
    from.appearance.swap = run
    to.appearance.swap = run
    run.start()
    swap.animate(run, animations)
  }
}

/// Moves and animates the views of `transition(from:to:…)`.
@MainActor
final class ChildSwap: TransitionHost {
  private let options: UIView.AnimationOptions
  /// Whether the animations ran to their end.
  private(set) var finished = true

  private weak var place: UIView?

  init(_ options: UIView.AnimationOptions) {
    self.options = options
  }

  func installViews(for run: TransitionRun) {
    guard let coming = run.transition.coming?.viewIfLoaded,
      let leaving = run.transition.leaving?.viewIfLoaded, let place = leaving.superview
    else { return }
    if options.contains(.showHideTransitionViews) { coming.isHidden = false }
    self.place = place
    guard coming.superview !== place else { return }
    move(run.transition.coming) { place.addSubview(coming) }
  }

  /// Moves a view without its own appearance: the swap sends the callbacks.
  private func move(_ controller: UIViewController?, _ change: () -> Void) {
    controller?.appearance.isMovedBySwap = true
    change()
    controller?.appearance.isMovedBySwap = false
  }

  /// Runs the app's changes and plans the end.
  ///
  /// A repeated animation and one without changes last as long as the swap.
  func animate(_ run: TransitionRun, _ changes: (() -> Void)?) {
    guard run.transition.isAnimated else {
      changes?()
      run.planEnd(finished: true, after: .zero)
      return
    }
    let place = run.transition.coming?.viewIfLoaded?.superview
    let ended: (Bool) -> Void = { [self] whole in
      guard !whole else { return }
      finished = false
      run.end(finished: true)
    }
    let seconds = run.duration.inSeconds
    if let place, options.hasTransition {
      UIView.transition(
        with: place,
        duration: seconds,
        options: options,
        animations: changes,
        completion: ended
      )
    } else {
      UIView.animate(
        withDuration: seconds,
        delay: 0,
        options: options,
        animations: { changes?() },
        completion: ended
      )
    }
    run.planEnd(finished: true, after: run.duration)
  }

  func removeViews(for run: TransitionRun) {
    let leaver = run.transition.leaving
    for controller in [leaver, run.transition.coming] where controller?.appearance.swap === run {
      controller?.appearance.swap = nil
    }
    // One that another swap brings back keeps its place.
    guard leaver?.appearance.swap == nil, leaver !== run.transition.coming else { return }
    // Neither is one taken away that the app has put somewhere else meanwhile.
    guard let leaving = leaver?.viewIfLoaded, leaving.superview === place else { return }
    if options.contains(.showHideTransitionViews) {
      leaving.isHidden = true
    } else {
      move(leaver) { leaving.removeFromSuperview() }
    }
  }

  func release(for run: TransitionRun) {}
}
