public import Foundation

/// Geometry in boxes, as notifications and key-value coding carry it.
extension NSValue {
  /// Creates a box with a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a box with a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a box with a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a box with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  /// Creates a box with an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }

  /// The insets in the box.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }

  /// The offset in the box.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }
}
