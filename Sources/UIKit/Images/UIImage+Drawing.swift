public import CoreGraphics

/// Drawing into the current context.
extension UIImage {
  /// Draws the image at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at a point with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle.
  public func draw(in rect: CGRect) {
    guard let image = cgImage else { return }
    UIGraphicsGetCurrentContext()?.draw(image, in: rect)
  }

  /// Draws the image into a rectangle with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(image, in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let image = cgImage else { return }
    UIGraphicsGetCurrentContext()?.draw(image, in: rect, byTiling: true)
  }
}
