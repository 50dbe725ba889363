import Clockwork
import CoreGraphics
import Foundation

/// The stack behind a navigation controller: what is on it, what is shown, and
/// the transition between the two.
///
/// Changes of the stack only note what is to come; `synchronize()`, called in
/// the layout pass of the container's view, starts the transition.
@MainActor
final class NavigationStack {
  weak var owner: UINavigationController?
  private(set) var controllers: [UIViewController] = []
  /// The controller whose view is in the container.
  private(set) var displayed: UIViewController?
  private(set) var run: TransitionRun?
  /// The controller of the first display, until it has appeared.
  private weak var firstShown: UIViewController?
  /// Controllers that left the stack and still wait for `didMove(toParent: nil)`.
  private var leaving: [UIViewController] = []
  /// Controllers that came onto the stack and still wait for `didMove`.
  private var arriving: [UIViewController] = []
  /// Those among them whom the present transition concerns.
  private var underWay: (came: [UIViewController], went: [UIViewController]) = ([], [])
  private var wantsAnimation = false
  private var gesture: PopGesture?
  /// Whether the starting transition's animation puts the coming view in itself.
  private var isCustom = false

  static let duration = Duration.milliseconds(350)

  // MARK: - Changes

  func push(_ controller: UIViewController, animated: Bool) {
    guard let owner else { return }
    if controllers.contains(where: { $0 === controller }) {
      raise(.pushedTwice(controller, onto: owner))
      return
    }
    if controller is UINavigationController {
      raise(.pushedNavigationController())
      return
    }
    guard ContainmentCheck.allows(controller, asChildOf: owner) else { return }
    take(controller)
    controllers.append(controller)
    changed(animated: animated)
  }

