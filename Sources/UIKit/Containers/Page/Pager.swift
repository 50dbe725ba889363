import Clockwork
import CoreGraphics
import Foundation

/// The pages behind a page controller: which ones are shown, and the change.
@MainActor
final class Pager {
  @Backward var owner: UIPageViewController?
  /// The pages whose views are in the container.
  private(set) var displayed: [UIViewController] = []
  private var run: TransitionRun?
  private var swipe: PageSwipe?
  /// The pages before and after the running change.
  private var change = Change()
  /// What was asked for while another change was running; the last one counts.
  private var waiting: PageRequest?

  static let duration = Duration.milliseconds(300)

  private struct Change {
    var old: [UIViewController] = []
    var new: [UIViewController] = []
    var direction = UIPageViewController.NavigationDirection.forward
  }

  /// The pages as the app sees them.
  var listed: [UIViewController] {
    run?.transition.cause == .gesture ? change.old : displayed
  }

  /// Whether a change is running.
  var isRunning: Bool { run != nil }

  // MARK: - In code

  /// Shows pages, or has them wait for the end of the running change.
  ///
  /// - Parameters:
  ///   - request: The pages, and what is to be called.
  ///   - hasWaited: Whether they were asked for while the container was visible.
  func show(_ request: PageRequest, hasWaited: Bool = false) {
    guard run == nil else {
      let skipped = waiting
      waiting = request
      skipped?.completion?(false)
      return
    }
    guard let owner, !isDisplayed(request.pages) else {
      request.completion?(true)
      return
    }
    guard owner.appearance.state == .appeared || owner.appearance.state == .appearing else {
      let wasEarly = owner.appearance.state == .disappeared && !hasWaited
      showUnseen(request.pages, appearing: wasEarly)
      request.completion?(true)
      return
    }
    let run = start(
      to: request.pages,
      request.direction,
      animated: request.animated,
      cause: .code
    )
    run.completion = { request.completion?(true) }
    if run.transition.isAnimated, !change.old.isEmpty {
      owner.pageView?.strip?.move(to: request.direction.sign, over: run.duration)
    }
    run.planEnd(finished: true, after: run.duration)
  }

  private func isDisplayed(_ pages: [UIViewController]) -> Bool {
    pages.count == displayed.count && zip(pages, displayed).allSatisfy { $0 === $1 }
  }

  /// Before the container is visible a page appears at once, outside the window.
  ///
  /// One that comes too late, as the container is on its way out, appears with the container
  /// when that comes back.
  ///
  /// - Evidence: RULES 2; the scenario `page-filled-before-visible` (grade B)
  private func showUnseen(_ pages: [UIViewController], appearing isAppearing: Bool) {
    guard let owner else { return }
    let old = displayed.filter { page in !pages.contains { $0 === page } }
    let fresh = pages.filter { page in !displayed.contains { $0 === page } }
    displayed = pages
    for page in fresh {
      owner.addChild(page)
      page.loadViewIfNeeded()
    }
    for page in old {
      AppearanceMachine.begin(page, appearing: false, animated: false, by: .container)
    }
    for page in fresh where isAppearing {
      AppearanceMachine.begin(page, appearing: true, animated: false, by: .container)
    }
    owner.loadViewIfNeeded()
    owner.pageView?.place(pages)
    for page in old {
      page.viewIfLoaded?.removeFromSuperview()
      AppearanceMachine.end(page, by: .container)
      drop(page)
    }
    for page in fresh {
      if isAppearing { AppearanceMachine.end(page, by: .container) }
      Doorway.send(.didMove(toParent: owner), to: page)
    }
  }

  /// Whether nobody took a page for something else while it waited.
  private func isFree(_ page: UIViewController) -> Bool {
    page.presentation == nil && page.windowAsRoot == nil
      && (page.parent == nil || page.parent === owner)
  }

