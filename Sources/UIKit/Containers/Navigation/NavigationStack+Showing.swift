import Clockwork
import CoreGraphics
import Foundation

/// Bringing what is shown in line with the top of the stack.
extension NavigationStack {
  static let duration = Duration.milliseconds(350)

  /// Starts the transition from what is shown to the top, if they differ.
  func synchronize() {
    guard let owner, owner.viewIfLoaded?.window != nil, gesture == nil else { return }
    endFluidRunIfOvertaken()
    guard run == nil else { return }
    // A container on its way out takes nobody in; the change waits until it comes back.
    guard owner.appearance.state != .disappearing else { return }
    dropStranger()
    let top = controllers.last
    guard top !== displayed else {
      lingering = nil
      finishWaitingMoves()
      _ = startHistory()
      breakPromise()
      return
    }
    if displayed == nil, let top {
      showFirst(top)
    } else {
      startTransition(to: top)
    }
    lingering = nil
  }

  /// A controller that left by itself is no part of a transition: its view goes alone.
  private func dropStranger() {
    guard let owner, let shown = displayed, shown._parent !== owner else { return }
    displayed = nil
    if let view = shown.viewIfLoaded, view.superview === owner.content {
      view.removeFromSuperview()
    }
  }

  /// Whether a change waits for the layout pass that will animate it.
  var isAboutToAnimate: Bool {
    wantsAnimation && run == nil && gesture == nil && displayed != nil
      && controllers.last !== displayed && UIView.areAnimationsEnabled
      && owner?.appearance.state == .appeared
  }

  /// The first display takes part in the container's own appearance.
  private func showFirst(_ top: UIViewController) {
    guard let owner else { return }
    let isOwnAppearance = owner.appearance.state == .appearing
    let animated = isOwnAppearance ? owner.appearance.isAnimated : false
    displayed = top
    firstShown = top
    takeMovesUnderWay()
    _ = startHistory()
    preparing = top
    top.loadViewIfNeeded()
    owner.appearance.callbackDepth += 1
    AppearanceMachine.begin(top, appearing: true, animated: animated, by: .container)
    owner.appearance.callbackDepth -= 1
    preparing = nil
    owner.install(top)
    tell(willShow: top, animated: animated)
    MainLoop.current.afterCommit("navigation controller shows its first controller") {
      [self] in
      if owner.appearance.state == .appeared {
        AppearanceMachine.end(top, by: .container)
        firstDidShow(top, animated)
      }
    }
  }

  /// Called when the container itself has appeared, with its top.
  func ownerDidAppear() {
    guard let top = displayed, run == nil else { return }
    firstDidShow(top, owner?.appearance.isAnimated ?? false)
  }

  /// Called when the container itself has disappeared; a change that waited is not shown.
  func ownerDidDisappear() {
    // What runs has no end that anybody would see; a swipe is given up.
    if let run, run.stage == .running { run.abandon(finished: run.isGoingThrough) }
    guard controllers.last !== displayed || hasWaitingMoves else { return }
    MainLoop.current.post("navigation controller settles off window") { [weak self] in
      guard let self, run == nil, gesture == nil, owner?.viewIfLoaded?.window == nil else { return }
      settleOffWindow()
    }
  }

  private func firstDidShow(_ top: UIViewController, _ animated: Bool) {
    guard firstShown === top else { return }
    firstShown = nil
    finishMoves()
    tell(didShow: top, animated: animated)
  }

  // MARK: - Transitions

  private func startTransition(to top: UIViewController?) {
    guard let owner else { return }
    let isPush = arriving.contains { $0 === top }
    let canAnimate = owner.appearance.state == .appeared && UIView.areAnimationsEnabled
    let isAnimated = wantsAnimation && canAnimate
    let custom =
      isAnimated ? customAnimation(isPush ? .push : .pop, from: displayed, to: top) : nil
    let kind: TransitionKind = isPush ? .push : .pop
    let run = prepareRun(
      kind: custom == nil && isAnimated ? fluidKind(of: kind, to: top) : kind,
      to: top,
      isAnimated: isAnimated,
      cause: .code
    )
    guard let (animator, driver) = custom else {
      run.startAndFinish()
      return
    }
    isCustom = true
    run.prepare(driver: driver)
    run.start()
    isCustom = false
    owner.makeContext(for: run, animator: animator, driver: driver)?.begin()
  }

