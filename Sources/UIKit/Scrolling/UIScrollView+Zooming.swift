import Clockwork
import CoreGraphics

/// Scaling the content: by code, and by two fingers.
///
/// - Evidence:
///   https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbeginzooming(_:with:)
///   (grade A: for gestures and animated changes) and
///   https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendzooming(_:with:atscale:)
///   (grade A: after gestures, bounces and animated changes)
extension UIScrollView {
  /// Scales the content within the limits.
  func zoom(to scale: CGFloat) {
    let scale = limitedScale(scale)
    guard scale != scrollState.zoomScale else { return }
    apply(scale)
  }

  private func limitedScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  private func apply(_ scale: CGFloat) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
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

  func beginZooming() {
    guard let delegate = scrollDelegate else { return }
    delegate.scrollViewWillBeginZooming(self, with: delegate.viewForZooming(in: self))
  }

  func endZooming() {
    guard let delegate = scrollDelegate else { return }
    delegate.scrollViewDidEndZooming(
      self,
      with: delegate.viewForZooming(in: self),
      atScale: zoomScale
    )
  }

  func endZoomingLater() {
    MainLoop.current.schedule(.animation, "zooming", after: .milliseconds(300)) { [weak self] in
      self?.endZooming()
    }
  }

  // MARK: - Fingers

  /// Adds the recognizer where there is something to scale.
  func zoomLimitsDidChange() {
    let pinch = recognizers.pinch
    let isNeeded = minimumZoomScale < maximumZoomScale
    if isNeeded, pinch.view == nil { addGestureRecognizer(pinch) }
    if !isNeeded, pinch.view === self { removeGestureRecognizer(pinch) }
  }

  /// Scales the content as two fingers say.
  func followPinch() {
    let pinch = recognizers.pinch
    switch pinch.state {
    case .began:
      guard scrollDelegate?.viewForZooming(in: self) != nil else { return }
      scrollState.pinchStart = zoomScale
      scrollState.isZooming = true
      beginZooming()
      scaleContent(to: scrollState.pinchStart * pinch.scale, around: pinch.location(in: self))
    case .changed:
      guard isZooming else { return }
      scaleContent(to: scrollState.pinchStart * pinch.scale, around: pinch.location(in: self))
    case .ended, .cancelled, .failed:
      guard isZooming else { return }
      scrollState.isZooming = false
      bounceZoom()
    default: break
    }
  }

  private func scaleContent(to scale: CGFloat, around point: CGPoint) {
    let limited = limitedScale(scale)
    // Beyond the limits the content follows more slowly.
    let shown = bouncesZoom && limited > 0 ? limited * (scale / limited).squareRoot() : limited
    let old = zoomScale
    guard shown != old, old > 0 else { return }
    let (offset, ratio) = (contentOffset, shown / old)
    let inView = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    apply(shown)
    bounds.origin = clamped(
      CGPoint(x: point.x * ratio - inView.x, y: point.y * ratio - inView.y)
    )
  }

  private func bounceZoom() {
    guard limitedScale(zoomScale) != zoomScale else {
      endZooming()
      return
    }
    scrollState.isZoomBouncing = true
    MainLoop.current.schedule(.animation, "zoom bounce", after: .milliseconds(300)) {
      [weak self] in
      guard let self else { return }
      scrollState.isZoomBouncing = false
      apply(limitedScale(zoomScale))
      bounds.origin = clamped(contentOffset)
      endZooming()
    }
  }
}
