import Clockwork
import CoreGraphics
import Foundation

/// The pages behind a page controller: which one is shown, and the change.
@MainActor
final class Pager {
  @Backward var owner: UIPageViewController?
  /// The page whose view is in the container.
  private(set) var displayed: UIViewController?
  private var run: TransitionRun?
  private var swipe: PageSwipe?
  /// Whether a change is running.
  var isRunning: Bool { run != nil }
  /// What was asked for while another change was running.
  private var waiting: (() -> Void)?

  static let duration = Duration.milliseconds(300)

  // MARK: - In code

  func show(_ page: UIViewController?, animated: Bool, completion: ((Bool) -> Void)?) {
    guard run == nil else {
      waiting = { [weak self] in
        self?.show(page, animated: animated, completion: completion)
      }
      return
    }
    guard let owner, page !== displayed else {
      completion?(true)
      return
    }
    guard owner.appearance.state == .appeared || owner.appearance.state == .appearing else {
      showUnseen(page)
      completion?(true)
      return
    }
    let run = start(to: page, animated: animated, cause: .code)
    run.completion = { completion?(true) }
    run.planEnd(finished: true, after: run.duration)
  }

  /// Before the container is visible a page appears at once, outside the window.
  ///
  /// - Evidence: RULES 2; the scenario `page-filled-before-visible` (grade B)
  private func showUnseen(_ page: UIViewController?) {
    guard let owner else { return }
    let old = displayed
    displayed = page
    if let page {
      owner.addChild(page)
      page.loadViewIfNeeded()
    }
    if let old { AppearanceMachine.begin(old, appearing: false, animated: false, by: .container) }
    if let page {
      AppearanceMachine.begin(page, appearing: true, animated: false, by: .container)
      place(page)
    }
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      AppearanceMachine.end(old, by: .container)
      drop(old)
    }
    if let page {
      AppearanceMachine.end(page, by: .container)
      Doorway.send(.didMove(toParent: owner), to: page)
    }
  }

  private func start(
    to page: UIViewController?,
    animated: Bool,
    cause: AppearanceTransition.Cause
  ) -> TransitionRun {
    let kind: TransitionKind = owner?.transitionStyle == .pageCurl ? .pageCurl : .pageScroll
    let transition = AppearanceTransition(
      kind: kind,
      leaving: displayed,
      coming: page,
      isAnimated: animated && UIView.areAnimationsEnabled,
      cause: cause
    )
    let run = TransitionRun(transition, host: self, duration: Self.duration)
    self.run = run
    if let page { owner?.addChild(page) }
    displayed = page
    run.start()
    return run
  }

  private func place(_ page: UIViewController) {
    guard let container = owner?.viewIfLoaded, let view = page.viewIfLoaded else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  private func drop(_ page: UIViewController) {
    Doorway.send(.willMove(toParent: nil), to: page)
    page.removeFromParent()
  }

  // MARK: - By the user

  /// Begins a swipe; refused at the ends, without a data source, or during a change.
  func beginSwipe(_ direction: UIPageViewController.NavigationDirection) -> PageSwipe? {
    guard let owner, owner.appearance.state == .appeared, run == nil, swipe == nil,
      let shown = displayed, let source = owner.dataSource
    else { return nil }
    let neighbour =
      direction == .forward
      ? source.pageViewController(owner, viewControllerAfter: shown)
      : source.pageViewController(owner, viewControllerBefore: shown)
    guard let neighbour else { return nil }
    let swipe = PageSwipe(run: start(to: neighbour, animated: true, cause: .gesture))
    self.swipe = swipe
    return swipe
  }
}

extension Pager: TransitionHost {
  func installViews(for run: TransitionRun) {
    if let coming = run.transition.coming { place(coming) }
  }

  func removeViews(for run: TransitionRun) {
    let gone = run.isCancelled ? run.transition.coming : run.transition.leaving
    gone?.viewIfLoaded?.removeFromSuperview()
  }

  func tellWill(for run: TransitionRun) {
    guard let owner, run.transition.cause == .gesture, let coming = run.transition.coming else {
      return
    }
    owner.delegate?.pageViewController(owner, willTransitionTo: [coming])
  }

  func tellDid(for run: TransitionRun) {
    if run.isCancelled { displayed = run.transition.leaving }
    self.run = nil
    swipe = nil
    guard let owner, run.transition.cause == .gesture else { return }
    owner.delegate?.pageViewController(
      owner,
      didFinishAnimating: true,
      previousViewControllers: run.transition.leaving.map { [$0] } ?? [],
      transitionCompleted: !run.isCancelled
    )
  }

  func release(for run: TransitionRun) {
    let transition = run.transition
    let (stays, goes) =
      run.isCancelled
      ? (transition.leaving, transition.coming) : (transition.coming, transition.leaving)
    if let owner, let stays, !run.isCancelled {
      Doorway.send(.didMove(toParent: owner), to: stays)
    }
    if let goes { drop(goes) }
    let next = waiting
    waiting = nil
    next?()
  }
}

/// A page swipe or curl, from its begin to its end.
@MainActor
package final class PageSwipe {
  private var run: TransitionRun?
  private var share: CGFloat = 0

  init(run: TransitionRun) { self.run = run }

  /// Moves the finger to a share of the way, 0 to 1.
  package func update(_ share: CGFloat) { self.share = min(max(share, 0), 1) }

  /// Lets go beyond the middle.
  package func finish() { end(finished: true, rest: 1 - share) }

  /// Lets go before it.
  package func cancel() { end(finished: false, rest: share) }

  private func end(finished: Bool, rest: CGFloat) {
    guard let run else { return }
    self.run = nil
    run.planEnd(finished: finished, after: run.duration * Double(max(rest, 0.05)))
  }
}

extension UIPageViewController {
  /// The user's swipe to a neighbour; `nil` if there is none.
  package func beginSwipe(_ direction: NavigationDirection) -> PageSwipe? {
    pager.beginSwipe(direction)
  }
}
