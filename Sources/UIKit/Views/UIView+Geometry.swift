public import CoreGraphics
import QuartzCore

/// Geometry and its consequences: autoresizing, layout marks, conversion.
extension UIView {
  func setFrame(_ frame: CGRect) {
    ownedLayer.frame = frame
    followMove()
    KeyValueObserving.changed(self, "frame")
  }

  func setBounds(_ bounds: CGRect) {
    ownedLayer.bounds = bounds
  }

  /// Follows a change of the layer's bounds, whoever made it.
  func followBounds(from old: CGRect) {
    MarkRecord.because(.bounds) { setNeedsLayout() }
    defer { KeyValueObserving.changed(self, "bounds") }
    if layoutEntry != nil || attachments != nil { noteBoundsForConstraints(from: old) }
    let (oldSize, newSize) = (old.size, ownedLayer.bounds.size)
    guard newSize != oldSize else { return }
    if _contentMode == .redraw { setNeedsDisplay() }
    guard flags.contains(.autoresizesSubviews) else { return }
    for view in _subviews where !view.autoresizingMask.isEmpty {
      view.autoresize(from: oldSize, to: newSize)
    }
  }

  /// Follows a change of the superview's size by the mask.
  ///
  /// The flexible parts share the change in proportion to their old sizes; if
  /// they add up to nothing they share evenly. Nothing is rounded, no size gets below
  /// zero, and a transform has no part in it.
  ///
  /// - Evidence: `data/autoresizing.json` (grade B)
  func autoresize(from old: CGSize, to new: CGSize) {
    guard flags.contains(.translatesMask) else { return }
    let mask = autoresizingMask
    let isDeformed = isDeformed
    let before = isDeformed ? frameWithoutTransform : frame
    let horizontal = Span(start: before.origin.x, length: before.size.width).resized(
      in: old.width,
      to: new.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    )
    let vertical = Span(start: before.origin.y, length: before.size.height).resized(
      in: old.height,
      to: new.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    )
    let after = CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
    guard after != before else { return }
    if isDeformed { setFrameWithoutTransform(after) } else { frame = after }
  }

  // MARK: - Below a transform

  /// Whether the transform does more than move the view.
  var isDeformed: Bool {
    let change = ownedLayer.affineTransform()
    return change.a != 1 || change.b != 0 || change.c != 0 || change.d != 1
  }

  /// The frame that the view would have without its transform.
  var frameWithoutTransform: CGRect {
    let (size, place, anchor) = (ownedLayer.bounds.size, ownedLayer.position, anchorPoint)
    return CGRect(
      x: place.x - anchor.x * size.width,
      y: place.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// Places the view so that it fills a rectangle as soon as its transform goes.
  func setFrameWithoutTransform(_ rect: CGRect) {
    let anchor = anchorPoint
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + anchor.x * rect.width,
      y: rect.minY + anchor.y * rect.height
    )
  }

  // MARK: - Converting

  /// Converts a point of this view to another one; `nil` means the window.
  ///
  /// The way leads up to the view that both lie in and down again, through transforms, anchor
  /// points and scrolled bounds; depth is flattened at each step. Apple asks that both views are
  /// in one window. Views of two windows meet on the screen, views of two trees without a window
  /// as if the trees lay on top of each other. Without a window `nil` means the top of the tree.
  ///
  /// - Parameters:
  ///   - point: A point in the bounds of this view.
  ///   - view: The view whose coordinates are wanted.
  /// - Returns: The same place in those coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? _window ?? topmostAncestor, target !== self else { return point }
    return layer.convert(point, to: target.layer)
  }

  /// Converts a point of another view to this one; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? _window ?? topmostAncestor, source !== self else { return point }
    return layer.convert(point, from: source.layer)
  }

  /// Converts a rectangle of this view to another one; `nil` means the window.
  ///
  /// Below a rotation the result is the upright rectangle around the corners.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the bounds of this view.
  ///   - view: The view whose coordinates are wanted.
  /// - Returns: The smallest upright rectangle around the same place.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? _window ?? topmostAncestor, target !== self else { return rect }
    return layer.convert(rect, to: target.layer)
  }

  /// Converts a rectangle of another view to this one; `nil` means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? _window ?? topmostAncestor, source !== self else { return rect }
    return layer.convert(rect, from: source.layer)
  }

  private var topmostAncestor: UIView? {
    var view: UIView = self
    while let superview = view._superview { view = superview }
    return view
  }
}

/// A start and a length on one axis.
private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// The span after the room around it changed from one length to another.
  func resized(
    in old: CGFloat,
    to new: CGFloat,
    isFlexible: (start: Bool, length: Bool, end: Bool)
  ) -> Span {
    let delta = new - old
    let count = (isFlexible.start ? 1 : 0) + (isFlexible.length ? 1 : 0) + (isFlexible.end ? 1 : 0)
    guard delta != 0, count > 0 else { return self }
    let parts = (
      start: isFlexible.start ? start : 0,
      length: isFlexible.length ? length : 0,
      end: isFlexible.end ? old - start - length : 0
    )
    let total = parts.start + parts.length + parts.end
    let isEmpty = abs(total) < 1e-9
    func share(_ part: CGFloat) -> CGFloat {
      isEmpty ? delta / CGFloat(count) : delta * part / total
    }
    return Span(
      start: isFlexible.start ? start + share(parts.start) : start,
      length: isFlexible.length ? max(0, length + share(parts.length)) : length
    )
  }
}
