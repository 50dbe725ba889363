import Clockwork
import CoreGraphics
import Foundation

/// Moves the focus by keys.
@MainActor
package enum FocusMovement {
  /// Moves the focus if a key means that; `false` if it means something else.
  static func take(_ key: UIKey) -> Bool {
    guard let system = UIFocusSystem.current,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    switch key.charactersIgnoringModifiers {
    case "\t": return tab(system, backwards: key.modifierFlags.contains(.shift))
    case UIKeyCommand.inputUpArrow: return step(system, .up)
    case UIKeyCommand.inputDownArrow: return step(system, .down)
    case UIKeyCommand.inputLeftArrow: return step(system, .left)
    case UIKeyCommand.inputRightArrow: return step(system, .right)
    case "\r", "\n": return select(system)
    default: return false
    }
  }

  /// The items in a view at which the focus may stop, in reading order.
  static func items(in view: UIView) -> [UIView] {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if view.canBecomeFocused { return found.append(view) }
      for inner in view.subviews { collect(inner) }
    }
    collect(view)
    return found.sorted { left, right in
      let (a, b) = (place(left), place(right))
      return abs(a.minY - b.minY) > 8 ? a.minY < b.minY : a.minX < b.minX
    }
  }

  private static func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private static var all: [UIView] {
    guard let window = UIApplication.shared.keyWindow,
      let root = window.topmostController?.viewIfLoaded ?? window as UIView?
    else { return [] }
    return items(in: root)
  }

  // MARK: - Groups

  /// What Tab moves between: a list, a named group, or an item by itself.
  private static func group(of view: UIView) -> AnyHashable {
    var current: UIView? = view
    while let candidate = current {
      if let name = candidate.focusGroupIdentifier { return name }
      if candidate !== view, candidate is UITableView || candidate is UICollectionView {
        return ObjectIdentifier(candidate)
      }
      current = candidate.superview
    }
    return ObjectIdentifier(view)
  }

  private static func tab(_ system: UIFocusSystem, backwards: Bool) -> Bool {
    let items = all
    guard !items.isEmpty else { return false }
    var groups: [AnyHashable] = []
    for item in items where !groups.contains(group(of: item)) { groups.append(group(of: item)) }
    let present = (system.focusedItem as? UIView).map(group)
    let index = present.flatMap { groups.firstIndex(of: $0) }
    let step = backwards ? -1 : 1
    let next =
      index.map { ($0 + step + groups.count) % groups.count } ?? (backwards ? groups.count - 1 : 0)
    let members = items.filter { group(of: $0) == groups[next] }
    let best = members.max { $0.focusGroupPriority.rawValue < $1.focusGroupPriority.rawValue }
    let first = members.first
    let target = (best?.focusGroupPriority.rawValue ?? 0) > 0 ? best : first
    return system.move(to: target, heading: backwards ? .previous : .next) || present != nil
  }

  private static func step(_ system: UIFocusSystem, _ heading: UIFocusHeading) -> Bool {
    guard let present = system.focusedItem as? UIView else { return false }
    let from = place(present)
    let neighbours = all.filter { $0 !== present && group(of: $0) == group(of: present) }
    let candidates = neighbours.compactMap { view -> (UIView, CGFloat)? in
      let to = place(view)
      let x = to.midX - from.midX
      let y = to.midY - from.midY
      let (along, across): (CGFloat, CGFloat) =
        switch heading {
        case .up: (-y, abs(x))
        case .down: (y, abs(x))
        case .left: (-x, abs(y))
        default: (x, abs(y))
        }
      return along > 0.5 ? (view, along + across * 2) : nil
    }
    guard let nearest = candidates.min(by: { $0.1 < $1.1 }) else {
      NotificationCenter.default.post(
        name: UIFocusSystem.movementDidFailNotification,
        object: system
      )
      return false
    }
    return system.move(to: nearest.0, heading: heading)
  }

  /// Return uses the focused item as a tap does.
  private static func select(_ system: UIFocusSystem) -> Bool {
    guard let view = system.focusedItem as? UIView, !(view is any UIKeyInput),
      let window = view.window
    else { return false }
    let touch = TouchSequence(window: window)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    touch.begin(at: [view.convert(middle, to: nil)])
    touch.end()
    return true
  }

  /// Text fields take the keys as soon as they have the focus.
  static func focusDidMove(to item: (any UIFocusItem)?) {
    guard let view = item as? UIView, view is any UIKeyInput, !view.isFirstResponder else { return }
    view.becomeFirstResponder()
  }

  /// The focused view, for stages.
  package static var focusedView: UIView? { UIFocusSystem.current?.focusedItem as? UIView }
}

/// Runs a block with the next commit.
@MainActor
enum MainLoopUpdates {
  static func later(_ block: @escaping @MainActor () -> Void) {
    MainLoop.current.setNeedsCommit("focus")
    MainLoop.current.afterCommit("focus", block)
  }
}
