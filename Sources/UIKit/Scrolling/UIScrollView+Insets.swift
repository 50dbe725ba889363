import Foundation

/// The insets of a scroll view: what the app wants and what the system adds.
extension UIScrollView {
  /// The part of the safe area that the behaviour adds.
  ///
  /// - Evidence: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic
  ///   and https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes
  ///   (grade A)
  var systemInsets: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    var insets = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes:
      if scrollsVertically { (insets.top, insets.bottom) = (safe.top, safe.bottom) }
    case .automatic:
      if scrollsVertically || isContentBesideBars {
        (insets.top, insets.bottom) = (safe.top, safe.bottom)
      }
    }
    if scrollsHorizontally { (insets.left, insets.right) = (safe.left, safe.right) }
    return insets
  }

  private var scrollsVertically: Bool {
    isScrollEnabled && (contentSize.height > bounds.height || alwaysBounceVertical)
  }

  private var scrollsHorizontally: Bool {
    isScrollEnabled && (contentSize.width > bounds.width || alwaysBounceHorizontal)
  }

  /// Whether this is the content of a controller that a navigation or tab bar controller shows.
  ///
  /// The content is the view of the controller or its first subview; a controller can opt out.
  private var isContentBesideBars: Bool {
    let owner: UIViewController
    if let own = owningController {
      owner = own
    } else {
      guard let superview, let outer = superview.owningController,
        superview._subviews.first === self
      else { return false }
      owner = outer
    }
    guard owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner._parent is UINavigationController || owner._parent is UITabBarController
  }

  /// Moves the content with the safe area, so that the same part stays visible.
  func systemInsetsMayHaveChanged() {
    let insets = systemInsets
    let old = scrollState.lastSystemInsets
    guard insets != old else { return }
    scrollState.lastSystemInsets = insets
    // What scrolling took from a large title does not move the content again.
    let collapse = scrollState.titleCollapse - scrollState.lastTitleCollapse
    scrollState.lastTitleCollapse = scrollState.titleCollapse
    let offset = contentOffset
    let moved = CGPoint(
      x: offset.x - (insets.left - old.left),
      y: offset.y - (insets.top - old.top + collapse)
    )
    announceInsets()
    if moved != offset, !isDragging { bounds.origin = moved }
  }

  func contentInsetDidChange() {
    KeyValueObserving.changed(self, "contentInset")
    announceInsets()
    if !isDragging, window != nil { bounds.origin = clamped(contentOffset) }
    setNeedsLayout()
  }

  func announceInsets() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: - Sizes

  func contentSizeDidChange(from old: CGSize) {
    KeyValueObserving.changed(self, "contentSize")
    systemInsetsMayHaveChanged()
    if contentSize.width < old.width || contentSize.height < old.height { returnToContent() }
    setNeedsLayout()
  }

  /// Follows another size of the view itself.
  func sizeDidChange(from old: CGSize) {
    systemInsetsMayHaveChanged()
    if bounds.width > old.width || bounds.height > old.height { returnToContent() }
  }

  /// Brings content back that a change of sizes has left beyond its end.
  private func returnToContent() {
    guard window != nil, !isDragging, !isDecelerating, !isScrollAnimating else { return }
    let (offset, limits) = (contentOffset, offsetLimits)
    let back = CGPoint(
      x: offset.x > 0 ? min(offset.x, limits.most.x) : offset.x,
      y: offset.y > 0 ? min(offset.y, limits.most.y) : offset.y
    )
    if back != offset { bounds.origin = back }
  }
}
