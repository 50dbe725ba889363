import Cassowary
import Foundation

/// What the parts of views and guides are in terms of unknowns.
extension LayoutSystem {
  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A row in the language of the solver; `nil` if what it is about is gone.
  func terms(of row: Int) -> LayoutTerms? {
    guard let source = rows[row]?.source else { return nil }
    switch source {
    case .constraint(let constraint):
      guard var terms = terms(of: constraint) else { return nil }
      rows[row]?.base = terms.expression.constant
      let sign = constraint.runsBackwards ? -1.0 : 1.0
      terms.expression.constant -= sign * Double(constraint.constant)
      return terms
    case .place(let entry, let part):
      let unknown = part.isStart ? entry.box.start(part.axis) : entry.box.length(part.axis)
      return LayoutTerms(expression: LinearExpression(unknown) - number(place(of: entry, part)))
    case .origin(let entry, let axis):
      guard let origin = entry.origin else { return nil }
      let value = entry.view.bounds.origin.along(axis)
      return LayoutTerms(expression: LinearExpression(origin.start(axis)) - number(value))
    case .ownSize(let entry, let axis, let hugs):
      return ownSizeTerms(entry, axis, hugs: hugs)
    case .guide(let entry, let kind, let part):
      return guideTerms(entry, kind, part)
    case .target(let axis):
      guard let target, let entry = rootEntry else { return nil }
      let priority = axis == .horizontal ? target.horizontal : target.vertical
      return LayoutTerms(
        expression: LinearExpression(entry.box.length(axis)) - number(target.size.along(axis)),
        strength: ConstraintStrength(Double(priority.rawValue))
      )
    }
  }

  func number(_ value: CGFloat) -> LinearExpression { LinearExpression(Double(value)) }

  /// The present value of what a fixed view or a root holds.
  func place(of entry: LayoutEntry, _ part: LayoutPart) -> CGFloat {
    if entry.role == .root {
      let (axis, insets) = (part.axis, entry.alignment)
      return max(0, root.bounds.size.along(axis) - insets.before(axis) - insets.after(axis))
    }
    let place = entry.view.alignmentFrame
    return part.isStart ? place.origin.along(part.axis) : max(0, place.size.along(part.axis))
  }

  // MARK: - Constraints

