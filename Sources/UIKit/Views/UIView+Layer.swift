import Clockwork
import CoreGraphics
import Foundation
package import QuartzCore

/// What a layer asks of its view and tells it.
extension UIView: CALayerDelegate {}

extension UIView: LayerOwner {
  package var isRenderRoot: Bool { flags.contains(.isWindow) && !isHidden }

  package func layerDidMove() {
    forgetSafeArea()
    if layoutEntry != nil { noteMoveForConstraints() }
  }

  package func layerBoundsDidChange(from old: CGRect) { followBounds(from: old) }

  package func layerNeedsLayout() { setNeedsLayout() }

  package func layerLayoutIfNeeded() { layoutIfNeeded() }

  package func layerNeedsDisplay() { setNeedsDisplay() }

  package func sublayerNeedsCommit() {
    if flags.contains(.isWindow) { mark(.needsDisplay) }
  }

  package func layerRefusedGeometry(_ message: String) {
    raise(.invalidGeometry(message + ". Layer: \(Naming.typeName(of: layer))"))
  }
}

extension UIView {
  func drawOwnLayer(_ layer: CALayer, in context: CGContext) {
    guard layer === ownedLayer else { return }
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }
}
