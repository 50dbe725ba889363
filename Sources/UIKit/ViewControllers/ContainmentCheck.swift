/// The check of the controller hierarchy (RULES 15).
///
/// From the place of insertion upwards, the first view that belongs to a
/// controller must belong to the child's parent; no parent at all is allowed.
@MainActor
enum ContainmentCheck {
  static func allows(_ view: UIView, below superview: UIView) -> Bool {
    guard let child = view.owningController, let parent = child.parent,
      child.presentation == nil
    else { return true }
    guard let owner = owner(of: superview) else {
      guard superview.window != nil else { return true }
      raise(.wrongParent(of: child, shouldBe: nil, actual: parent))
      return false
    }
    guard owner !== parent else { return true }
    raise(.wrongParent(of: child, shouldBe: owner, actual: parent))
    return false
  }

  static func allows(_ child: UIViewController, asChildOf parent: UIViewController) -> Bool {
    guard !isInside(parent, child) else {
      raise(.childContainsParent(child, parent: parent))
      return false
    }
    guard let superview = child.viewIfLoaded?.superview, let owner = owner(of: superview),
      owner !== parent, owner.systemContainer == nil
    else { return true }
    raise(.wrongRequestedParent(of: child, shouldBe: owner, requested: parent))
    return false
  }

  /// Whether a controller is another one or a descendant of it.
  private static func isInside(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.parent
    }
    return false
  }

  private static func owner(of view: UIView) -> UIViewController? {
    var current: UIView? = view
    while let candidate = current {
      if let controller = candidate.owningController { return controller }
      current = candidate.superview
    }
    return nil
  }
}
