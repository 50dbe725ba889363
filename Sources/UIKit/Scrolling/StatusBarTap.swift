import CoreGraphics

/// A tap on the status bar.
extension UIWindow {
  /// Scrolls the one visible scroll view that scrolls to the top to its top.
  ///
  /// - Evidence: https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop (grade A:
  ///   with several of them the tap is ignored)
  /// - Returns: Whether there is exactly one.
  @discardableResult
  package func tapStatusBar() -> Bool {
    var found: [UIScrollView] = []
    collect(in: self, into: &found)
    guard found.count == 1, let view = found.first else { return false }
    view.tapStatusBar()
    return true
  }

  private func collect(in view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop,
      scroll.convert(scroll.bounds, to: nil).intersects(bounds)
    {
      found.append(scroll)
    }
    for child in view.subviews { collect(in: child, into: &found) }
  }
}