  /// The kind that can be interrupted, if the controller above prefers such a transition.
  func fluidKind(of kind: TransitionKind, to top: UIViewController?) -> TransitionKind {
    let above = kind == .push ? top : displayed
    guard above?.preferredTransition?.isFluid == true else { return kind }
    return kind == .push ? .fluidPush : .fluidPop
  }

  /// Makes the run of a transition from what is shown, with everything it will need.
  func prepareRun(
    kind: TransitionKind,
    to top: UIViewController?,
    isAnimated: Bool,
    cause: AppearanceTransition.Cause
  ) -> TransitionRun {
    let old = displayed
    let transition = AppearanceTransition(
      kind: kind,
      leaving: old,
      coming: top,
      isAnimated: isAnimated,
      cause: cause
    )
    let run = TransitionRun(
      transition,
      host: self,
      duration: Self.duration,
      coordinator: promisedCoordinator
    )
    promisedCoordinator = nil
    run.container = owner
    self.run = run
    owner?.activeCoordinator = run.coordinator
    run.coordinator.container = owner?.viewIfLoaded
    displayed = top
    let isPush = kind == .push || kind == .fluidPush
    preparing = isPush ? top : nil
    takeMovesUnderWay()
    underWay.past = startHistory()
    underWay.countAtStart = controllers.count
    old?.appearance.flags.set(.movingFromParent, old.map { !contains($0) } ?? false)
    top?.appearance.flags.set(.movingToParent, isPush)
    return run
  }

  private typealias CustomAnimation = (
    any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
  )

  /// The delegate's own animation, if it has one.
  private func customAnimation(
    _ operation: UINavigationController.Operation,
    from: UIViewController?,
    to: UIViewController?
  ) -> CustomAnimation? {
    guard let owner, let from, let to, let delegate = owner.delegate,
      let animator = delegate.navigationController(
        owner,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    else { return nil }
    return (animator, delegate.navigationController(owner, interactionControllerFor: animator))
  }

  private func tell(willShow controller: UIViewController, animated: Bool) {
    guard let owner else { return }
    owner.delegate?.navigationController(owner, willShow: controller, animated: animated)
  }

  private func tell(didShow controller: UIViewController, animated: Bool) {
    guard let owner else { return }
    owner.delegate?.navigationController(owner, didShow: controller, animated: animated)
  }
}

extension NavigationStack: TransitionHost {
  func installViews(for run: TransitionRun) {
    preparing = nil
    guard let owner else { return }
    askForSource(of: run.transition)
    owner.installForTransition(
      leaving: run.transition.leaving,
      coming: isCustom ? nil : run.transition.coming
    )
  }

  /// A zoom asks on each way for the view that it comes out of or goes back to.
  private func askForSource(of transition: AppearanceTransition) {
    let isPush = transition.kind == .fluidPush
    guard isPush || transition.kind == .fluidPop,
      let zoomed = isPush ? transition.coming : transition.leaving,
      let source = isPush ? transition.leaving : transition.coming
    else { return }
    zoomed.preferredTransition?.askForViews(from: source, to: zoomed)
  }

  func removeViews(for run: TransitionRun) {
    guard let owner else { return }
    let transition = run.transition
    owner.endTransitionViews(
      staying: run.isCancelled ? transition.leaving : transition.coming,
      going: run.isCancelled ? transition.coming : transition.leaving
    )
  }

  func tellWill(for run: TransitionRun) {
    if let coming = run.transition.coming {
      tell(willShow: coming, animated: run.transition.isAnimated)
    }
  }

  func tellDid(for run: TransitionRun) {
    if let coming = run.transition.coming {
      tell(didShow: coming, animated: run.transition.isAnimated)
    }
  }

  func didMove(_ role: Choreography.Role, for run: TransitionRun) {
    finishMoves()
  }

  func release(for run: TransitionRun) {
    if run.isCancelled {
      let (past, count) = (underWay.past, underWay.countAtStart)
      displayed = run.transition.leaving
      restore(past, countAtStart: count)
    }
    underWay.past = StackHistory()
    gesture = nil
    self.run = nil
    owner?.activeCoordinator = nil
    if hasNestedPush {
      hasNestedPush = false
      ConsoleMessage.unexpectedEndOfNavigation().emit()
    }
    owner?.transitionDidEnd()
    if owner?.viewIfLoaded?.window == nil { settleOffWindow() }
    owner?.viewIfLoaded?.setNeedsLayout()
  }
}

extension MovementFlags {
  mutating func set(_ flag: MovementFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
