import Foundation

/// How views and the systems of constraints find each other.
extension UIView {
  /// Whether the view or a subview takes part in constraints.
  var usesConstraints: Bool {
    !flags.contains(.translatesMask) || hasConstraintsInside
  }

  /// Whether constraints decide about something below.
  var hasConstraintsInside: Bool {
    if flags.contains(.isStack) { return true }
    if let state = constraintStateIfAny, !state.constraints.isEmpty { return true }
    guard flags.contains(.usesConstraints) else { return false }
    for view in _subviews where !view.flags.contains(.translatesMask) { return true }
    return false
  }

  // MARK: - Systems

  /// The view at which the system begins that places this view's subviews.
  var layoutRoot: UIView {
    var view = self
    while let superview = view._superview, !view.isLayoutRoot { view = superview }
    return view
  }

  /// Whether the view's own size comes from elsewhere and nothing reaches through it.
  var isLayoutRoot: Bool {
    flags.contains(.translatesMask) && constraintStateIfAny?.isCrossed != true
      && !(_superview?.isArranging(self) ?? false)
  }

  private func isArranging(_ view: UIView) -> Bool {
    guard flags.contains(.isStack) else { return false }
    return (self as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
  }

  /// Whether the view has a system for what lies inside.
  var isOwnRoot: Bool { constraintStateIfAny?.system != nil }

  /// The system that places the subviews, if there is one yet.
  var insideSystem: LayoutSystem? {
    if _superview != nil, let entry = layoutEntry, entry.role == .placed,
      let system = entry.system
    {
      return system
    }
    return layoutRoot.constraintStateIfAny?.system
  }

  private func system(of root: UIView) -> LayoutSystem {
    let state = root.constraintState
    if let system = state.system { return system }
    let system = LayoutSystem(root: root)
    state.system = system
    return system
  }

  /// Ends the view's own system, as it becomes part of another.
  func endOwnSystem() {
    guard let state = constraintStateIfAny, let system = state.system else { return }
    state.system = nil
    system.end()
  }

  // MARK: - Changes

  /// Marks the view and the root of its system for layout, as constraints changed.
  func markForConstraints() {
    let root = layoutRoot
    if root !== self { root.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Notes that constraints at or below this view have to be solved from nothing again.
  func constraintsDidChange() {
    insideSystem?.noteRebuild()
    markForConstraints()
  }

  /// Notes that a view came that may have constraints.
  func constrainedSubviewDidArrive(_ view: UIView) {
    guard view.usesConstraints || flags.contains(.isStack) else { return }
    flags.insert(.usesConstraints)
    if let system = insideSystem {
      system.noteArrival(of: view)
    }
    markForConstraints()
  }

  /// Notes that a view went that may have constraints; those across have ended.
  func constrainedSubviewDidLeave(_ view: UIView) {
    guard let system = insideSystem else { return }
    system.leave(view)
    if flags.contains(.isStack) || view.usesConstraints { markForConstraints() }
  }

  /// Notes that the own size or its priorities changed.
  func ownSizeDidChange(_ what: LayoutEntry.Stale) {
    if let superview = _superview {
      guard !flags.contains(.translatesMask) else { return }
      if let entry = layoutEntry, let system = entry.system { system.note(entry, what) }
      if superview.flags.contains(.isStack), let stack = superview as? UIStackView,
        stack.distribution == .fillProportionally
      {
        stack.arrangementDidChange()
      }
      superview.markForConstraints()
    } else if let system = constraintStateIfAny?.system, let entry = system.rootEntry {
      system.note(entry, what)
      setNeedsLayout()
    }
  }

  func intrinsicContentSizeDidChange() { ownSizeDidChange(.ownSize) }

  func setTranslatesMask(_ isOn: Bool) {
    guard isOn != flags.contains(.translatesMask) else { return }
    let outer = _superview?.insideSystem
    flags.set(.translatesMask, isOn)
    guard let superview = _superview else {
      endOwnSystem()
      return
    }
    superview.flags.insert(.usesConstraints)
    if let outer {
      if layoutEntry != nil || isOn { outer.noteRebuild() } else { outer.noteArrival(of: self) }
    }
    superview.markForConstraints()
  }

  /// Follows a change of the bounds, whoever made it.
  func noteBoundsForConstraints(from old: CGRect) {
    if let entry = layoutEntry, let system = entry.system, !system.isPlacing {
      noteMoveForConstraints()
    }
    let origin = ownedLayer.bounds.origin != old.origin
    let size = ownedLayer.bounds.size != old.size
    if let state = constraintStateIfAny, let system = state.system, let entry = system.rootEntry {
      if size { system.note(entry, entry.guides.isEmpty ? .place : [.place, .guides]) }
      if origin { noteOrigin(of: entry, in: system) }
    }
    guard let entry = layoutEntry, let system = entry.system else { return }
    if size, !entry.guides.isEmpty { system.note(entry, .guides) }
    if origin { noteOrigin(of: entry, in: system) }
  }

  private func noteOrigin(of entry: LayoutEntry, in system: LayoutSystem) {
    if self is UIScrollView {
      if entry.origin != nil { system.note(entry, .origin) }
    } else {
      system.noteRebuild()
    }
  }

  /// Follows a change of the place or size that did not come from the solution.
  func noteMoveForConstraints() {
    guard let entry = layoutEntry, let system = entry.system, !system.isPlacing else { return }
    if entry.role == .placed {
      system.notePlacing(of: entry, marks: false)
    } else {
      system.note(entry, .place)
      _superview?.layoutRoot.setNeedsLayout()
    }
    ownedLayer.tellOwnerOfMove()
  }

  /// Hears that what guides follow may have changed: safe area, margins, keyboard.
  ///
  /// Called by whatever keeps those values, for each view whose value may be another.
  func guideInsetsMayHaveChanged() {
    if let entry = layoutEntry, !entry.guides.isEmpty { entry.system?.note(entry, .guides) }
    if let system = constraintStateIfAny?.system, let entry = system.rootEntry,
      !entry.guides.isEmpty
    {
      system.note(entry, .guides)
    }
  }

  /// Hears that leading and trailing may have changed sides for what lies inside.
  func layoutDirectionDidChange() {
    guard let system = insideSystem else { return }
    system.noteRebuild()
    markForConstraints()
  }

  // MARK: - Layout

  /// Places the subviews that constraints decide about.
  func layoutWithConstraints() {
    if layoutEntry == nil, constraintStateIfAny?.system == nil {
      guard hasConstraintsInside || guideStoreIfAny?.own.isEmpty == false else { return }
    }
    let system = insideSystem ?? system(of: layoutRoot)
    system.solveIfNeeded()
    system.placeSubviews(of: self)
  }

  /// The rectangle that constraints give a guide of the view.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect {
    let system = insideSystem ?? system(of: layoutRoot)
    system.solveIfNeeded()
    return system.solvedFrame(of: guide)
  }

  func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
    (insideSystem ?? system(of: layoutRoot)).isAmbiguous(guide)
  }

  /// Whether constraints leave a choice about the view's place or size.
  var isAmbiguouslyPlaced: Bool {
    if let superview = _superview {
      guard !flags.contains(.translatesMask) else { return false }
      return (superview.insideSystem ?? superview.system(of: superview.layoutRoot))
        .isAmbiguous(self)
    }
    return !flags.contains(.translatesMask) && system(of: self).isAmbiguous(self)
  }

  func isAmbiguous(_ place: LayoutPlace) -> Bool {
    let inside = _superview ?? self
    return (inside.insideSystem ?? inside.system(of: inside.layoutRoot)).isAmbiguous(place)
  }

  /// The size that the constraints inside give for a target.
  func fittingSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let target = LayoutTarget(size: target, horizontal: horizontal, vertical: vertical)
    let system = LayoutSystem(root: self, target: target)
    system.solveIfNeeded()
    return system.rootEntry.map { system.fittedSize(of: $0) } ?? .zero
  }
}
