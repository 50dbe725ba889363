import Foundation

/// What the members of `UIView` do that subclasses override.
extension UIView {
  /// The smallest size that satisfies the constraints inside.
  func leastSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The frame for an alignment rectangle.
  func frame(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  /// The frontmost view at a point, from this one downwards.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, ownedLayer.touchPolicy != .none,
      self.point(inside: point, with: event)
    else { return nil }
    for view in _subviews.reversed() {
      if let hit = view.hitTest(view.touchPoint(point, from: self), with: event) { return hit }
    }
    return self
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != _contentMode else { return }
    _contentMode = mode
    if mode == .redraw { setNeedsDisplay() }
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != ownedLayer.isHidden else { return }
    ownedLayer.isHidden = hidden
    hiddenDidChange()
    KeyValueObserving.changed(self, "hidden")
  }

  /// The guide of the part that neither bars nor the device cover.
  var safeAreaGuide: UILayoutGuide {
    guideStore.system(.safeArea, "UIViewSafeAreaLayoutGuide", of: self)
  }
}
