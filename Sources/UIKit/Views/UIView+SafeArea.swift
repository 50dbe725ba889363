import Foundation

/// Safe area, margins, tint and traits: values that come down the tree.
extension UIView {
  /// The insets from the superview's, less the view's offset (RULES 11).
  ///
  /// Off window they are zero, whatever a controller adds.
  func computeSafeAreaInsets() -> UIEdgeInsets {
    if flags.contains(.knowsSafeArea) { return knownSafeAreaInsets }
    guard _window != nil, let superview = _superview else { return .zero }
    let outer = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero || owningController != nil {
      let place = frame
      let area = superview.bounds
      insets.top = max(0, outer.top - (place.minY - area.minY))
      insets.left = max(0, outer.left - (place.minX - area.minX))
      insets.bottom = max(0, outer.bottom - (area.maxY - place.maxY))
      insets.right = max(0, outer.right - (area.maxX - place.maxX))
    }
    if let controller = owningController {
      insets = controller.addingControllerInsets(to: insets)
    }
    // An override of the superview may answer anything at any time.
    if superview.flags.contains(.knowsSafeArea), superview.knownSafeAreaInsets == outer {
      remember(safeArea: insets)
    }
    return insets
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
  /// - Returns: Whether it changed, so that the subviews have to be asked, too.
  @discardableResult
  func noticeSafeAreaChange() -> Bool {
    let insets = safeAreaInsets
    guard insets != lastSafeAreaInsets else { return false }
    lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    if let controller = owningController {
      Doorway.send(.viewSafeAreaInsetsDidChange, to: controller)
    }
    if insetsLayoutMarginsFromSafeArea, owningController != nil || rareIfAny != nil {
      noticeMarginsChange()
    }
    for view in _subviews where !view.isPlainLeaf { view.setNeedsLayout() }
    return true
  }

  func noticeMarginsChange() {
    guideInsetsMayHaveChanged()
    layoutMarginsDidChange()
    if let controller = owningController {
      Doorway.send(.viewLayoutMarginsDidChange, to: controller)
    }
    setNeedsLayout()
  }

  // MARK: - Margins

  /// Whether the margins grow by the safe area; `true` by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareIfAny?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      rare.insetsLayoutMarginsFromSafeArea = newValue
      noticeMarginsChange()
    }
  }

  /// Whether the margins are at least those of the superview; `false` by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { rareIfAny?.preservesSuperviewLayoutMargins ?? false }
    set {
      rare.preservesSuperviewLayoutMargins = newValue
      noticeMarginsChange()
    }
  }

  private var ownMargins: UIEdgeInsets {
    if let margins = rareIfAny?.directionalMargins {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: margins.top,
        left: isRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom,
        right: isRightToLeft ? margins.leading : margins.trailing
      )
    }
    return rareIfAny?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
      if existingAttachment(RareViewState.self) == nil { (margins.top, margins.bottom) = (0, 0) }
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
      let place = frame
      margins.left = max(margins.left, outer.left - place.minX)
      margins.right = max(margins.right, outer.right - (superview.bounds.maxX - place.maxX))
      margins.top = max(margins.top, outer.top - place.minY)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.maxY - place.maxY))
    }
    return margins
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    rare.layoutMargins = margins
    rare.directionalMargins = nil
    noticeMarginsChange()
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
    rare.directionalMargins = margins
    noticeMarginsChange()
  }

  // MARK: - Direction

  /// Whether content is flipped for right-to-left languages.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { rareIfAny?.semanticContentAttribute ?? .unspecified }
    set {
      rare.semanticContentAttribute = newValue
      layoutDirectionDidChange()
      setNeedsLayout()
    }
  }

  /// The direction in which the view's content reads.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction for an attribute in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    }
  }

  // MARK: - Tint

  var effectiveTintColor: UIColor {
    rareIfAny?.tintColor ?? _superview?.tintColor ?? .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    rare.tintColor = color
    tintDidChange()
  }

  private func tintDidChange() {
    tintColorDidChange()
    for view in _subviews where view.rareIfAny?.tintColor == nil { view.tintDidChange() }
  }

  /// Whether the tint is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = rareIfAny?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? _superview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      rare.tintAdjustmentMode = newValue
      tintDidChange()
    }
  }
}
