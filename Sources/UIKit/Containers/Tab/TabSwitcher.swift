import Clockwork
import CoreGraphics
import Foundation

/// The selection of a tab bar controller and the transition to it.
@MainActor
final class TabSwitcher {
  @Backward var owner: UITabBarController?
  /// The controller whose view is in the container.
  private(set) var displayed: UIViewController?
  private var selection = Selection.nothing
  private(set) var run: TransitionRun?
  /// The selection before the running transition, for a cancel.
  private var previous = Selection.nothing
  /// The view in which a custom animation takes place.
  @Backward private var stage: UIView?
  private var isCustom = false

  /// What is selected.
  enum Selection {
    case nothing
    case tab(TabEntry)
    case more
  }

  var isRunning: Bool { run != nil }

  func isLeaving(_ controller: UIViewController) -> Bool {
    run?.transition.leaving === controller
  }

  // MARK: - Questions

  /// The selected tab; under More the one that was opened from the list.
  var selectedEntry: TabEntry? {
    switch selection {
    case .tab(let entry): entry
    case .more: owner?.more?.opened.flatMap { owner?.roster.entry(of: $0) }
    case .nothing: nil
    }
  }

  var selectedController: UIViewController? {
    if let entry = selectedEntry { return owner?.roster.controller(of: entry) }
    if case .more = selection { return owner?.more }
    return nil
  }

  var isMoreSelected: Bool {
    if case .more = selection { return true }
    return false
  }

  var selectedIndex: Int? { selectedEntry.flatMap { owner?.roster.index(of: $0) } }

  // MARK: - Selecting

  func select(_ entry: TabEntry) {
    guard let owner, entry !== selectedEntry || wanted !== displayed else { return }
    if owner.roster.isInMoreList(entry) {
      guard let controller = owner.roster.controller(of: entry) else { return }
      owner.madeMore().open(controller, animated: false)
      selection = .more
    } else {
      selection = .tab(entry)
    }
    markItem()
    show()
  }

  /// Selects the More list.
  func selectMore(animated: Bool) {
    owner?.madeMore().closeOpened(animated: animated)
    selection = .more
    markItem()
    show()
  }

  /// The tabs were replaced; the given one is to be selected.
  func rosterDidChange(select entry: TabEntry?) {
    guard let owner else { return }
    if let entry, owner.roster.isInMoreList(entry) {
      if owner.more?.opened !== entry.made || entry.made == nil,
        let controller = owner.roster.controller(of: entry)
      {
        owner.madeMore().open(controller, animated: false)
      }
      selection = .more
    } else {
      selection = entry.map { .tab($0) } ?? .nothing
      if let made = entry?.made { owner.more?.forget([made]) }
    }
    owner.roster.updateBar()
    owner.more?.listDidChange()
    show()
  }

  /// Marks the item of the selection in the bar.
  func markItem() {
    guard let owner else { return }
    switch selection {
    case .nothing: owner.bar.choose(nil)
    case .tab(let entry): owner.bar.choose(entry.item)
    case .more: owner.bar.choose(owner.more?.tabBarItem)
    }
  }

  // MARK: - Showing

  /// The controller that the selection wants in the container.
  private var wanted: UIViewController? {
    switch selection {
    case .nothing: nil
    case .tab(let entry): owner?.roster.controller(of: entry)
    case .more: owner?.more
    }
  }

  /// The selected tab takes part in the container's own appearance.
  func ownerWillAppear() {
    guard run == nil, let wanted, wanted !== displayed else { return }
    owner?.adoptMore(if: wanted)
    let old = displayed
    wanted.loadViewIfNeeded()
    displayed = wanted
    old?.viewIfLoaded?.removeFromSuperview()
    place(wanted)
    if let old { dropIfStranger(old) }
  }

  func ownerDidDisappear() {
    if let run { run.abandon(finished: run.isGoingThrough) }
    guard let shown = displayed, !isChild(shown) else { return }
    MainLoop.current.post("tab bar controller settles off window") { [weak self] in
      guard let self, run == nil, !isChild(displayed) else { return }
      takeOutUnseen()
    }
  }

  private func place(_ controller: UIViewController) {
    guard let content = owner?.tabView?.content, let view = controller.viewIfLoaded else { return }
    view.frame = owner?.place(of: controller).frame ?? content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
    owner?.viewIfLoaded?.setNeedsLayout()
  }