  /// First part less second part times multiplier, without the constant.
  private func terms(of constraint: NSLayoutConstraint) -> LayoutTerms? {
    guard let outer = constraint.layoutCoordinates else { return nil }
    let other = constraint.second?.item
    guard
      let first = side(constraint.first, constraint.firstBase, other: other, in: outer)
    else { return nil }
    var sum = first
    if let second = constraint.second, second.attribute != .notAnAttribute {
      let item = constraint.first.item
      guard let end = side(second, constraint.secondBase, other: item, in: outer) else {
        return nil
      }
      let factor = Double(constraint.multiplier)
      sum = first - end * factor
      if factor != 1, constraint.runsBackwards {
        // Positions count from the far edge of the view around.
        let width = span(of: outer, .horizontal, in: outer).length
        sum = sum - width * (1 - factor)
      }
    }
    let relation: LinearRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: constraint.runsBackwards ? .greaterOrEqual : .lessOrEqual
      case .greaterThanOrEqual: constraint.runsBackwards ? .lessOrEqual : .greaterOrEqual
      }
    let strength = ConstraintStrength(Double(constraint.priority.rawValue))
    return LayoutTerms(expression: sum, relation: relation, strength: strength)
  }

  private func side(
    _ place: LayoutPlace,
    _ base: LayoutPlace?,
    other: AnyObject?,
    in outer: UIView
  ) -> LinearExpression? {
    guard let end = part(place, other: other, in: outer) else { return nil }
    guard let base else { return end }
    guard let start = part(base, other: other, in: outer) else { return nil }
    return end - start
  }

  /// A part of a view or guide in the coordinates of a view around it.
  func part(_ place: LayoutPlace, other: AnyObject?, in outer: UIView) -> LinearExpression? {
    guard let item = place.item else { return nil }
    let attribute = place.attribute
    let axis = attribute.axis
    let isBackwards = outer.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let view = item as? UIView {
      guard view.isDescendant(of: outer) else { return nil }
      switch attribute {
      case .firstBaseline, .lastBaseline: return baseline(attribute, of: view, in: outer)
      case .width, .height: return LinearExpression(entry(of: view).box.length(axis))
      default: break
      }
      guard let span = span(of: view, attribute, axis, other: other, in: outer) else { return nil }
      return attribute.part(of: span, isBackwards: isBackwards)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      owner.isDescendant(of: outer)
    else { return nil }
    guard var span = span(of: guide, owner, axis) else { return nil }
    span.start = span.start + offset(of: owner, axis, in: outer)
    return attribute.part(of: span, isBackwards: isBackwards)
  }

  private func span(
    of view: UIView,
    _ attribute: Attribute,
    _ axis: Axis,
    other: AnyObject?,
    in outer: UIView
  ) -> LayoutSpan? {
    let isMargin = attribute != attribute.withoutMargin
    // The edges and margins of a scroll view are those of its content for what lies inside.
    if let scrollView = view as? UIScrollView, let other, let inside = LayoutPlace.view(of: other),
      inside !== view, inside.isDescendant(of: view)
    {
      var content = LayoutSpan(start: LinearExpression(), length: LinearExpression())
      if attribute.isCenter {
        content.length = LinearExpression(entry(of: view).box.length(axis))
      } else {
        content.length = LinearExpression(contentLength(of: scrollView, axis))
      }
      content.start = offset(of: view, axis, in: outer)
      let margins = view.layoutMargins
      return isMargin ? content.inset(margins.before(axis), margins.after(axis)) : content
    }
    if isMargin {
      var margins = span(of: guideBox(.margins, of: entry(of: view)), axis)
      margins.start = margins.start + offset(of: view, axis, in: outer)
      return margins
    }
    return span(of: view, axis, in: outer)
  }

  /// The alignment rectangle of a view in the coordinates of a view around it.
  func span(of view: UIView, _ axis: Axis, in outer: UIView) -> LayoutSpan {
    let entry = entry(of: view)
    let length = LinearExpression(entry.box.length(axis))
    if view === outer {
      let start = originTerm(of: entry, axis) + number(entry.alignment.before(axis))
      return LayoutSpan(start: start, length: length)
    }
    var start = LinearExpression(entry.box.start(axis))
    if let superview = view._superview {
      start = start + offset(of: superview, axis, in: outer)
    }
    return LayoutSpan(start: start, length: length)
  }

  func span(of box: LayoutBox, _ axis: Axis) -> LayoutSpan {
    LayoutSpan(
      start: LinearExpression(box.start(axis)),
      length: LinearExpression(box.length(axis))
    )
  }

  /// Where the coordinates of a view begin in those of a view around it.
  func offset(of view: UIView, _ axis: Axis, in outer: UIView) -> LinearExpression {
    var sum = LinearExpression()
    var current = view
    while current !== outer {
      let entry = entry(of: current)
      sum =
        sum + LinearExpression(entry.box.start(axis)) - originTerm(of: entry, axis)
        - number(entry.alignment.before(axis))
      guard let superview = current._superview else { break }
      current = superview
    }
    return sum
  }

  /// The origin of the bounds: where a view's own coordinates begin at its edge.
  func originTerm(of entry: LayoutEntry, _ axis: Axis) -> LinearExpression {
    guard entry.view is UIScrollView else { return number(entry.view.bounds.origin.along(axis)) }
    if let origin = entry.origin { return LinearExpression(origin.start(axis)) }
    let origin = LayoutOrigin(x: solver.makeUnknown(), y: solver.makeUnknown())
    own(origin.x, nil)
    own(origin.y, nil)
    entry.origin = origin
    let rows = [insert(.origin(entry, .horizontal)), insert(.origin(entry, .vertical))]
    entry.origin?.rows = rows
    return LinearExpression(origin.start(axis))
  }

  /// The width or height of a scroll view's content, which constraints now decide about.
  func contentLength(of view: UIScrollView, _ axis: Axis) -> Unknown {
    let entry = entry(of: view)
    var content =
      entry.content
      ?? LayoutContent(
        width: solver.makeUnknown(nonNegative: true),
        height: solver.makeUnknown(nonNegative: true)
      )
    if axis == .horizontal { content.usesWidth = true } else { content.usesHeight = true }
    entry.content = content
    own(content.width, entry)
    own(content.height, entry)
    return content.length(axis)
  }

  private func baseline(_ attribute: Attribute, of view: UIView, in outer: UIView)
    -> LinearExpression
  {
    let span = span(of: view, .vertical, in: outer)
    let entry = entry(of: view)
    let (first, last, height) = baselines(of: entry)
    // Distances count from the edges of the frame.
    if attribute == .firstBaseline {
      guard let first else { return span.end }
      return span.start + number(first - entry.alignment.top)
    }
    guard let last else { return span.end }
    return span.end - number(height - last - entry.alignment.bottom)
  }
}

extension NSLayoutConstraint {
  /// The view in whose coordinates the constraint is stated.
  var layoutCoordinates: UIView? {
    if let containerView { return containerView }
    return first.view
  }

  /// Whether positions count from the right, as reading does.
  var runsBackwards: Bool {
    guard first.attribute.isDirectional == true || second?.attribute.isDirectional == true,
      let view = layoutCoordinates
    else { return false }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var mentionsBaseline: Bool {
    let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
    return baselines.contains(first.attribute)
      || (second.map { baselines.contains($0.attribute) } ?? false)
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: kind == .horizontal ? .horizontal : .vertical
    }
  }

  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The same part of the rectangle inside the margins.
  var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The part of a stretch; in right-to-left reading the leading end is the right one.
  func part(of span: LayoutSpan, isBackwards: Bool) -> LinearExpression? {
    switch withoutMargin {
    case .left, .top: span.start
    case .right, .bottom, .firstBaseline, .lastBaseline: span.end
    case .leading: isBackwards ? span.end : span.start
    case .trailing: isBackwards ? span.start : span.end
    case .width, .height: span.length
    case .centerX, .centerY: span.middle
    default: nil
    }
  }
}
