public import Foundation

/// The methods by which an app follows a scroll view.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that the content was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells that a finger starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that the finger leaves; the target may be changed.
  ///
  /// - Parameters:
  ///   - scrollView: The dragged view.
  ///   - velocity: The finger's, in points per millisecond.
  ///   - targetContentOffset: Where the content will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Tells that the finger left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content goes on without a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells that the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells that a scrolling animation ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks for the view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells that scaling starts.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells that scaling ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Asks whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells that the content arrived at the top after such a tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Tells that the adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// All methods are optional.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidScroll:", to: self, scrollView) {}
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidZoom:", to: self, scrollView) {}
  }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewWillBeginDragging:", to: self, scrollView) {}
  }
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMessage.send(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      to: self,
      scrollView,
      velocity,
      targetContentOffset
    ) {}
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    OptionalMessage.send(
      "scrollViewDidEndDragging:willDecelerate:",
      to: self,
      scrollView,
      decelerate
    ) {}
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewWillBeginDecelerating:", to: self, scrollView) {}
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidEndDecelerating:", to: self, scrollView) {}
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidEndScrollingAnimation:", to: self, scrollView) {}
  }
  /// Scales nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMessage.send("viewForZoomingInScrollView:", to: self, scrollView) { nil }
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMessage.send("scrollViewWillBeginZooming:withView:", to: self, scrollView, view) {}
  }
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    OptionalMessage.send(
      "scrollViewDidEndZooming:withView:atScale:",
      to: self,
      scrollView,
      view,
      scale
    ) {}
  }
  /// Agrees.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMessage.send("scrollViewShouldScrollToTop:", to: self, scrollView) { true }
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidScrollToTop:", to: self, scrollView) {}
  }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidChangeAdjustedContentInset:", to: self, scrollView) {}
  }
}