  /// Starts the transition to the selected tab, if the container is seen.
  private func show() {
    guard let owner, run == nil else { return }
    let wanted = wanted
    guard wanted !== displayed else { return }
    guard owner.appearance.state == .appeared || owner.appearance.state == .appearing else {
      if wanted == nil || !isChild(displayed) { takeOutUnseen() }
      return
    }
    if let more = owner.more, let wanted, wanted !== more, wanted.parent === more {
      // It leaves the stack of More first, in the coming layout pass.
      MainLoop.current.setNeedsCommit("tab leaves the More list")
      MainLoop.current.afterCommit("tab leaves the More list") { [weak self] in self?.show() }
      return
    }
    if let wanted { owner.adoptMore(if: wanted) }
    let animation = customAnimation(to: wanted)
    let transition = AppearanceTransition(
      kind: .tabSwitch,
      leaving: displayed,
      coming: wanted,
      isAnimated: animation != nil
    )
    let run = TransitionRun(transition, host: self, duration: .zero)
    run.container = owner
    self.run = run
    previous = displayed.map { selection(of: $0) } ?? .nothing
    displayed = wanted
    guard let animation else {
      run.startAndFinish()
      return
    }
    begin(run, animation)
  }

  /// Nobody sees the container: a controller that is no tab any more just goes.
  private func takeOutUnseen() {
    guard let old = displayed, old.appearance.state == .disappeared else { return }
    displayed = nil
    old.viewIfLoaded?.removeFromSuperview()
    dropIfStranger(old)
  }

  private func isChild(_ controller: UIViewController?) -> Bool {
    guard let controller, let owner else { return false }
    return controller === owner.more || owner.roster.entry(of: controller) != nil
  }

  private func dropIfStranger(_ controller: UIViewController) {
    guard let owner, !isChild(controller), controller.parent === owner else { return }
    owner.roster.drop(controller)
  }

  private func selection(of controller: UIViewController) -> Selection {
    if controller === owner?.more { return .more }
    return owner?.roster.entry(of: controller).map { .tab($0) } ?? .nothing
  }

  // MARK: - Animations of the app's own

  private typealias CustomAnimation = (
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?
  )

  private func customAnimation(to wanted: UIViewController?) -> CustomAnimation? {
    guard let owner, owner.appearance.state == .appeared, UIView.areAnimationsEnabled,
      let from = displayed, let wanted,
      let animator = owner.delegate?.tabBarController(
        owner,
        animationControllerForTransitionFrom: from,
        to: wanted
      )
    else { return nil }
    return (animator, owner.delegate?.tabBarController(owner, interactionControllerFor: animator))
  }

  private func begin(_ run: TransitionRun, _ animation: CustomAnimation) {
    guard let owner else { return }
    owner.activeCoordinator = run.coordinator
    run.prepare(driver: animation.driver)
    isCustom = true
    run.start()
    isCustom = false
    guard let stage else { return }
    run.coordinator.container = stage
    TransitionContext(
      run: run,
      animator: animation.animator,
      driver: animation.driver,
      container: stage,
      style: .none,
      finalFrame: stage.bounds
    ).begin()
  }
}

extension TabSwitcher: TransitionHost {
  func installViews(for run: TransitionRun) {
    guard isCustom, let content = owner?.tabView?.content else {
      if let coming = run.transition.coming { place(coming) }
      return
    }
    let container = UIView(frame: content.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(container)
    if let old = run.transition.leaving?.viewIfLoaded { container.addSubview(old) }
    stage = container
    owner?.viewIfLoaded?.setNeedsLayout()
  }

  func removeViews(for run: TransitionRun) {
    let stays = run.isCancelled ? run.transition.leaving : run.transition.coming
    let goes = run.isCancelled ? run.transition.coming : run.transition.leaving
    goes?.viewIfLoaded?.removeFromSuperview()
    guard let stage else { return }
    if let stays { place(stays) }
    stage.removeFromSuperview()
  }

  func release(for run: TransitionRun) {
    let old = run.transition.leaving
    if run.isCancelled {
      displayed = old
      selection = previous
      markItem()
    }
    self.run = nil
    previous = .nothing
    owner?.activeCoordinator = nil
    owner?.viewIfLoaded?.setNeedsLayout()
    if let old, old !== displayed { dropIfStranger(old) }
    show()
  }
}
