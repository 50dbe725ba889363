public import CoreGraphics

/// Points and rectangles between windows, through the screen.
extension UIWindow {
  /// Converts a point of this window to another one; `nil` means the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let place = pointOnScreen(point)
    return window?.pointFromScreen(place) ?? place
  }

  /// Converts a point of another window to this one; `nil` means the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    pointFromScreen(window?.pointOnScreen(point) ?? point)
  }

  /// Converts a rectangle of this window to another one; `nil` means the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.mappingCorners { convert($0, to: window) }
  }

  /// Converts a rectangle of another window to this one; `nil` means the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.mappingCorners { convert($0, from: window) }
  }
}
