public import CoreGraphics
import Foundation

extension CALayer {
  private var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Moves the nearest scrolling layer above so that a point comes to its origin.
  ///
  /// - Parameter p: The point in this layer.
  public func scroll(_ p: CGPoint) {
    guard let scroller else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Moves the nearest scrolling layer above so that a part becomes visible.
  ///
  /// - Parameter r: The part of this layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  /// The part of the layer that the nearest scrolling layer above shows.
  public var visibleRect: CGRect {
    guard let scroller else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }
}
