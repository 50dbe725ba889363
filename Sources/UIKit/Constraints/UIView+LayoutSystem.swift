import Foundation

/// How views and the solver of constraints find each other.
extension UIView {
  /// Whether the view or a subview takes part in constraints.
  var usesConstraints: Bool {
    !flags.contains(.translatesMask) || hasConstraintsInside
  }

  /// Whether constraints decide about something below.
  var hasConstraintsInside: Bool {
    if flags.contains(.isStack) { return true }
    if let state = constraintStateIfAny, !state.constraints.isEmpty { return true }
    for view in _subviews where !view.flags.contains(.translatesMask) { return true }
    return false
  }

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

  private func system(of root: UIView) -> LayoutSystem {
    if let system = root.constraintState.system { return system }
    let system = LayoutSystem(root: root)
    root.constraintState.system = system
    return system
  }

  /// Notes that constraints at or below this view have to be solved again.
  func constraintsDidChange() {
    let root = layoutRoot
    root.constraintStateIfAny?.system?.markDirty()
    if root !== self { root.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Notes that a view with constraints came or went.
  func constrainedSubviewsDidChange(_ view: UIView) {
    guard view.usesConstraints || constraintStateIfAny?.system != nil else { return }
    constraintsDidChange()
  }

  /// Places the subviews that constraints decide about.
  func layoutWithConstraints() {
    guard hasConstraintsInside || guideStoreIfAny?.own.isEmpty == false else { return }
    let system = system(of: layoutRoot)
    system.solveIfNeeded()
    for view in _subviews where !view.flags.contains(.translatesMask) {
      system.place(view)
    }
  }

  /// Solves what a guide's rectangle depends on.
  func layoutIfNeededForGuides() {
    guard guideStoreIfAny?.own.isEmpty == false else { return }
    system(of: layoutRoot).solveIfNeeded()
  }

  func intrinsicContentSizeDidChange() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    superview?.constraintsDidChange()
  }

  func setTranslatesMask(_ isOn: Bool) {
    guard isOn != flags.contains(.translatesMask) else { return }
    flags.set(.translatesMask, isOn)
    superview?.constraintsDidChange()
  }

  /// The size that the constraints inside give for a target.
  func fittingSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    var builder = LayoutBuilder(root: self)
    builder.target = (target, horizontal, vertical)
    builder.build()
    builder.solve()
    return builder.fittedSize
  }
}
