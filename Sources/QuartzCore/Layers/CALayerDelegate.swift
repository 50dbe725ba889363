public import CoreGraphics
public import Foundation

/// Who draws a layer, lays it out and says how its changes are animated.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the content of a layer, instead of drawing it.
  func display(_ layer: CALayer)
  /// Draws the content of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Hears that a layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// The action for the change of a property; `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing: the layer draws into a context.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the decision to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a view is to its layer: a delegate that outlives every use of it.
///
/// The layer refers to its owner without counting references, which keeps views
/// cheap; the owner sets ``CALayer/owner`` to `nil` in its `deinit`.
@MainActor
package protocol LayerOwner: CALayerDelegate {
  /// Whether the owner draws: only then is a drawing context made.
  var drawsLayer: Bool { get }
  /// Hears of geometry that is not a number; iOS raises `CALayerInvalidGeometry`.
  func layerRefusedGeometry(_ layer: CALayer, message: String)
}

extension LayerOwner {
  package var drawsLayer: Bool { false }
  package func layerRefusedGeometry(_ layer: CALayer, message: String) { fatalError(message) }
}
