import Clockwork
import CoreGraphics

extension NavigationStack {
  /// Begins a pop that follows a finger; refused on a stack of one and while something moves.
  ///
  /// A push that can be reversed is finished first, so that the pop is a transition of
  /// its own and every callback comes.
  func beginInteractivePop() -> PopGesture? {
    guard let owner, owner.viewIfLoaded?.window != nil, gesture == nil else { return nil }
    owner.view.layoutIfNeeded()
    if isReversiblePush { run?.endNow() }
    guard controllers.count > 1, run == nil, let top = controllers.last, top === displayed,
      owner.appearance.state == .appeared
    else { return nil }
    takeOffTop()
    let below = controllers.last
    let run = prepareRun(
      kind: fluidKind(of: .pop, to: below),
      to: below,
      isAnimated: true,
      cause: .gesture
    )
    run.coordinator.isInteractive = true
    let gesture = PopGesture(run: run)
    self.gesture = gesture
    run.start()
    return gesture
  }

  /// A change of the stack does not wait for a transition that can be interrupted.
  func endFluidRunIfOvertaken() {
    guard let run, run.transition.kind == .fluidPush || run.transition.kind == .fluidPop,
      !run.isStarting, controllers.last !== displayed
    else { return }
    run.endNow()
  }
}

/// A swipe from the edge, from its begin to its end.
@MainActor
package final class PopGesture {
  private var run: TransitionRun?
  private var share: CGFloat = 0

  init(run: TransitionRun) { self.run = run }

  /// Moves the finger to a share of the way, 0 to 1.
  package func update(_ share: CGFloat) {
    self.share = min(max(share, 0), 1)
    run?.coordinator.percentComplete = self.share
  }

  /// Lets go beyond the threshold: the pop goes through.
  package func finish() { end(finished: true, rest: 1 - share) }

  /// Lets go before it, or is interrupted: everything returns.
  package func cancel() { end(finished: false, rest: share) }

  private func end(finished: Bool, rest: CGFloat) {
    guard let run else { return }
    self.run = nil
    run.coordinator.isCancelled = !finished
    run.coordinator.isInteractive = false
    run.planEnd(finished: finished, after: run.duration * Double(max(rest, 0.05)))
  }
}
