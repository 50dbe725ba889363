import CoreGraphics
import Foundation

extension CALayer {
  /// Records this layer and those below it, in this layer's coordinates.
  func renderTree(in context: CGContext) {
    guard !isHidden, _opacity > 0 else { return }
    context.saveGState()
    context.setAlpha(CGFloat(_opacity))
    let isGroup = _opacity < 1 && !children.isEmpty && allowsGroupOpacity
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    renderContent(in: context)
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    for child in drawingOrder { child.renderInSuperlayer(in: context) }
    renderBorder(in: context)
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func renderInSuperlayer(in context: CGContext) {
    context.saveGState()
    let size = _bounds.size
    context.translateBy(x: _position.x, y: _position.y)
    if flags.contains(.isTransformed) { context.concatenate(affineTransform()) }
    context.translateBy(
      x: -_bounds.origin.x - _anchorPoint.x * size.width,
      y: -_bounds.origin.y - _anchorPoint.y * size.height
    )
    renderTree(in: context)
    context.restoreGState()
  }

  private var outline: CGPath {
    let radius = cornerRadius
    return CGPath(
      steps: PathStep.roundedRectangle(
        _bounds,
        CGSize(width: radius, height: radius),
        corners: maskedCorners.rawValue
      )
    )
  }

  private func renderContent(in context: CGContext) {
    if let color = _backgroundColor, color.alpha > 0 {
      context.saveGState()
      if shadowOpacity > 0, let shade = shadowColor {
        context.setShadow(
          offset: shadowOffset,
          blur: shadowRadius,
          color: shade.copy(alpha: shade.alpha * CGFloat(shadowOpacity))
        )
      }
      context.setFillColor(color)
      context.addPath(outline)
      context.fillPath()
      context.restoreGState()
    }
    if let contents, let image = contents as? CGImage {
      context.draw(image, in: _bounds)
    } else {
      draw(in: context)
    }
  }

  private func renderBorder(in context: CGContext) {
    guard borderWidth > 0, let color = borderColor else { return }
    let inset = _bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let radius = max(cornerRadius - borderWidth / 2, 0)
    context.saveGState()
    context.setStrokeColor(color)
    context.setLineWidth(borderWidth)
    context.addPath(
      CGPath(
        steps: PathStep.roundedRectangle(
          inset,
          CGSize(width: radius, height: radius),
          corners: maskedCorners.rawValue
        )
      )
    )
    context.strokePath()
    context.restoreGState()
  }
}
