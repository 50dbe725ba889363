import CoreGraphics
import Foundation

/// The stack behind a navigation controller: what is on it, what is shown, and
/// the transition between the two.
///
/// Changes of the stack only note what is to come; `synchronize()`, called in
/// the layout pass of the container's view, starts the transition.
///
/// A push and a pop cost the same at any depth: whether a controller is on the
/// stack is a mark on the controller, and the bar is told of the difference.
@MainActor
final class NavigationStack {
  /// The owner sets it to nil when it goes.
  @exclusivity(unchecked)
  nonisolated(unsafe) unowned(unsafe) var owner: UINavigationController?
  @exclusivity(unchecked) private(set) var controllers: [UIViewController] = []
  /// The controller whose view is in the container.
  @exclusivity(unchecked) var displayed: UIViewController?
  @exclusivity(unchecked) var run: TransitionRun?
  /// The controller of the first display, until it has appeared.
  @Backward var firstShown: UIViewController?
  /// Controllers that left the stack and still wait for `didMove(toParent: nil)`.
  @exclusivity(unchecked) var leaving: [UIViewController] = []
  /// Controllers that came onto the stack and still wait for `didMove`.
  @exclusivity(unchecked) var arriving: [UIViewController] = []
  /// Those among them whom the present transition concerns.
  @exclusivity(unchecked) var underWay = StackMoves()
  /// What changed since the present transition began.
  @exclusivity(unchecked) private(set) var history = StackHistory()
  @exclusivity(unchecked) var wantsAnimation = false
  /// Whether columns of a collapsed split view controller may lie on the stack.
  var takesNavigationControllers = false
  @exclusivity(unchecked) var gesture: PopGesture?
  /// Whether the starting transition's animation puts the coming view in itself.
  @exclusivity(unchecked) var isCustom = false
  /// The coordinator that was asked for before its transition began.
  var promisedCoordinator: TransitionCoordinator?
  /// The controller that a transition is about to show, until its view is in.
  @Backward var preparing: UIViewController?
  /// Whether a push came while another one was animated.
  @exclusivity(unchecked) var hasNestedPush = false
  /// The old top after a long press on the back button, until the way back has begun.
  @exclusivity(unchecked) var lingering: UIViewController?

  @exclusivity(unchecked) private var bottomBarHiders = 0

  /// Whether a controller on the stack wants the container's bottom bar away.
  ///
  /// Each controller is asked while it is on top or right below, as an answer may depend on
  /// that, and as apps set the property for the length of a push.
  var hidesBottomBar: Bool { controllers.count > 1 && bottomBarHiders > 0 }

  /// The controllers as the app sees them.
  var listed: [UIViewController] { lingering.map { [$0] + controllers } ?? controllers }

  func contains(_ controller: UIViewController) -> Bool {
    controller.isOnStack && controller._parent === owner
  }

  // MARK: - Changes

  func push(_ controller: UIViewController, animated: Bool) {
    guard let owner else { return }
    if contains(controller) {
      raise(.pushedTwice(controller, onto: owner))
      return
    }
    guard maySubmit([controller], to: owner) else { return }
    guard ContainmentCheck.allows(controller, asChildOf: owner) else { return }
    if animated { complainAboutNestedPush() }
    let below = controllers.last
    take(controller)
    controllers.append(controller)
    ask(below)
    ask(controller)
    owner.barDidPush(controller)
    changed(animated: animated)
  }

  /// Whether the controllers are of kinds that iOS takes onto a stack; raises if not.
  private func maySubmit(
    _ controllers: [UIViewController],
    to owner: UINavigationController
  ) -> Bool {
    if !takesNavigationControllers, controllers.contains(where: { $0 is UINavigationController }) {
      raise(.pushedNavigationController())
      return false
    }
    if controllers.contains(where: { $0 is UISplitViewController }) {
      raise(.pushedSplitViewController(onto: owner))
      return false
    }
    return true
  }