  /// Takes off everything above a position.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < controllers.count - 1 else { return nil }
    let popped = Array(controllers[(index + 1)...])
    controllers.removeSubrange((index + 1)...)
    for controller in popped.reversed() { dismissFromStack(controller) }
    changed(animated: animated)
    return popped
  }

  func replace(with new: [UIViewController], animated: Bool) {
    guard let owner else { return }
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      raise(.duplicateControllers(new))
      return
    }
    if new.contains(where: { $0 is UINavigationController }) {
      raise(.pushedNavigationController())
      return
    }
    for controller in new where !controllers.contains(where: { $0 === controller }) {
      guard ContainmentCheck.allows(controller, asChildOf: owner) else { return }
    }
    let gone = controllers.filter { old in !new.contains { $0 === old } }
    let added = new.filter { one in !controllers.contains { $0 === one } }
    controllers = new
    for controller in gone.reversed() { dismissFromStack(controller) }
    for controller in added { take(controller) }
    changed(animated: animated)
  }

  private func take(_ controller: UIViewController) {
    guard let owner else { return }
    if let old = controller._parent, old !== owner { controller.leaveOldParent() }
    leaving.removeAll { $0 === controller }
    Doorway.send(.willMove(toParent: owner), to: controller)
    controller._parent = owner
    controller.appearance.flags.insert(.movingToParent)
    arriving.append(controller)
  }

  private func dismissFromStack(_ controller: UIViewController) {
    arriving.removeAll { $0 === controller }
    Doorway.send(.willMove(toParent: nil), to: controller)
    leaving.append(controller)
  }

  private func changed(animated: Bool) {
    wantsAnimation = animated
    owner?.stackDidChange()
    guard let view = owner?.viewIfLoaded, view.window != nil else {
      settleOffWindow()
      return
    }
    view.setNeedsLayout()
  }

  /// Off window nothing loads and nobody appears; the moves end at once.
  private func settleOffWindow() {
    if let shown = displayed, shown !== controllers.last, shown.appearance.state == .disappeared {
      shown.viewIfLoaded?.removeFromSuperview()
      displayed = nil
    }
    finishWaitingMoves()
  }

  // MARK: - The layout pass

  /// Starts the transition from what is shown to the top, if they differ.
  func synchronize() {
    guard let owner, owner.viewIfLoaded?.window != nil, run == nil, gesture == nil else { return }
    // A container on its way out takes nobody in; the change waits until it comes back.
    guard owner.appearance.state != .disappearing else { return }
    let top = controllers.last
    guard top !== displayed else {
      finishWaitingMoves()
      return
    }
    if displayed == nil, let top {
      showFirst(top)
    } else {
      startTransition(to: top)
    }
  }

  /// The first display takes part in the container's own appearance.
  private func showFirst(_ top: UIViewController) {
    guard let owner else { return }
    let isOwnAppearance = owner.appearance.state == .appearing
    let animated = isOwnAppearance ? owner.appearance.isAnimated : false
    displayed = top
    firstShown = top
    takeMovesUnderWay()
    top.loadViewIfNeeded()
    owner.appearance.callbackDepth += 1
    AppearanceMachine.begin(top, appearing: true, animated: animated, by: .container)
    owner.appearance.callbackDepth -= 1
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
    guard controllers.last !== displayed else { return }
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

  private func startTransition(to top: UIViewController?) {
    guard let owner else { return }
    let wasBelow = !arriving.contains { $0 === top } && top?.isViewLoaded ?? true
    let canAnimate = owner.appearance.state == .appeared && UIView.areAnimationsEnabled
    let transition = AppearanceTransition(
      kind: wasBelow ? .pop : .push,
      leaving: displayed,
      coming: top,
      isAnimated: wantsAnimation && canAnimate
    )
    let run = makeRun(transition)
    let old = displayed
    displayed = top
    takeMovesUnderWay()
    guard run.transition.isAnimated, let old, let top,
      let (animator, driver) = customAnimation(for: run, from: old, to: top)
    else {
      run.startAndFinish()
      return
    }
    isCustom = true
    run.start()
    isCustom = false
    owner.makeContext(for: run, animator: animator, driver: driver)?.begin()
  }

  private func makeRun(_ transition: AppearanceTransition) -> TransitionRun {
    let run = TransitionRun(transition, host: self, duration: Self.duration)
    self.run = run
    owner?.activeCoordinator = run.coordinator
    run.coordinator.container = owner?.viewIfLoaded
    return run
  }

  private typealias CustomAnimation = (
    any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
  )

  /// The delegate's own animation, if it has one.
  private func customAnimation(
    for run: TransitionRun,
    from: UIViewController,
    to: UIViewController
  ) -> CustomAnimation? {
    guard let owner, let delegate = owner.delegate else { return nil }
    let operation: UINavigationController.Operation = run.transition.kind == .pop ? .pop : .push
    guard
      let animator = delegate.navigationController(
        owner,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    else { return nil }
    return (animator, delegate.navigationController(owner, interactionControllerFor: animator))
  }

  // MARK: - The swipe from the edge

  /// Begins a pop that follows a finger; refused on a stack of one.
  func beginInteractivePop() -> PopGesture? {
    guard let owner, owner.viewIfLoaded?.window != nil else { return nil }
    owner.view.layoutIfNeeded()
    guard controllers.count > 1, run == nil, gesture == nil, let top = controllers.last,
      top === displayed, owner.appearance.state == .appeared
    else { return nil }
    controllers.removeLast()
    dismissFromStack(top)
    owner.stackDidChange()
    let transition = AppearanceTransition(
      kind: .pop,
      leaving: top,
      coming: controllers.last,
      isAnimated: true,
      cause: .gesture
    )
    let run = makeRun(transition)
    run.coordinator.isInteractive = true
    displayed = controllers.last
    takeMovesUnderWay()
    let gesture = PopGesture(run: run)
    self.gesture = gesture
    run.start()
    return gesture
  }

  // MARK: - Ends

  private func takeMovesUnderWay() {
    underWay.came += arriving
    underWay.went += leaving
    arriving = []
    leaving = []
  }

  /// Ends the moves that no transition will show.
  private func finishWaitingMoves() {
    takeMovesUnderWay()
    finishMoves()
  }

  /// Sends `didMove` to those whom the transition concerned.
  private func finishMoves() {
    guard let owner else { return }
    let (came, went) = underWay
    underWay = ([], [])
    for controller in came { Doorway.send(.didMove(toParent: owner), to: controller) }
    for controller in went {
      // One that was put back while it was on its way out stays a child.
      if controllers.contains(where: { $0 === controller }) {
        controller.appearance.flags.remove(.movingFromParent)
      } else {
        sendAway(controller)
      }
    }
  }

  private func sendAway(_ controller: UIViewController) {
    controller._parent = nil
    controller.containerInsets = .zero
    Doorway.send(.didMove(toParent: nil), to: controller)
    controller.appearance.flags.remove(.movingFromParent)
    owner?.registered.note(controller, ended: .popped)
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
    guard let owner else { return }
    owner.installForTransition(
      leaving: run.transition.leaving,
      coming: isCustom ? nil : run.transition.coming
    )
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
    if run.isCancelled, let top = run.transition.leaving {
      underWay.went.removeAll { $0 === top }
      top.appearance.flags.remove(.movingFromParent)
      controllers.append(top)
      displayed = top
      owner?.stackDidChange()
    }
    gesture = nil
    self.run = nil
    owner?.activeCoordinator = nil
    owner?.viewIfLoaded?.setNeedsLayout()
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
