import Cassowary
import Foundation

/// What the parts of views and guides are in terms of unknowns.
extension LayoutBuilder {
  /// First part less second part times multiplier less constant.
  mutating func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard
      let first = expression(
        constraint.firstItem,
        constraint.firstAttribute,
        base: constraint.firstBase,
        other: constraint.secondItem
      )
    else { return nil }
    var sum = first - LinearExpression(Double(constraint.constant))
    guard constraint.secondAttribute != .notAnAttribute else { return sum }
    guard
      let second = expression(
        constraint.secondItem,
        constraint.secondAttribute,
        base: constraint.secondBase,
        other: constraint.firstItem
      )
    else { return nil }
    sum = sum - second * Double(constraint.multiplier)
    return sum
  }

  private mutating func expression(
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute,
    base: LayoutPlace?,
    other: AnyObject?
  ) -> LinearExpression? {
    guard let end = part(attribute, of: item, other: other) else { return nil }
    guard let base else { return end }
    guard let start = part(base.attribute, of: base.item, other: other) else { return nil }
    return end - start
  }

  private mutating func part(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject?,
    other: AnyObject?
  ) -> LinearExpression? {
    guard let item else { return nil }
    if let view = item as? UIView { return part(attribute, of: view, other: other) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    guard let box = box(of: guide, owner: owner) else { return nil }
    return part(attribute, in: box, view: owner)
  }

  private mutating func part(
    _ attribute: NSLayoutConstraint.Attribute,
    of view: UIView,
    other: AnyObject?
  ) -> LinearExpression? {
    guard let own = box(of: view) else { return nil }
    switch attribute {
    case .firstBaseline:
      return own.top + LinearExpression(Double(view.distanceToFirstBaseline))
    case .lastBaseline:
      return own.top + own.height - LinearExpression(Double(view.distanceFromLastBaseline))
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      let inner = inset(own, by: insets(.margins, of: view))
      return part(attribute.withoutMargin, in: inner, view: view)
    default: break
    }
    if attribute != .width, attribute != .height,
      let content = contentBoxes[ObjectIdentifier(view)],
      let other, let inside = LayoutPlace.view(of: other), inside !== view,
      inside.isDescendant(of: view)
    {
      return part(attribute, in: content, view: view)
    }
    return part(attribute, in: own, view: view)
  }

  private func part(
    _ attribute: NSLayoutConstraint.Attribute,
    in box: Box,
    view: UIView
  ) -> LinearExpression? {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return box.left
    case .right: return box.left + box.width
    case .leading: return isRightToLeft ? box.left + box.width : box.left
    case .trailing: return isRightToLeft ? box.left : box.left + box.width
    case .top, .firstBaseline: return box.top
    case .bottom, .lastBaseline: return box.top + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.left + box.width * 0.5
    case .centerY: return box.top + box.height * 0.5
    default: return part(attribute.withoutMargin, in: box, view: view)
    }
  }

  private mutating func box(of guide: UILayoutGuide, owner: UIView) -> Box? {
    if let box = guideBoxes[ObjectIdentifier(guide)] { return box }
    guard let own = box(of: owner) else { return nil }
    switch guide.kind {
    case .free: return nil
    case .scrollContent: return contentBoxes[ObjectIdentifier(owner)]
    case .scrollFrame:
      var frame = own
      frame.left = frame.left + LinearExpression(Double(owner.bounds.minX))
      frame.top = frame.top + LinearExpression(Double(owner.bounds.minY))
      return frame
    case .top:
      let insets = insets(.top, of: owner)
      var box = own
      box.height = LinearExpression(Double(owner.bounds.height - insets.bottom))
      return box
    case .keyboard, .bottom:
      let insets = insets(guide.kind, of: owner)
      var box = own
      box.top = own.top + own.height - LinearExpression(Double(owner.bounds.height - insets.top))
      box.height = LinearExpression(Double(owner.bounds.height - insets.top))
      return box
    case .safeArea, .margins, .readable: return inset(own, by: insets(guide.kind, of: owner))
    }
  }

  mutating func insets(_ kind: UILayoutGuide.Kind, of view: UIView) -> UIEdgeInsets {
    let value = UILayoutGuide.insets(of: kind, in: view)
    foundation.insets.append(.init(view: view, kind: kind, value: value))
    return value
  }

  private func inset(_ box: Box, by insets: UIEdgeInsets) -> Box {
    Box(
      left: box.left + LinearExpression(Double(insets.left)),
      top: box.top + LinearExpression(Double(insets.top)),
      width: box.width - LinearExpression(Double(insets.left + insets.right)),
      height: box.height - LinearExpression(Double(insets.top + insets.bottom))
    )
  }
}

extension NSLayoutConstraint.Attribute {
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
}

extension UIView {
  /// The distance from the top to the baseline of the first line.
  var distanceToFirstBaseline: CGFloat {
    let view = forFirstBaselineLayout
    if let label = view as? UILabel, let font = label.font { return font.ascender }
    return bounds.height
  }

  /// The distance from the baseline of the last line to the bottom.
  var distanceFromLastBaseline: CGFloat {
    let view = forLastBaselineLayout
    if let label = view as? UILabel, let font = label.font { return -font.descender }
    return 0
  }
}
