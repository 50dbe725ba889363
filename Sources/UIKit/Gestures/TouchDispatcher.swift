import CoreGraphics
import Foundation

/// Carries a window's touches to recognizers first and to views second.
@MainActor
package enum TouchDispatcher {
  /// Delivers an event; what `UIWindow.sendEvent(_:)` does.
  package static func dispatch(_ event: UIEvent, in window: UIWindow) {
    guard event.type == .touches else { return }
    let touches = event.touches.filter { $0.window === window || $0.isNew(in: window) }
    guard !touches.isEmpty else { return }
    for touch in touches where touch.phase == .began && touch.view == nil {
      aim(touch, at: window, with: event)
    }
    let arbiter = GestureArbiter.current
    for touch in touches where touch.hasLostItsView { arbiter.cancelDetached(of: touch) }
    let views = ViewTouches.current
    views.isDelivering = true
    arbiter.deliver { deliverToRecognizers(touches, event) }
    views.isDelivering = false
    views.deliver(touches, event)
    arbiter.dropFinishedTouches()
  }

  /// Finds the view and the recognizers that get a new touch.
  private static func aim(_ touch: UITouch, at window: UIWindow, with event: UIEvent) {
    touch.window = window
    touch.view = window.hitTest(touch.windowLocation, with: event)
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where accepts(recognizer, touch, event) {
        recognizers.append(recognizer)
      }
      view = current.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers {
      recognizer.activeTouches.append(touch)
      recognizer.sequenceTouches.append(touch)
      GestureArbiter.current.join(recognizer)
    }
  }

  private static func accepts(
    _ recognizer: UIGestureRecognizer,
    _ touch: UITouch,
    _ event: UIEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.shouldReceive(event) else { return false }
    guard recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else {
      return false
    }
    guard recognizer.rawState != .failed, recognizer.rawState != .ended else { return false }
    guard let delegate = recognizer.delegate else { return true }
    guard delegate.gestureRecognizer(recognizer, shouldReceive: event) else { return false }
    return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private static func deliverToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    var seen: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? []
      where !seen.contains(where: { $0 === recognizer }) {
        seen.append(recognizer)
      }
    }
    for recognizer in seen {
      recognizer.heldModifiers = event.modifierFlags
      let mine = touches.filter { touch in recognizer.activeTouches.contains { $0 === touch } }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let set = Set(mine.filter { $0.phase == phase })
        guard !set.isEmpty, !recognizer.isFinished else { continue }
        send(set, phase, to: recognizer, event)
      }
    }
  }

  private static func send(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to recognizer: UIGestureRecognizer,
    _ event: UIEvent
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    default: recognizer.touchesCancelled(touches, with: event)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has nothing more to learn from this sequence.
  fileprivate var isFinished: Bool {
    rawState == .failed || rawState == .ended || rawState == .cancelled
  }
}

extension UITouch {
  fileprivate func isNew(in window: UIWindow) -> Bool {
    phase == .began && view == nil && self.window == nil
  }

  /// Whether the touched view has left the window in the meantime.
  var hasLostItsView: Bool { view.map { $0.window == nil } ?? false }
}
