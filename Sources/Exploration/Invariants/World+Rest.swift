internal import Clockwork
internal import UIKit
internal import Understudy

extension World {
  /// What must hold while nothing moves and no finger is on the screen.
  func restViolations() -> [Violation] {
    guard finger == nil else { return [] }
    return cast.flatMap { leftovers($0.name, $0.controller) } + pendingWork() + wholeMoves()
      + screenViolations()
  }

  private func leftovers(_ name: String, _ controller: UIViewController) -> [Violation] {
    var found: [Violation] = []
    if controller.appearanceState.isTransitional, !isDrivenByHand(controller) {
      found.append(Violation(.balance, "\(name) is \(controller.appearanceState) at rest"))
    }
    let flags = [
      ("isMovingToParent", controller.isMovingToParent),
      ("isMovingFromParent", controller.isMovingFromParent),
      ("isBeingPresented", controller.isBeingPresented),
      ("isBeingDismissed", controller.isBeingDismissed),
    ]
    for (flag, value) in flags where value {
      found.append(Violation(.rest, "\(name).\(flag) is true at rest"))
    }
    if controller.transitionCoordinator != nil {
      found.append(Violation(.rest, "\(name) has a transition coordinator at rest"))
    }
    return found
  }

  /// Whether the journey itself begins and ends a controller's appearance.
  func isDrivenByHand(_ controller: UIViewController) -> Bool {
    var current = controller.parent
    while let parent = current {
      if (parent as? Actor)?.forwards == false { return true }
      current = parent.parent
    }
    return false
  }

  private func pendingWork() -> [Violation] {
    let work = stage.pending
    guard !work.isEmpty else { return [] }
    return [Violation(.rest, "work is left: \(work.map(\.description).joined(", "))")]
  }

  /// A controller in a container of UIKit's was told of its arrival, one outside of its leaving.
  private func wholeMoves() -> [Violation] {
    zip(["A", "B", "C"], actors).compactMap { name, actor in
      switch actor.parent {
      case nil:
        guard actor.lastMove != .none, actor.lastMove != .did(nil) else { return nil }
        return Violation(.wholeMoves, "\(name) has no parent, but was told of \(actor.lastMove)")
      case let parent? where !(parent is Actor):
        // What follows a swipe back that was given up is not known.
        guard actor.lastMove != .did(ObjectIdentifier(parent)),
          actor.lastMove != .will(nil) || !hasSwiped
        else { return nil }
        return Violation(
          .wholeMoves,
          "\(name) is in \(self.name(parent)), but was not told that it arrived"
        )
      default: return nil
      }
    }
  }
}
