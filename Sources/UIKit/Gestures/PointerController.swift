import Clockwork
import CoreGraphics
import Foundation

/// The pointer of an application: what it is above, and how it looks.
@MainActor
package final class PointerController {
  private var hovered: [UIHoverGestureRecognizer] = []
  private var interaction: UIPointerInteraction?
  private var region: UIPointerRegion?
  private let touch = UITouch()

  /// The look that the interaction below the pointer gave it; `nil` for the usual one.
  package private(set) var style: UIPointerStyle?

  package static var current: PointerController {
    UIApplication.shared.attachment(PointerController.self) { PointerController() }
  }

  /// Moves the pointer to a point of a window, or away with `nil`.
  package func move(to point: CGPoint?, in window: UIWindow) {
    touch.kind = .indirectPointer
    touch.window = window
    if let point {
      let phase: UITouch.Phase = hovered.isEmpty ? .regionEntered : .regionMoved
      touch.move(to: point, phase: phase, at: MainLoop.current.now.seconds)
    }
    let view = point.flatMap { window.hitTest($0, with: nil) }
    touch.view = view
    hover(view)
    aim(at: view, point, in: window)
    if point == nil { touch.window = nil }
  }

  private func hover(_ view: UIView?) {
    var found: [UIHoverGestureRecognizer] = []
    var current = view
    while let candidate = current {
      for case let recognizer as UIHoverGestureRecognizer in candidate.gestureRecognizers ?? []
      where recognizer.isEnabled { found.append(recognizer) }
      current = candidate.superview
    }
    let before = hovered
    hovered = found
    for recognizer in before where !found.contains(where: { $0 === recognizer }) {
      recognizer.hover(.ended, with: touch)
    }
    for recognizer in found {
      let isNew = !before.contains { $0 === recognizer }
      if isNew, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
        hovered.removeAll { $0 === recognizer }
        continue
      }
      recognizer.hover(isNew ? .began : .changed, with: touch)
    }
  }

  // MARK: - The look

  private func aim(at view: UIView?, _ point: CGPoint?, in window: UIWindow) {
    guard let point, let found = interaction(above: view), let owner = found.view,
      let delegate = found.delegate
    else { return change(to: nil, of: nil) }
    let request = UIPointerRegionRequest(
      location: owner.convert(point, from: window),
      modifiers: []
    )
    let wanted = delegate.pointerInteraction(
      found,
      regionFor: request,
      defaultRegion: UIPointerRegion(rect: owner.bounds)
    )
    if found === interaction, !found.isInvalid, let wanted, let region,
      wanted.rect == region.rect, wanted.identifier == region.identifier
    {
      return
    }
    found.isInvalid = false
    change(to: wanted, of: found)
  }

  private func change(to next: UIPointerRegion?, of found: UIPointerInteraction?) {
    if let interaction, let region {
      interaction.delegate?.pointerInteraction(
        interaction,
        willExit: region,
        animator: PointerAnimator()
      )
    }
    interaction = next == nil ? nil : found
    region = next
    style = nil
    guard let found, let next, let delegate = found.delegate else { return }
    delegate.pointerInteraction(found, willEnter: next, animator: PointerAnimator())
    style = delegate.pointerInteraction(found, styleFor: next)
  }

  private func interaction(above view: UIView?) -> UIPointerInteraction? {
    var current = view
    while let candidate = current {
      for case let interaction as UIPointerInteraction in candidate.interactions
      where interaction.isEnabled { return interaction }
      current = candidate.superview
    }
    return nil
  }
}

/// Runs what a delegate adds beside the change of the pointer.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: 0.2, animations: animations)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}
