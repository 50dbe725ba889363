import Foundation

/// The exceptions of constraints, with the words of iOS.
@MainActor
extension UIKitException {
  static func invalidConstraint(_ reason: String) -> UIKitException {
    invalidArgument(
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: \(reason)"
    )
  }

  static func changedRequiredPriority(
    from old: UILayoutPriority,
    to new: UILayoutPriority
  ) -> UIKitException {
    inconsistency(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(NSLayoutConstraint.number(CGFloat(new.rawValue))) and "
        + "the existing priority was \(NSLayoutConstraint.number(CGFloat(old.rawValue)))."
    )
  }

  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> UIKitException {
    let first = constraint.firstAnchor.text
    let second = constraint.secondAnchor?.text ?? "(null)"
    return UIKitException(
      name: "NSGenericException",
      reason: "Unable to activate constraint with anchors \(first) and \(second) because they have "
        + "no common ancestor.  Does the constraint or its anchors reference items in different "
        + "view hierarchies?  That's illegal."
    )
  }

  static func unpreparedHierarchy(
    for constraint: NSLayoutConstraint,
    on view: UIView
  ) -> UIKitException {
    UIKitException(
      name: "NSGenericException",
      reason: "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(constraint.text) "
        + "view:\(Naming.name(of: view))"
    )
  }

  static func unreadableFormat(
    _ problem: String,
    _ format: String,
    at place: Int
  ) -> UIKitException {
    let marker = String(repeating: " ", count: place) + "^"
    return invalidArgument(
      "Unable to parse constraint format: \n\(problem) \n\(format) \n\(marker)"
    )
  }
}
