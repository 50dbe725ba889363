import CoreGraphics

/// What a controller and its container know about the edges of its view.
struct ControllerInsets {
  /// What a container's bars cover of this child's view.
  var container = UIEdgeInsets.zero
  /// What the controller adds by itself.
  var added = UIEdgeInsets.zero
  /// The least margin at the sides when the view was told of margins last.
  var toldSide: CGFloat?
  /// Whether the controller lets its container adjust scroll views.
  var adjustsScrollViews = true
}

/// Safe area, margins and scroll views, as far as controllers decide.
extension UIViewController {
  /// The insets that a container's bars impose on this child's view.
  var containerInsets: UIEdgeInsets {
    get { insets.container }
    set {
      guard newValue != insets.container else { return }
      insets.container = newValue
      _view?.forgetSafeArea()
    }
  }

  func setContainerInsets(_ new: UIEdgeInsets) {
    guard new != insets.container else { return }
    containerInsets = new
    _view?.setNeedsLayout()
  }

  func setAddedInsets(_ new: UIEdgeInsets) {
    guard new != insets.added else { return }
    insets.added = new
    _view?.forgetSafeArea()
    _view?.setNeedsLayout()
  }

  func addingControllerInsets(to outer: UIEdgeInsets) -> UIEdgeInsets {
    let (least, added) = (insets.container, insets.added)
    return UIEdgeInsets(
      top: max(outer.top, least.top) + added.top,
      left: max(outer.left, least.left) + added.left,
      bottom: max(outer.bottom, least.bottom) + added.bottom,
      right: max(outer.right, least.right) + added.right
    )
  }

  // MARK: - Margins

  /// The least margins: those of small phones in narrow views, else those of tablets.
  ///
  /// Apple names 16 and 20 points and says that they depend on the size class; large phones held
  /// upright are compact and have 20, so the width decides, too.
  ///
  /// - Evidence: https://developer.apple.com/documentation/uikit/uiview/2865930-directionallayoutmargins
  ///   (16 or 20, grade A); https://medium.com/vik-s-code-journal/margins-and-autolayout-on-iphone-6-plus-91044c808778
  ///   (wider on the 414 points of a Plus, grade C)
  var leastMargins: NSDirectionalEdgeInsets {
    let side = leastSide
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  var leastSide: CGFloat {
    let view = _view
    let width = view?.bounds.width ?? registered.mainScreen.bounds.width
    if width >= 414 { return 20 }
    let known = view?._window == nil ? nil : view?.lastTraits
    return (known ?? knownTraits).horizontalSizeClass == .regular ? 20 : 16
  }

  func leastMarginsDidChange() {
    _view?.noticeMarginsChange()
  }

  // MARK: - Scroll views

  /// Whether a container makes room for its bars in the first scroll view, as it was set.
  var adjustsScrollViews: Bool {
    get { insets.adjustsScrollViews }
    set {
      guard newValue != insets.adjustsScrollViews else { return }
      insets.adjustsScrollViews = newValue
      scrollViewBelowBar?.systemInsetsMayHaveChanged()
    }
  }
}
