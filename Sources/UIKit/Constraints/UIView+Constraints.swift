/// What a view knows about constraints.
@MainActor
final class ConstraintState {
  /// The active constraints that the view keeps, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultLow, .defaultLow
  )
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  /// The solved system whose outermost view this is.
  var system: LayoutSystem?
  /// The active constraints that other views keep and that mention this view or a guide of it.
  var mentions: [NSLayoutConstraint] = []
  /// Whether a constraint reaches from inside the view to outside it.
  var isCrossed = false
}

extension UIView {
  var constraintState: ConstraintState { attachment(ConstraintState.self) { ConstraintState() } }

  var constraintStateIfAny: ConstraintState? { existingAttachment(ConstraintState.self) }

  // MARK: - Constraints

  /// Activates a constraint, if the views that it mentions are at or below this one.
  func activate(_ constraint: NSLayoutConstraint) {
    guard constraint.containerView !== self else { return }
    for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
      guard let view = LayoutPlace.view(of: item), view.isDescendant(of: self) else {
        raise(.unpreparedHierarchy(for: constraint, on: self))
        return
      }
    }
    keep(constraint)
  }

  /// The active constraints along an axis that mention the view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsInAncestors.filter {
      ($0.firstItem === self || $0.secondItem === self) && $0.isAbout(axis)
    }
  }

  /// Whether constraints leave a choice about the view's place or size.
  ///
  /// For debugging: the answer costs a look at all that the view depends on.
  public var hasAmbiguousLayout: Bool { isAmbiguouslyPlaced }

  // MARK: - Own size

  /// The hugging priority that was set, or the usual one.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintStateIfAny?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Keeps a hugging priority.
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      constraintState.hugging.horizontal = priority
    } else {
      constraintState.hugging.vertical = priority
    }
    ownSizeDidChange(.ownPriority)
  }

  /// The resistance that was set, or the usual one.
  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintStateIfAny?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Keeps a resistance.
  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      constraintState.resistance.horizontal = priority
    } else {
      constraintState.resistance.vertical = priority
    }
    ownSizeDidChange(.ownPriority)
  }

  // MARK: - Keeping

  /// The constraints of the view and everything above it.
  var constraintsInAncestors: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      found += current.constraints
      view = current.superview
    }
    return found
  }

  func keep(_ constraint: NSLayoutConstraint) {
    constraint.containerView?.drop(constraint)
    constraint.containerView = self
    constraint.activation = ConstraintClock.next()
    constraint.wasReportedBroken = false
    constraintState.constraints.append(constraint)
    for view in constraint.mentionedViews where view !== self {
      markCrossed(from: view)
      view.constraintState.mentions.append(constraint)
    }
    insideSystem?.noteAddition(of: constraint)
    markForConstraints()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.containerView === self else { return }
    constraint.containerView = nil
    if let place = constraintState.constraints.lastIndex(where: { $0 === constraint }) {
      constraintState.constraints.remove(at: place)
    }
    for view in constraint.mentionedViews where view !== self {
      view.constraintStateIfAny?.forgetMention(by: constraint)
    }
    constraint.layoutSystem?.remove(constraint)
    markForConstraints()
  }

  fileprivate func markCrossed(from view: UIView?) {
    var current = view?.superview
    while let between = current, between !== self {
      let state = between.constraintState
      if !state.isCrossed {
        let wasRoot = between.isLayoutRoot
        state.isCrossed = true
        // What lies inside becomes part of the system around.
        if wasRoot {
          between.endOwnSystem()
          between._superview?.insideSystem?.noteArrival(of: between)
        }
      }
      current = between.superview
    }
  }

  static func commonAncestor(_ one: UIView?, _ other: UIView?) -> UIView? {
    var view = one
    while let current = view {
      if let other, other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// Ends the constraints between a view that is about to leave and views that stay.
  func endConstraintsAcross(leaving view: UIView) {
    guard let state = view.constraintStateIfAny else { return }
    endMentions(of: view)
    state.isCrossed = false
  }

  private func endMentions(of view: UIView) {
    guard let state = view.constraintStateIfAny else { return }
    for constraint in state.mentions {
      if let container = constraint.containerView, isOrLiesBelow(container) {
        constraint.isActive = false
      }
    }
    // What reaches up from deeper inside went through the view.
    guard state.isCrossed else { return }
    for subview in view._subviews { endMentions(of: subview) }
  }
}

extension ConstraintState {
  func forgetMention(by constraint: NSLayoutConstraint) {
    if let place = mentions.lastIndex(where: { $0 === constraint }) { mentions.remove(at: place) }
  }
}

extension NSLayoutConstraint {
  /// The views that the constraint mentions, or whose guides it does, each once.
  var mentionedViews: [UIView] {
    var found: [UIView] = []
    for place in [first, second, firstBase, secondBase] {
      guard let view = place?.view, !found.contains(where: { $0 === view }) else { continue }
      found.append(view)
    }
    return found
  }

  /// The views and guides that the constraint mentions.
  var items: [AnyObject] {
    [firstItem, secondItem, firstBase?.item, secondBase?.item].compactMap { $0 }
  }

  func isAbout(_ axis: Axis) -> Bool {
    switch firstAttribute {
    case .width: axis == .horizontal
    case .height: axis == .vertical
    default: (firstAttribute.kind == .horizontal) == (axis == .horizontal)
    }
  }
}

/// Counts the activations of an application.
@MainActor
final class ConstraintClock {
  private var count = 0

  static func next() -> Int {
    let clock = UIApplication.shared.attachment(ConstraintClock.self) { ConstraintClock() }
    clock.count += 1
    return clock.count
  }
}