  /// Takes off everything above a position.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < controllers.count - 1 else { return nil }
    let popped = Array(controllers[(index + 1)...])
    history.willCut(controllers, from: index + 1)
    controllers.removeSubrange((index + 1)...)
    for controller in popped.reversed() { dismissFromStack(controller) }
    ask(controllers.last)
    owner?.barDidPop(popped.count)
    changed(animated: animated)
    return popped
  }

  func replace(with new: [UIViewController], animated: Bool) {
    guard let owner else { return }
    let members = Set(new.map(ObjectIdentifier.init))
    guard members.count == new.count else {
      raise(.duplicateControllers(new))
      return
    }
    guard maySubmit(new, to: owner) else { return }
    for controller in new where !contains(controller) {
      guard ContainmentCheck.allows(controller, asChildOf: owner) else { return }
    }
    let gone = controllers.filter { !members.contains(ObjectIdentifier($0)) }
    let added = new.filter { !contains($0) }
    let same = zip(controllers, new).prefix { $0 === $1 }.count
    history.willCut(controllers, from: same)
    controllers = new
    for controller in gone.reversed() { dismissFromStack(controller) }
    for controller in added { take(controller) }
    for controller in controllers { ask(controller) }
    owner.barDidReplace(from: same)
    changed(animated: animated)
  }

  /// Takes the top off for a gesture, which begins its transition at once.
  func takeOffTop() {
    guard let top = controllers.last else { return }
    history.willCut(controllers, from: controllers.count - 1)
    controllers.removeLast()
    dismissFromStack(top)
    ask(controllers.last)
    owner?.barDidPop(1)
    owner?.stackDidChange()
  }

  /// Takes out a controller that left by itself, as by `removeFromParent()`.
  func forget(_ controller: UIViewController) {
    guard controller.isOnStack, let index = controllers.lastIndex(where: { $0 === controller })
    else { return }
    stopCounting(controller)
    controller.isOnStack = false
    arriving.removeAll { $0 === controller }
    underWay.came.removeAll { $0 === controller }
    history.willCut(controllers, from: index)
    controllers.remove(at: index)
    owner?.barDidReplace(from: index)
    changed(animated: false)
  }

  private func take(_ controller: UIViewController) {
    guard let owner else { return }
    if let old = controller._parent, old !== owner { controller.leaveOldParent() }
    leaving.removeAll { $0 === controller }
    controller.isOnStack = true
    Doorway.send(.willMove(toParent: owner), to: controller)
    controller._parent = owner
    controller.appearance.flags.insert(.movingToParent)
    arriving.append(controller)
  }

  private func dismissFromStack(_ controller: UIViewController) {
    stopCounting(controller)
    controller.isOnStack = false
    arriving.removeAll { $0 === controller }
    Doorway.send(.willMove(toParent: nil), to: controller)
    leaving.append(controller)
  }

  private func ask(_ controller: UIViewController?) {
    guard let controller else { return }
    stopCounting(controller)
    guard controller.hidesBottomBarWhenPushed else { return }
    controller.isHidingBottomBar = true
    bottomBarHiders += 1
  }

  private func stopCounting(_ controller: UIViewController) {
    guard controller.isHidingBottomBar else { return }
    controller.isHidingBottomBar = false
    bottomBarHiders -= 1
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
  func settleOffWindow() {
    guard run == nil else { return }
    breakPromise()
    lingering = nil
    if let shown = displayed, shown !== controllers.last, shown.appearance.state == .disappeared {
      shown.viewIfLoaded?.removeFromSuperview()
      displayed = nil
    }
    finishWaitingMoves()
    _ = startHistory()
  }

  /// Whether somebody came or went and was not told of the end yet.
  var hasWaitingMoves: Bool {
    !(arriving.isEmpty && leaving.isEmpty && underWay.came.isEmpty && underWay.went.isEmpty)
  }

  // MARK: - Undoing

  /// Begins a new record; what changed before belongs to the transition that starts.
  func startHistory() -> StackHistory {
    defer { history = StackHistory(of: controllers) }
    return history
  }

  /// Puts the stack back to where it was before a transition that was given up.
  ///
  /// Controllers that were pushed meanwhile stay, on top, one that was on its way
  /// back as well. Any other change of the stack meanwhile wins, and what left does
  /// not return.
  func restore(_ past: StackHistory, countAtStart: Int) {
    guard history.replaced.isEmpty, history.unchanged == countAtStart else { return }
    let pushed = Array(controllers[countAtStart...])
    for controller in controllers[past.unchanged...] {
      stopCounting(controller)
      controller.isOnStack = false
    }
    let restored = past.restored(from: controllers, without: pushed)
    controllers = restored + pushed
    for controller in controllers[past.unchanged...] {
      controller.isOnStack = true
      controller.appearance.flags.remove(.movingFromParent)
      ask(controller)
    }
    underWay.went.removeAll { $0.isOnStack }
    let undone = underWay.came.filter { !$0.isOnStack }
    underWay.came.removeAll { !$0.isOnStack }
    for controller in undone { sendAway(controller) }
    history = StackHistory(of: restored)
    owner?.barDidReplace(from: past.unchanged)
    owner?.stackDidChange()
  }

  // MARK: - Moves

  func takeMovesUnderWay() {
    underWay.came += arriving
    underWay.went += leaving
    arriving = []
    leaving = []
  }

  /// Ends the moves that no transition will show.
  func finishWaitingMoves() {
    takeMovesUnderWay()
    finishMoves()
  }

  /// Sends `didMove` to those whom the transition concerned.
  func finishMoves() {
    guard let owner else { return }
    let moves = underWay
    underWay.came = []
    underWay.went = []
    // One that left again before the transition was over gets the other `didMove`.
    for controller in moves.came where contains(controller) {
      Doorway.send(.didMove(toParent: owner), to: controller)
    }
    for controller in moves.went {
      // One that was put back while it was on its way out stays a child.
      if contains(controller) {
        controller.appearance.flags.remove(.movingFromParent)
      } else {
        sendAway(controller)
      }
    }
  }

  private func sendAway(_ controller: UIViewController) {
    // Another container may have taken it meanwhile.
    guard controller._parent === owner else {
      controller.appearance.flags.remove(.movingFromParent)
      return
    }
    controller._parent = nil
    controller.containerInsets = .zero
    Doorway.send(.didMove(toParent: nil), to: controller)
    controller.appearance.flags.subtract([.movingFromParent, .movingToParent])
    owner?.registered.note(controller, ended: .popped)
  }

  // MARK: - Messages

  /// What iOS prints about a push that comes too early.
  private func complainAboutNestedPush() {
    if let coming = preparing {
      ConsoleMessage.unbalancedCalls(for: coming).emit()
    } else if let run, run.stage == .running, run.transition.isAnimated,
      run.transition.kind == .push
    {
      ConsoleMessage.nestedPush().emit()
      hasNestedPush = true
    }
  }
}

/// Who came onto a stack and who went from it, and how it was before.
@MainActor
struct StackMoves {
  var came: [UIViewController] = []
  var went: [UIViewController] = []
  var past = StackHistory()
  var countAtStart = 0
}
