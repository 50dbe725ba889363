import Clockwork
import Foundation

/// Offsets, insets and what follows from a change of them.
extension UIScrollView {
  // MARK: - Insets

  /// The part of the safe area that the behaviour adds.
  var systemInsets: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    let scrollsVertically = contentSize.height > bounds.height || alwaysBounceVertical
    let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
    var insets = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes:
      if scrollsVertically { (insets.top, insets.bottom) = (safe.top, safe.bottom) }
    case .automatic:
      if scrollsVertically || isContentOfController {
        (insets.top, insets.bottom) = (safe.top, safe.bottom)
      }
    }
    if scrollsHorizontally { (insets.left, insets.right) = (safe.left, safe.right) }
    return insets
  }

  /// Whether this is the view of a controller, or its first subview, below bars.
  private var isContentOfController: Bool {
    if let owner = owningController { return owner.parent is UINavigationController }
    guard let superview, let owner = superview.owningController else { return false }
    return owner.parent is UINavigationController && superview.subviews.first === self
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
    existingAttachment(KeyValueObservers.self)?.valuesMayHaveChanged()
    announceInsets()
    if !isDragging, window != nil { bounds.origin = clamped(contentOffset) }
    setNeedsLayout()
  }

  private func announceInsets() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func contentSizeDidChange() {
    existingAttachment(KeyValueObservers.self)?.valuesMayHaveChanged()
    systemInsetsMayHaveChanged()
    setNeedsLayout()
  }

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
    if new.size != old.size { systemInsetsMayHaveChanged() }
    if new.origin != old.origin {
      scrollState.titleBar?.contentDidScroll(self)
      scrollDelegate?.scrollViewDidScroll(self)
    }
    if new != old { existingAttachment(KeyValueObservers.self)?.valuesMayHaveChanged() }
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

  // MARK: - Zooming

  func zoom(to scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != scrollState.zoomScale, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    if scrollState.zoomScale == 1 { scrollState.unzoomedSize = view.bounds.size }
    scrollState.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = scrollState.unzoomedSize
    view.frame.origin = .zero
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func zoom(toShow rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
    let scale = scrollState.zoomScale
    let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
    contentOffset = clamped(
      CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    )
  }

  func endZoomingLater() {
    MainLoop.current.schedule(.animation, "zooming", after: .milliseconds(300)) { [weak self] in
      guard let self, let delegate = scrollDelegate else { return }
      delegate.scrollViewDidEndZooming(
        self,
        with: delegate.viewForZooming(in: self),
        atScale: zoomScale
      )
    }
  }
}
