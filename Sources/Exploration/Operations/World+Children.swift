internal import UIKit

extension World {
  /// The controller that takes children in: the one the user looks at.
  private var host: Actor? { leaf(of: front) }

  /// The first controller below another actor, and that actor.
  private var family: (parent: Actor, child: Actor)? {
    for child in actors {
      if let parent = child.parent as? Actor { return (parent, child) }
    }
    return nil
  }

  /// Whole moves of children: in, out, and one against another.
  func childMove(_ operation: Operation) -> Move? {
    switch operation {
    case .addChild:
      guard let host, let new = idle, new !== host else { return nil }
      return addition(of: new, to: host)
    case .removeChild:
      // One that the app lets appear by hand has to disappear by hand first.
      guard let (parent, child) = family,
        parent.forwards || child.appearanceState == .disappeared
      else { return nil }
      return removal(of: child)
    default:
      guard let (parent, child) = family, let new = idle, !isInside(parent, new),
        parent.forwards, child.viewIfLoaded?.superview != nil
      else { return nil }
      return swap(child, for: new, in: parent)
    }
  }

  private func addition(of child: Actor, to parent: Actor) -> Move {
    let (p, c) = (name(parent), name(child))
    var move = Move("\(p).addChild(\(c))") { parent.addChild(child) }
    move.add("\(p).view.addSubview(\(c).view)") { parent.view.addSubview(child.view) }
    move.add("\(c).didMove(toParent: \(p))") { child.didMove(toParent: parent) }
    return move
  }

  private func removal(of child: Actor) -> Move {
    let c = name(child)
    var move = Move("\(c).willMove(toParent: nil)") { child.willMove(toParent: nil) }
    if child.viewIfLoaded != nil {
      move.add("\(c).view.removeFromSuperview()") { child.view.removeFromSuperview() }
    }
    move.add("\(c).removeFromParent()") { child.removeFromParent() }
    return move
  }

  private func swap(_ old: Actor, for new: Actor, in parent: Actor) -> Move {
    let (p, o, n) = (name(parent), name(old), name(new))
    let number = completions + 1
    let duration = isAnimated ? 0.3 : 0
    var move = Move("\(p).addChild(\(n))") { parent.addChild(new) }
    move.add("\(o).willMove(toParent: nil)") { old.willMove(toParent: nil) }
    move.add("inside(completion(\(number)), \(o).removeFromParent())") {}
    move.add("inside(completion(\(number)), \(n).didMove(toParent: \(p)))") {}
    move.add(
      "\(p).transition(from: \(o), to: \(n), duration: \(duration), options: [], animations: nil)"
    ) { [unowned self] in
      completions += 1
      parent.transition(from: old, to: new, duration: duration, options: [], animations: nil) {
        [weak old, weak new, weak parent] _ in
        if old?.parent === parent { old?.removeFromParent() }
        if new?.parent === parent { new?.didMove(toParent: parent) }
      }
    }
    return move
  }

  private func isInside(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.parent
    }
    return false
  }

  /// Half moves: views without their controllers.
  func viewMove(_ operation: Operation) -> Move? {
    switch operation {
    case .addView:
      // iOS raises when a page that was asked for hangs in another view by the time it is shown.
      guard let host, let new = idle, new !== host, new !== askedPage else { return nil }
      return Move("\(name(host)).view.addSubview(\(name(new)).view)") {
        host.view.addSubview(new.view)
      }
    case .takeViewOut:
      guard let child = actors.first(where: { isBelowActor($0) }) else { return nil }
      return Move("\(name(child)).view.removeFromSuperview()") { child.view.removeFromSuperview() }
    default:
      guard let (parent, child) = family, child.viewIfLoaded?.superview == nil else { return nil }
      return Move("\(name(parent)).view.addSubview(\(name(child)).view)") {
        parent.view.addSubview(child.view)
      }
    }
  }

  /// Whether a controller's view hangs in another one's: as a child, or as an orphan.
  private func isBelowActor(_ child: Actor) -> Bool {
    guard child.viewIfLoaded?.superview != nil else { return false }
    return child.parent is Actor || isOrphan(child)
  }

  /// Whether a controller's view is on screen without any relationship.
  func isOrphan(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && window.rootViewController !== controller && controller.viewIfLoaded?.superview != nil
  }

  /// Begins and ends by hand, of a child whose parent forwards nothing.
  func handMove(_ operation: Operation) -> Move? {
    guard let (parent, child) = family, !parent.forwards else { return nil }
    let c = name(child)
    let state = child.appearanceState
    let appears = state == .disappeared || state == .disappearing
    switch operation {
    case .endByHand:
      guard state.isTransitional else { return nil }
      return Move("\(c).endAppearanceTransition()") { child.endAppearanceTransition() }
    case .beginByHand where !state.isTransitional, .reverseByHand where state.isTransitional:
      let animated = isAnimated
      return Move("\(c).beginAppearanceTransition(\(appears), animated: \(isAnimatedText))") {
        child.beginAppearanceTransition(appears, animated: animated)
      }
    default: return nil
    }
  }
}
