import CoreGraphics

/// The safe area: how it comes down the tree, and who hears of it.
extension UIView {
  /// The part of the superview's insets that reaches into the view (RULES 11).
  ///
  /// It is never more than what the superview has, also for a view that lies partly outside.
  /// Off window the insets are zero, whatever a controller adds.
  ///
  /// - Evidence: https://cnblogs.com/huahuahu/p/UIKit-Apps-for-Every-Size-and-Shape.html (printed
  ///   insets of views inside, across and beyond the edges, grade B)
  func computeSafeAreaInsets() -> UIEdgeInsets {
    if flags.contains(.knowsSafeArea) { return knownSafeAreaInsets }
    guard _window != nil, let superview = _superview else { return .zero }
    let outer = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero || owningController != nil { insets = reach(of: outer, in: superview) }
    // An override of the superview may answer anything at any time.
    if superview.flags.contains(.knowsSafeArea), superview.knownSafeAreaInsets == outer {
      remember(safeArea: insets)
    }
    return insets
  }

  private func reach(of outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let place: CGRect
    if isDeformed, UIApplication.shared.device.isAtLeast(14) {
      // Insets are not passed on to a view that is scaled or turned: it keeps those it had.
      if lastSafeAreaInsets != .zero { return lastSafeAreaInsets }
      place = frameWithoutTransform
    } else {
      place = frame
    }
    if outer != .zero {
      let area = superview.bounds
      insets.top = min(max(0, outer.top - (place.minY - area.minY)), outer.top)
      insets.left = min(max(0, outer.left - (place.minX - area.minX)), outer.left)
      insets.bottom = min(max(0, outer.bottom - (area.maxY - place.maxY)), outer.bottom)
      insets.right = min(max(0, outer.right - (area.maxX - place.maxX)), outer.right)
    }
    return owningController?.addingControllerInsets(to: insets) ?? insets
  }

  /// Keeps the insets until the view, one above it or what they depend on changes.
  func remember(safeArea insets: UIEdgeInsets) {
    knownSafeAreaInsets = insets
    flags.insert(.knowsSafeArea)
    ownedLayer.tellOwnerOfMove()
  }

  /// Forgets the insets of the view and all below, as something they follow from changed.
  func forgetSafeArea() {
    guard flags.contains(.knowsSafeArea) else { return }
    flags.remove(.knowsSafeArea)
    if attachments != nil { guideInsetsMayHaveChanged() }
    for view in _subviews { view.forgetSafeArea() }
  }

  /// Tells the view and its controller if the safe area changed since last time.
  ///
  /// The layout pass calls this for a view in a window right before `layoutSubviews`, so that
  /// layout finds the new values. Whoever changes what insets follow from marks the view for
  /// layout; only a view that moves without one is asked at once (``followMove()``).
  ///
  /// - Returns: Whether it changed, so that the subviews have to be asked, too.
  @discardableResult
  func noticeSafeAreaChange() -> Bool {
    noticeLeastMargins()
    let insets = safeAreaInsets
    guard insets != lastSafeAreaInsets else { return false }
    lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    if let controller = owningController {
      Doorway.send(.viewSafeAreaInsetsDidChange, to: controller)
    }
    if insetsLayoutMarginsFromSafeArea { noticeMarginsChange() }
    for view in _subviews where !view.isPlainLeaf { view.setNeedsLayout() }
    return true
  }

  /// Tells of other insets after a move that causes no layout.
  ///
  /// A controller's view is not asked: its insets stay as its container left them until layout.
  func followMove() {
    guard _window != nil, flags.isDisjoint(with: [.needsLayout, .knowsSafeArea, .isLayingOut]),
      owningController == nil, !isPlainLeaf
    else { return }
    let insets = safeAreaInsets
    guard insets != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    markGuides()
    if insetsLayoutMarginsFromSafeArea { noticeMarginsChange(layingOut: false) }
    for view in _subviews { view.followMove() }
  }

  /// Marks the view for layout where constraints lead to its own guides.
  ///
  /// The constraint engine itself hears by ``guideInsetsMayHaveChanged()``: from
  /// ``forgetSafeArea()`` for the safe area, from ``noticeMarginsChange(layingOut:)`` for margins.
  /// These two are called for every view in a window whose value can have become another, also
  /// when it moves; the engine may rely on that, and nobody else should.
  private func markGuides() {
    guard guideStoreIfAny != nil, !flags.contains(.isLayingOut) else { return }
    markForConstraints()
  }
}