  private func start(
    to pages: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    cause: AppearanceTransition.Cause
  ) -> TransitionRun {
    let kind: TransitionKind = owner?.transitionStyle == .pageCurl ? .pageCurl : .pageScroll
    change = Change(old: displayed, new: pages, direction: direction)
    let leaving = displayed.filter { page in !pages.contains { $0 === page } }
    let coming = pages.filter { page in !displayed.contains { $0 === page } }
    var transition = AppearanceTransition(
      kind: kind,
      leaving: leaving.first,
      coming: coming.first,
      isAnimated: animated && UIView.areAnimationsEnabled,
      cause: cause
    )
    transition.leavingBeside = Array(leaving.dropFirst())
    transition.comingBeside = Array(coming.dropFirst())
    let run = TransitionRun(transition, host: self, duration: Self.duration)
    run.container = owner
    self.run = run
    for page in coming { owner?.addChild(page) }
    displayed = pages
    run.start()
    return run
  }

  private func drop(_ page: UIViewController) {
    Doorway.send(.willMove(toParent: nil), to: page)
    page.removeFromParent()
  }

  /// The container went out of sight: whatever runs has no end that anybody would see.
  func ownerDidDisappear() {
    guard let run, run.stage == .running else { return }
    run.abandon(finished: run.isGoingThrough)
  }

  // MARK: - By the user

  /// Begins a swipe; refused at the ends, without a data source, or during a change.
  func beginSwipe(_ direction: UIPageViewController.NavigationDirection) -> PageSwipe? {
    guard let owner, owner.appearance.state == .appeared, run == nil, swipe == nil,
      let pages = neighbours(direction)
    else { return nil }
    let run = start(to: pages, direction, animated: true, cause: .gesture)
    let swipe = PageSwipe(run: run, direction: direction, in: owner.pageView?.strip)
    self.swipe = swipe
    return swipe
  }

  /// The pages beside the shown ones: one, two of an open book, or one beyond a back.
  private func neighbours(
    _ direction: UIPageViewController.NavigationDirection
  ) -> [UIViewController]? {
    let isForward = direction == .forward
    guard let owner, let source = owner.dataSource,
      let edge = isForward ? displayed.last : displayed.first
    else { return nil }
    func next(_ page: UIViewController) -> UIViewController? {
      isForward
        ? source.pageViewController(owner, viewControllerAfter: page)
        : source.pageViewController(owner, viewControllerBefore: page)
    }
    guard let first = next(edge) else { return nil }
    guard owner.spine.isDoubleSided else { return [first] }
    guard let second = next(first) else { return nil }
    if owner.spine.location != .mid { return [second] }
    return isForward ? [first, second] : [second, first]
  }
}

extension Pager: TransitionHost {
  func installViews(for run: TransitionRun) {
    guard let view = owner?.pageView else { return }
    view.bring(displayed, from: change.direction, keeping: change.old)
  }

  func removeViews(for run: TransitionRun) {
    let gone = run.transition.controllers(run.isCancelled ? .coming : .leaving)
    for page in gone { page.viewIfLoaded?.removeFromSuperview() }
    owner?.pageView?.rest(on: run.isCancelled ? change.old : change.new, didMove: !run.isCancelled)
  }

  func tellWill(for run: TransitionRun) {
    guard let owner, run.transition.cause == .gesture else { return }
    owner.delegate?.pageViewController(owner, willTransitionTo: displayed)
  }

  func tellDid(for run: TransitionRun) {
    let change = change
    if run.isCancelled { displayed = change.old }
    self.run = nil
    swipe = nil
    self.change = Change()
    guard let owner, run.transition.cause == .gesture else { return }
    if !run.isCancelled { owner.pageView?.moveIndicator(by: change.direction.sign) }
    owner.delegate?.pageViewController(
      owner,
      didFinishAnimating: true,
      previousViewControllers: change.old,
      transitionCompleted: !run.isCancelled
    )
  }

  func release(for run: TransitionRun) {
    let stays = run.transition.controllers(run.isCancelled ? .leaving : .coming)
    let goes = run.transition.controllers(run.isCancelled ? .coming : .leaving)
    if let owner, !run.isCancelled {
      for page in stays { Doorway.send(.didMove(toParent: owner), to: page) }
    }
    for page in goes { drop(page) }
    guard let next = waiting else { return }
    waiting = nil
    guard next.pages.allSatisfy(isFree) else {
      next.completion?(false)
      return
    }
    show(next, hasWaited: true)
  }
}

extension UIPageViewController.NavigationDirection {
  var sign: Int { self == .forward ? 1 : -1 }
}
