import Foundation

/// The exceptions of constraints, with the words of iOS.
@MainActor
extension UIKitException {
  static func invalidConstraint(_ reason: String, for item: Any) -> UIKitException {
    let name = (item as? NSObject).map { Naming.name(of: $0) } ?? "(null)"
    return invalidArgument("NSLayoutConstraint for \(name): \(reason)")
  }

  /// Two anchors of one class whose lines do not compare, as left and leading.
  static func incompatibleUnits(_ first: String, _ second: String) -> UIKitException {
    invalidArgument(
      "NSLayoutConstraint for \(first): A constraint cannot be made between \(first) and "
        + "\(second) because their units are not compatible."
    )
  }

  /// A constraint between lines of different directions, or of a line and a size.
  static func incompatibleAnchors(_ constraint: NSLayoutConstraint) -> UIKitException {
    UIKitException(
      name: "NSInvalidLayoutConstraintException",
      reason: "Constraint improperly relates anchors of incompatible types: \(constraint.text)"
    )
  }

  static func illegalPriority(_ priority: UILayoutPriority) -> UIKitException {
    invalidArgument(
      "It's illegal to set priority:\(NSLayoutConstraint.number(CGFloat(priority.rawValue))). "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
        + "which is 1000.000000."
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

  /// - Evidence: a printed exception (huri000/SwiftEntryKit issue 228, grade B)
  static func infiniteConstant(
    _ constant: CGFloat,
    of constraint: NSLayoutConstraint
  ) -> UIKitException {
    inconsistency(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(constraint.firstAnchor.text) "
        + "secondAnchor:\(constraint.secondAnchor?.text ?? "(null)")"
    )
  }

  /// - Evidence: a printed exception (Appboy/appboy-ios-sdk issue 106, grade B)
  static func infiniteMultiplier(_ multiplier: CGFloat) -> UIKitException {
    inconsistency("Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
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
    _ problem: VisualFormatError.Problem,
    _ format: String,
    at place: Int
  ) -> UIKitException {
    let marker = String(repeating: " ", count: place) + "^"
    return invalidArgument(
      "Unable to parse constraint format: \n\(text(of: problem)) \n\(format) \n\(marker)"
    )
  }

  private static func text(of problem: VisualFormatError.Problem) -> String {
    switch problem {
    case .noColon(let letter):
      "Expected ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") "
        + "arrangement"
    case .noView: "Expected a view"
    case .noViewOrEdge: "Expected a view or '|'"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .openPredicate:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .noNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignedAlong(let isVertical):
      "Options mask required views to be aligned on a \(isVertical ? "vertical" : "horizontal") "
        + "edge, which is not allowed for layout that is also "
        + "\(isVertical ? "vertical" : "horizontal")."
    }
  }
}
