public import CoreGraphics
import QuartzCore

/// Geometry and its consequences: autoresizing, layout marks, conversion.
extension UIView {
  func setFrame(_ frame: CGRect) {
    ownedLayer.frame = frame
  }

  func setBounds(_ bounds: CGRect) {
    ownedLayer.bounds = bounds
  }

  /// Follows a change of the layer's bounds, whoever made it.
  func followBounds(from old: CGRect) {
    MarkRecord.because(.bounds) { setNeedsLayout() }
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
  /// all are zero they share evenly. Nothing is rounded.
  ///
  /// - Evidence: `data/autoresizing.json` (grade B)
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    let before = frame
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
    if after != before { frame = after }
  }

  /// Converts a point of this view to another one; `nil` means the window.
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

  func resized(
    in old: CGFloat,
    to new: CGFloat,
    isFlexible: (start: Bool, length: Bool, end: Bool)
  ) -> Span {
    let delta = new - old
    guard delta != 0 else { return self }
    let end = old - start - length
    guard isFlexible.start || isFlexible.length || isFlexible.end else { return self }
    let parts = [
      isFlexible.start ? start : 0, isFlexible.length ? length : 0, isFlexible.end ? end : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let count = [isFlexible.start, isFlexible.length, isFlexible.end].filter { $0 }.count
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? delta / CGFloat(count) : delta * part / total
    }
    return Span(
      start: start + share(parts[0], isFlexible.start),
      length: length + share(parts[1], isFlexible.length)
    )
  }
}
