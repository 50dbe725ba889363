import Clockwork
import CoreGraphics
import Foundation

/// A drag that began in another app and comes over this one.
@MainActor
package final class ExternalDrag {
  private let tracker: DropTracker
  private let items: [UIDragItem]

  /// - Parameter items: What is dragged.
  package init(items: [UIDragItem]) {
    self.items = items
    tracker = DropTracker(items: items)
  }

  /// Moves the finger to a point of the screen.
  package func move(to point: CGPoint) { tracker.move(to: point) }

  /// Lifts the finger.
  ///
  /// - Returns: What the destination did with the items.
  @discardableResult
  package func drop() -> UIDropOperation {
    let outcome = tracker.release()
    let isDropped = outcome == .copy || outcome == .move
    if isDropped { tracker.perform() }
    let animators = isDropped ? tracker.land([:]) : []
    let time = DragSession.landingTime
    MainLoop.current.schedule(.animation, "drag landing", after: .seconds(time)) { [tracker] in
      for animator in animators { animator.finish(at: .end) }
      if isDropped { tracker.conclude() }
      tracker.end()
    }
    return outcome
  }

  /// Takes the drag elsewhere.
  package func cancel() {
    _ = tracker.giveUp()
    tracker.end()
  }
}
