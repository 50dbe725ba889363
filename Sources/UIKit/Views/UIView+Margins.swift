import Foundation

/// Margins: what a view wants, what the system and the superview demand (RULES 11).
extension UIView {
  /// Whether the margins grow by the safe area, as it was set.
  var marginsHoldSafeArea: Bool {
    get { rareIfAny?.insetsLayoutMarginsFromSafeArea ?? true }
    set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
  }

  /// Whether the margins are at least those of the superview, as it was set.
  var marginsHoldOuter: Bool {
    get { rareIfAny?.preservesSuperviewLayoutMargins ?? false }
    set { changeMargins { $0.preservesSuperviewLayoutMargins = newValue } }
  }

  /// The margins as someone set them, in the present reading direction.
  private var ownMargins: UIEdgeInsets? {
    guard let rare = rareIfAny else { return nil }
    return rare.directionalMargins.map { physical($0) } ?? rare.layoutMargins
  }

  /// What was set or is usual, then the system's least ones, the safe area, the superview's.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins: UIEdgeInsets
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = physical(controller.systemMinimumLayoutMargins)
      margins = ownMargins.map { UIEdgeInsets.largest($0, least) } ?? least
    } else {
      margins = ownMargins ?? usualLayoutMargins
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview = _superview {
      let outer = superview.layoutMargins
      let (place, area) = (frame, superview.bounds)
      let reaching = UIEdgeInsets(
        top: min(outer.top, outer.top - (place.minY - area.minY)),
        left: min(outer.left, outer.left - (place.minX - area.minX)),
        bottom: min(outer.bottom, outer.bottom - (area.maxY - place.maxY)),
        right: min(outer.right, outer.right - (area.maxX - place.maxX))
      )
      margins = .largest(margins, reaching)
    }
    return margins
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    changeMargins {
      $0.layoutMargins = margins
      $0.directionalMargins = nil
    }
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top,
      leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom,
      trailing: isRightToLeft ? margins.left : margins.right
    )
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    changeMargins { $0.directionalMargins = margins }
  }

  private func physical(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top,
      left: isRightToLeft ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isRightToLeft ? margins.leading : margins.trailing
    )
  }

  // MARK: - News

  private func changeMargins(_ change: (RareViewState) -> Void) {
    let old = layoutMargins
    change(rare)
    let new = layoutMargins
    rare.toldMargins = new
    if new != old { tellOfMargins() }
  }

  /// Tells the view, its controller and those below that follow, if the margins changed.
  ///
  /// Called whenever something may have changed that they follow from: the safe area, the
  /// system's least margins, the superview's margins.
  func noticeMarginsChange(layingOut: Bool = true) {
    if let rare = rareIfAny {
      let margins = layoutMargins
      guard margins != rare.toldMargins else { return }
      rare.toldMargins = margins
    }
    tellOfMargins(marking: layingOut)
  }

  private func tellOfMargins(marking: Bool = true) {
    guideInsetsMayHaveChanged()
    layoutMarginsDidChange()
    if let controller = owningController {
      Doorway.send(.viewLayoutMarginsDidChange, to: controller)
    }
    if marking || guideStoreIfAny != nil, !flags.contains(.isLayingOut) { setNeedsLayout() }
    for view in _subviews where view.preservesSuperviewLayoutMargins { view.noticeMarginsChange() }
  }

  /// Notices that a root view got into a width with other least margins.
  func noticeLeastMargins() {
    guard let controller = owningController else { return }
    let side = controller.leastSide
    let old = controller.insets.toldSide
    guard side != old else { return }
    controller.insets.toldSide = side
    if old != nil, controller.viewRespectsSystemMinimumLayoutMargins { noticeMarginsChange() }
  }

  // MARK: - Reading

  /// The widest column of text that is easy to read, in points: 672 at the standard size.
  ///
  /// - Differs: Widths at other text sizes follow the size of the body font (grade D).
  /// - Evidence: https://useyourloaf.com/blog/readable-content-guides/ (672, grade B)
  var readableWidth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return 672 }
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (672 * size / 17 / 8).rounded() * 8
  }
}

extension UIEdgeInsets {
  /// The larger inset at each edge.
  static func largest(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(one.top, other.top),
      left: max(one.left, other.left),
      bottom: max(one.bottom, other.bottom),
      right: max(one.right, other.right)
    )
  }
}
