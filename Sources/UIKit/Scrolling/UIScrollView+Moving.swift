import Clockwork
import Foundation

/// Offsets, zooming, and what follows from a change of them.
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
