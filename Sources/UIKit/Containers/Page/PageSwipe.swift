import Clockwork
import CoreGraphics

/// A page swipe or curl, from its begin to its end.
@MainActor
package final class PageSwipe {
  private var run: TransitionRun?
  private weak var strip: PageStrip?
  let direction: UIPageViewController.NavigationDirection
  private var share: CGFloat = 0

  init(
    run: TransitionRun,
    direction: UIPageViewController.NavigationDirection,
    in strip: PageStrip?
  ) {
    self.run = run
    self.direction = direction
    self.strip = strip
  }

  /// Moves the finger to a share of the way, 0 to 1.
  package func update(_ share: CGFloat) {
    note(share)
    strip?.move(to: self.share * CGFloat(direction.sign))
  }

  /// Notes a share that the scroll view has already.
  func note(_ share: CGFloat) {
    self.share = min(max(share, 0), 1)
    run?.coordinator.percentComplete = self.share
  }

  /// Lets go beyond the middle.
  package func finish() { end(finished: true, rest: 1 - share) }

  /// Lets go before it.
  package func cancel() { end(finished: false, rest: share) }

  /// The scroll view came to rest.
  func comeToRest(finished: Bool) {
    guard let run else { return }
    self.run = nil
    run.end(finished: finished)
  }

  private func end(finished: Bool, rest: CGFloat) {
    guard let run else { return }
    self.run = nil
    let time = run.duration * Double(max(rest, 0.05))
    strip?.move(to: finished ? direction.sign : 0, over: time)
    run.planEnd(finished: finished, after: time)
  }
}

extension UIPageViewController {
  /// The user's swipe to a neighbour; `nil` if there is none.
  package func beginSwipe(_ direction: NavigationDirection) -> PageSwipe? {
    pager.beginSwipe(direction)
  }
}

/// The fingers on curling pages: a drag, and taps at the edges.
@MainActor
final class PageCurlGestures {
  private weak var pager: Pager?
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  private var swipe: PageSwipe?

  init(_ pager: Pager) {
    self.pager = pager
    pan.addHandler { [weak self] in self?.follow() }
    tap.addHandler { [weak self] in self?.turn() }
  }

  var all: [UIGestureRecognizer] { [pan, tap] }

  private var isVertical: Bool { pager?.owner?.navigationOrientation == .vertical }

  private func share(_ point: CGPoint) -> CGFloat {
    guard let view = pan.view else { return 0 }
    return isVertical
      ? point.y / max(view.bounds.height, 1) : point.x / max(view.bounds.width, 1)
  }

  private func follow() {
    let moved = share(pan.translation(in: pan.view))
    switch pan.state {
    case .began:
      swipe = pager?.beginSwipe(moved < 0 ? .forward : .reverse)
      update(moved)
    case .changed: update(moved)
    case .ended:
      let speed = share(pan.velocity(in: pan.view))
      let way = -(moved + speed * 0.2) * CGFloat(swipe?.direction.sign ?? 1)
      way > 0.5 ? swipe?.finish() : swipe?.cancel()
      swipe = nil
    default:
      swipe?.cancel()
      swipe = nil
    }
  }

  private func update(_ moved: CGFloat) {
    guard let swipe else { return }
    swipe.update(-moved * CGFloat(swipe.direction.sign))
  }

  /// A tap near an edge turns the page.
  private func turn() {
    let place = share(tap.location(in: tap.view))
    guard place < 0.25 || place > 0.75 else { return }
    pager?.beginSwipe(place > 0.75 ? .forward : .reverse)?.finish()
  }
}
