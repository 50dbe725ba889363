import Foundation

/// Offsets, and what follows from a change of them.
extension UIScrollView {
  // MARK: - Offsets

  /// The delegate as a scroll view's, whatever the static type of the receiver.
  var scrollDelegate: (any UIScrollViewDelegate)? { (self as UIScrollView).delegate }

  /// The smallest and the largest offset at which the content rests.
  var offsetLimits: (least: CGPoint, most: CGPoint) {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height)
    )
    return (least, most)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.least.x), limits.most.x),
      y: min(max(offset.y, limits.least.y), limits.most.y)
    )
  }

  func boundsDidChange(from old: CGRect) {
    let new = bounds
    if new.size != old.size { sizeDidChange(from: old.size) }
    if new != old, refreshControl != nil { placeRefreshControl() }
    if new.origin != old.origin {
      scrollState.titleBar?.contentDidScroll(self)
      scrollDelegate?.scrollViewDidScroll(self)
    }
    if new != old { KeyValueObserving.changed(self, "contentOffset") }
  }

  func move(to offset: CGPoint, animated: Bool) {
    scrollState.animation?.stop()
    scrollState.isDecelerating = false
    guard animated, offset != contentOffset else {
      bounds.origin = offset
      return
    }
    scrollState.animation = ScrollAnimation(
      from: contentOffset,
      to: offset,
      duration: .milliseconds(300),
      curve: .easeInOut
    ) { [weak self] in
      self?.bounds.origin = $0
    } end: { [weak self] in
      guard let self else { return }
      scrollState.animation = nil
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    offset.y += Self.shift(
      from: visible.minY,
      length: visible.height,
      toShow: rect.minY,
      length: rect.height
    )
    offset.x += Self.shift(
      from: visible.minX,
      length: visible.width,
      toShow: rect.minX,
      length: rect.width
    )
    offset = clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// How far a window on an axis has to move to show a part, at least.
  private static func shift(
    from start: CGFloat,
    length: CGFloat,
    toShow part: CGFloat,
    length partLength: CGFloat
  ) -> CGFloat {
    if part < start || partLength > length { return part - start }
    let beyond = part + partLength - (start + length)
    return max(0, beyond)
  }
}
