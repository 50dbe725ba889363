import Foundation

/// What iOS refuses when a constraint is made.
@MainActor
enum ConstraintCheck {
  static func objection(
    to first: LayoutPlace,
    _ second: LayoutPlace,
    multiplier: CGFloat
  ) -> String? {
    let (one, two) = (first.attribute, second.attribute)
    if first.item == nil || second.isForeign {
      return "Constraint items must each be a view or layout guide."
    }
    if one == .notAnAttribute { return "Constraint must contain a first layout attribute." }
    if one.kind != .size, multiplier == 0 || second.item == nil || two == .notAnAttribute {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    if let a = one.isDirectional, let b = two.isDirectional, a != b, second.item != nil {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Whether both parts of a constraint are measured along one axis, or are both sizes.
  static func relatesOneKind(_ constraint: NSLayoutConstraint) -> Bool {
    let (one, two) = (constraint.firstAttribute, constraint.secondAttribute)
    if two == .notAnAttribute || constraint.secondItem == nil { return true }
    // A distance between two lines is a size.
    let first = constraint.firstBase == nil ? one.kind : .size
    let second = constraint.secondBase == nil ? two.kind : .size
    return first == second
  }
}
