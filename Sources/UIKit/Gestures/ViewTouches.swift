import Clockwork
import CoreGraphics
import Foundation

/// What a view knows of a touch.
enum TouchDelivery {
  /// Nothing yet.
  case new
  /// Nothing yet, although it began: somebody holds it back.
  case held
  /// That it began.
  case delivered
  /// That it began; that it ended is held back.
  case endHeld
  /// Everything that it will ever hear.
  case done
}

/// Tells views of their touches, after the recognizers.
///
/// A touch may wait: recognizers with `delaysTouchesBegan` hold its beginning back while they are
/// not decided, those with `delaysTouchesEnded` its end, and a scroll view with
/// `delaysContentTouches` holds the beginning back for a moment in which a drag may start.
/// Who recognizes with `cancelsTouchesInView` takes the touch away: what was told is cancelled,
/// what waits is dropped.
@MainActor
final class ViewTouches {
  /// Touches of which views will hear more.
  private var open: [UITouch] = []
  private var lastEvent: UIEvent?
  /// Whether recognizers are hearing of an event, so that views have to wait for theirs.
  var isDelivering = false

  /// How long a scroll view waits for a drag.
  private static let contentDelay = Duration.milliseconds(150)

  static var current: ViewTouches {
    UIApplication.shared.attachment(ViewTouches.self) { ViewTouches() }
  }

