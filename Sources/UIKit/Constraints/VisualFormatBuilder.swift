import Foundation

/// Makes the constraints of a picture.
@MainActor
struct VisualFormatBuilder {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let picture: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions

  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Place = (item: AnyObject, part: NSLayoutConstraint.Attribute)

  init(_ picture: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    self.picture = picture
    self.options = options
  }

  mutating func build() throws(VisualFormatError) {
    for (index, element) in picture.elements.enumerated() {
      if index > 0 { try addGap(from: picture.elements[index - 1], to: element) }
      addSizes(of: element)
    }
    try addAlignment()
  }

  // MARK: - Gaps

  private var isRightToLeft: Bool {
    options.intersection(.directionMask) == .directionRightToLeft && !picture.isVertical
  }

  /// The edges where an element begins and ends in the direction of the picture.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if picture.isVertical { return (.top, .bottom) }
    if isRightToLeft { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func addGap(
    from one: VisualFormat.Element,
    to other: VisualFormat.Element
  ) throws(VisualFormatError) {
    let outer = try superview(
      of: one.view == nil ? other : one,
      isNeeded: one.view == nil || other.view == nil
    )
    let gap = other.gap.isEmpty ? [VisualFormat.Predicate(value: .number(0))] : other.gap
    for predicate in gap {
      let isStandard = if case .standard = predicate.value { true } else { false }
      guard let near = place(one.view, outer, edges.start, edges.end, isStandard: isStandard),
        let far = place(other.view, outer, edges.end, edges.start, isStandard: isStandard)
      else { continue }
      let distance: CGFloat =
        switch predicate.value {
        case .number(let number): number
        // The margins of a superview are the standard distance to its edges.
        case .standard: one.view == nil || other.view == nil ? 0 : SystemSpacing.standard
        case .view: 0
        }
      // The greater coordinate comes first, so that the distance counts as it is written.
      let (first, second) = isRightToLeft ? (near, far) : (far, near)
      append(first, predicate.relation, second, distance, predicate.priority)
      constraints.last?.usesSystemSpacing = isStandard && distance != 0
    }
  }

  private func superview(
    of element: VisualFormat.Element,
    isNeeded: Bool
  ) throws(VisualFormatError) -> AnyObject? {
    guard isNeeded else { return nil }
    let view = element.view
    if let outer = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView {
      return outer
    }
    throw VisualFormatError(problem: .noSuperview, place: element.end)
  }

  /// Where a gap begins or ends: at an edge, a margin or a baseline.
  private func place(
    _ view: AnyObject?,
    _ outer: AnyObject?,
    _ outerEdge: NSLayoutConstraint.Attribute,
    _ edge: NSLayoutConstraint.Attribute,
    isStandard: Bool
  ) -> (item: AnyObject, part: NSLayoutConstraint.Attribute)? {
    guard let view else {
      return outer.map { ($0, isStandard ? outerEdge.withMargin : outerEdge) }
    }
    guard options.contains(.spacingBaselineToBaseline), picture.isVertical,
      (view as? UIView)?.showsText == true
    else { return (view, edge) }
    return (view, edge == .bottom ? .lastBaseline : .firstBaseline)
  }

  // MARK: - Sizes

  private mutating func addSizes(of element: VisualFormat.Element) {
    guard let view = element.view else { return }
    let size: Attribute = picture.isVertical ? .height : .width
    for predicate in element.sizes {
      switch predicate.value {
      case .number(let number):
        append((view, size), predicate.relation, nil, number, predicate.priority)
      case .view(let other):
        append((view, size), predicate.relation, (other, size), 0, predicate.priority)
      case .standard: break
      }
    }
  }

  // MARK: - Alignment

  private mutating func addAlignment() throws(VisualFormatError) {
    let views = picture.elements.compactMap { $0.view }
    guard let first = views.first else { return }
    let parts: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, part) in parts where options.contains(option) {
      guard (part.kind == .horizontal) == picture.isVertical else {
        let problem = VisualFormatError.Problem.alignedAlong(isVertical: picture.isVertical)
        throw VisualFormatError(problem: problem, place: picture.elements.last?.end ?? 0)
      }
      for view in views.dropFirst() { append((first, part), .equal, (view, part), 0, .required) }
    }
  }

  private mutating func append(
    _ first: Place,
    _ relation: NSLayoutConstraint.Relation,
    _ second: Place?,
    _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item,
      attribute: first.part,
      relatedBy: relation,
      toItem: second?.item,
      attribute: second?.part ?? .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = priority
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin inside an edge.
  fileprivate var withMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension UIView {
  /// Whether the view has baselines of text.
  fileprivate var showsText: Bool {
    let view = forLastBaselineLayout
    return view is UILabel || view is UITextField || view is UITextView || view is UIButton
  }
}
