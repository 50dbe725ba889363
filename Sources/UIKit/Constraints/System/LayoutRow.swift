import Cassowary
import Foundation

/// One relation that a system asks of its solver, and where it comes from.
struct LayoutRow {
  enum Source {
    /// A constraint of the app or of a stack view.
    case constraint(NSLayoutConstraint)
    /// A part of the frame of a fixed view, or of the size of a root.
    case place(LayoutEntry, LayoutPart)
    /// The origin of a scroll view's bounds.
    case origin(LayoutEntry, NSLayoutConstraint.Axis)
    /// The size that the content asks for: not more, or not less.
    case ownSize(LayoutEntry, NSLayoutConstraint.Axis, hugs: Bool)
    /// A part of a guide that follows insets.
    case guide(LayoutEntry, UILayoutGuide.Kind, LayoutPart)
    /// The size that a measurement should come near.
    case target(NSLayoutConstraint.Axis)
  }

  let source: Source
  var handle: SolverConstraint?
  /// The constant of the expression less what the constraint adds itself.
  var base: Double = 0

  /// The constraint of the app or of a stack view.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { return constraint }
    return nil
  }
}

/// A part of a rectangle that is held by a row.
enum LayoutPart: Int, CaseIterable {
  case left, top, width, height

  var axis: NSLayoutConstraint.Axis {
    self == .left || self == .width ? .horizontal : .vertical
  }
  var isStart: Bool { self == .left || self == .top }
}

/// A row in the language of the solver.
struct LayoutTerms {
  var expression: LinearExpression
  var relation = LinearRelation.equal
  var strength = ConstraintStrength.required

  /// The terms with a constant that the solver can still calculate with.
  var bounded: LayoutTerms {
    var copy = self
    copy.expression.constant = Self.bounded(expression.constant)
    return copy
  }

  /// The nearest number with which fractions of a pixel are still right.
  ///
  /// - Evidence: "configured with a constant that exceeds internal limits. A smaller value will be
  ///   substituted", printed by iOS (wordpress-mobile/WordPress-iOS issue 2742, grade B); the
  ///   limit itself is not known (D)
  static func bounded(_ constant: Double) -> Double {
    constant.isNaN ? 0 : min(max(constant, -1e8), 1e8)
  }
}

/// A stretch along one axis.
struct LayoutSpan {
  var start: LinearExpression
  var length: LinearExpression
  var end: LinearExpression { start + length }
  var middle: LinearExpression { start + length * 0.5 }

  /// The stretch without margins at its ends.
  func inset(_ before: CGFloat, _ after: CGFloat) -> LayoutSpan {
    LayoutSpan(
      start: start + LinearExpression(Double(before)),
      length: length - LinearExpression(Double(before + after))
    )
  }
}

extension UIEdgeInsets {
  func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func after(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