  // MARK: - Events

  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    lastEvent = event
    var news = News()
    for touch in touches {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: begin(touch, in: view, event, &news)
      case .moved: if advance(touch, in: view, &news) { news.add(.moved, touch, view) }
      case .ended: end(touch, in: view, &news)
      case .cancelled: cancel(touch, in: view, &news)
      default: break
      }
    }
    news.tell(event)
    forgetEvent()
  }

  /// An event keeps its touches alive, and they their views.
  private func forgetEvent() {
    if open.isEmpty { lastEvent = nil }
  }

  /// Looks at the touches that wait, as recognizers have decided or time has passed.
  func flush() {
    guard !isDelivering, !open.isEmpty, let event = lastEvent else { return }
    var news = News()
    for touch in open {
      guard let view = touch.view else { continue }
      let waits = touch.delivery == .held || touch.delivery == .endHeld
      guard waits || touch.isTaken || touch.hasLostItsView else { continue }
      guard advance(touch, in: view, &news) else { continue }
      if touch.phase == .ended { end(touch, in: view, &news) }
    }
    news.tell(event)
    forgetEvent()
  }

  private func begin(_ touch: UITouch, in view: UIView, _ event: UIEvent, _ news: inout News) {
    guard !touch.isTaken, mayBegin(touch, in: view), isWelcome(touch, in: view, event) else {
      touch.delivery = .done
      return
    }
    open.append(touch)
    view.flags.insert(.isTouched)
    if let scroll = scrollView(delaying: touch, in: view) {
      touch.delivery = .held
      MainLoop.current.schedule(.timer, "content touches", after: Self.contentDelay) {
        [weak self, weak touch, weak scroll] in
        guard let self, let touch, touch.delivery == .held else { return }
        _ = scroll
        touch.isPastContentDelay = true
        flush()
      }
    }
    if touch.isHeldBack(by: \.delaysTouchesBegan) { touch.delivery = .held }
    guard touch.delivery != .held else { return }
    touch.delivery = .delivered
    news.add(.began, touch, view)
  }

  /// Brings the view up to the beginning of the touch; `false` if it is not to hear more now.
  private func advance(_ touch: UITouch, in view: UIView, _ news: inout News) -> Bool {
    if touch.isTaken || view.window == nil {
      cancel(touch, in: view, &news)
      return false
    }
    switch touch.delivery {
    case .delivered: return true
    case .endHeld: return true
    case .held:
      if touch.isHeldBack(by: \.delaysTouchesBegan) { return false }
      let isOver = touch.phase == .ended
      if !isOver, !touch.isPastContentDelay, scrollView(delaying: touch, in: view) != nil {
        return false
      }
      touch.delivery = .delivered
      news.add(.began, touch, view)
      return true
    case .new, .done: return false
    }
  }

  private func end(_ touch: UITouch, in view: UIView, _ news: inout News) {
    guard advance(touch, in: view, &news) else { return }
    if touch.isHeldBack(by: \.delaysTouchesEnded) {
      touch.delivery = .endHeld
      return
    }
    close(touch)
    news.add(.ended, touch, view)
  }

  private func cancel(_ touch: UITouch, in view: UIView, _ news: inout News) {
    if touch.delivery == .delivered || touch.delivery == .endHeld {
      news.add(.cancelled, touch, view)
    }
    close(touch)
  }

  private func close(_ touch: UITouch) {
    touch.delivery = .done
    open.removeAll { $0 === touch }
    guard let view = touch.view, !open.contains(where: { $0.view === view }) else { return }
    view.flags.remove(.isTouched)
  }

  /// A view with a finger on it left its window: it and its recognizers hear that the touch
  /// is over, unless it comes back before the commit.
  ///
  /// - Evidence: Apple, `touchesCancelled(_:with:)`: a view that is removed from the window
  ///   (grade A)
  func viewLeft() {
    MainLoop.current.setNeedsCommit("touches of a view that left")
    MainLoop.current.afterCommit("touches of a view that left") { [weak self] in
      guard let self else { return }
      for touch in open where touch.hasLostItsView {
        GestureArbiter.current.cancelDetached(of: touch)
      }
      flush()
    }
  }

  /// Whether a scroll view may take the touches of a recognizer away from its content.
  static func mayScroll(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let scroll = recognizer.view as? UIScrollView, scroll.panGestureRecognizer === recognizer
    else { return true }
    for touch in recognizer.activeTouches where touch.delivery == .delivered {
      guard let view = touch.view, view !== scroll else { continue }
      guard scroll.canCancelContentTouches, scroll.touchesShouldCancel(in: view) else {
        return false
      }
    }
    return true
  }

  // MARK: - Rules

  /// One finger per view unless it wants more, and nobody beside an exclusive view.
  private func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
    let others = open.filter { $0 !== touch && $0.phase != .ended && $0.window === touch.window }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    let elsewhere = others.filter { $0.view !== view }
    if view.isExclusiveTouch, !elsewhere.isEmpty { return false }
    return !elsewhere.contains { $0.view?.isExclusiveTouch ?? false }
  }

  /// Whether the scroll view around the view lets the touch through to it.
  private func isWelcome(_ touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool {
    guard let scroll = view.enclosingScrollView else { return true }
    return scroll.touchesShouldBegin([touch], with: event, in: view)
  }

  private func scrollView(delaying touch: UITouch, in view: UIView) -> UIScrollView? {
    // The handle of a row never scrolls.
    guard let scroll = view.enclosingScrollView, scroll.delaysContentTouches,
      scroll.isScrollEnabled, !(view is UITableViewCellReorderControl)
    else { return nil }
    let pan = scroll.panGestureRecognizer
    let waits = pan.rawState == .possible && pan.sequenceTouches.contains { $0 === touch }
    return waits ? scroll : nil
  }

  /// News for views: one call for all touches of a view in one phase.
  private struct News {
    private var entries: [(phase: UITouch.Phase, view: UIView, touches: [UITouch])] = []

    mutating func add(_ phase: UITouch.Phase, _ touch: UITouch, _ view: UIView) {
      if let index = entries.firstIndex(where: { $0.phase == phase && $0.view === view }) {
        entries[index].touches.append(touch)
      } else {
        entries.append((phase, view, [touch]))
      }
    }

    @MainActor
    func tell(_ event: UIEvent) {
      for entry in entries {
        let touches = Set(entry.touches)
        switch entry.phase {
        case .began: entry.view.touchesBegan(touches, with: event)
        case .moved: entry.view.touchesMoved(touches, with: event)
        case .ended: entry.view.touchesEnded(touches, with: event)
        default: entry.view.touchesCancelled(touches, with: event)
        }
      }
    }
  }
}

extension UITouch {
  /// Whether a recognizer that is not decided holds the touch back.
  fileprivate func isHeldBack(by delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    (gestureRecognizers ?? []).contains { recognizer in
      recognizer[keyPath: delay] && recognizer.rawState == .possible && recognizer.isEnabled
        && recognizer.sequenceTouches.contains { $0 === self }
    }
  }
}

extension UIView {
  /// The nearest scroll view that the view is in.
  fileprivate var enclosingScrollView: UIScrollView? {
    var current = superview
    while let view = current {
      if let scroll = view as? UIScrollView { return scroll }
      current = view.superview
    }
    return nil
  }
}
