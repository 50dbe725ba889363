import Clockwork
import CoreGraphics
import Foundation

/// Fingers that a test puts on the screen, moves and lifts.
///
/// Every call sends one event through the application, at the present moment
/// of the virtual clock; the caller moves the clock in between.
@MainActor
package final class TouchSequence {
  private let event = UIEvent(type: .touches)
  private let window: UIWindow
  private var fingers: [UITouch] = []
  private let tapCount: Int

  /// - Parameters:
  ///   - window: The window that receives the touches.
  ///   - tapCount: How many taps in a row this sequence ends.
  package init(window: UIWindow, tapCount: Int = 1) {
    self.window = window
    self.tapCount = tapCount
  }

  /// The view that the first finger touched.
  package var view: UIView? { fingers.first?.view }

  /// Puts fingers down at points of the window.
  package func begin(at points: [CGPoint]) {
    fingers = points.map { point in
      let touch = UITouch()
      touch.window = window
      touch.tapCount = tapCount
      touch.windowLocation = point
      touch.previousWindowLocation = point
      touch.startLocation = point
      touch.phase = .began
      touch.timestamp = now
      return touch
    }
    send()
  }

  /// Moves the fingers to points of the window.
  package func move(to points: [CGPoint]) {
    update(points, .moved)
  }

  /// Lifts the fingers where they are.
  package func end() {
    update(fingers.map(\.windowLocation), .ended)
  }

  /// Takes the touches away, as an incoming call does.
  package func cancel() {
    update(fingers.map(\.windowLocation), .cancelled)
  }

  private var now: TimeInterval { MainLoop.current.now.seconds }

  private func update(_ points: [CGPoint], _ phase: UITouch.Phase) {
    for (finger, point) in zip(fingers, points) { finger.move(to: point, phase: phase, at: now) }
    send()
  }

  private func send() {
    event.touches = fingers
    event.timestamp = now
    UIApplication.shared.sendEvent(event)
  }
}
