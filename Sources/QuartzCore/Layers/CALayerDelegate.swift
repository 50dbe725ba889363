public import CoreGraphics
public import Foundation

/// Who draws a layer, lays it out and says how its changes are animated.
///
/// Status: partial · A
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
  /// Whether the layer is the root of what the screen shows.
  var isRenderRoot: Bool { get }
  /// Hears of new bounds, whoever set them.
  func layerBoundsDidChange(from old: CGRect)
  /// Hears that the layer has moved in its superlayer, once after ``CALayer/tellOwnerOfMove()``.
  func layerDidMove()
  /// Hears that the layer was marked for layout.
  func layerNeedsLayout()
  /// Lays the layer out now if it is marked.
  func layerLayoutIfNeeded()
  /// Hears that the layer was marked for display.
  func layerNeedsDisplay()
  /// Hears that something without an owner below was marked.
  func sublayerNeedsCommit()
  /// Hears of geometry that is not a number; iOS raises `CALayerInvalidGeometry`.
  func layerRefusedGeometry(_ message: String)
}

/// Runs a block of a view's on behalf of its layer.
///
/// Layers belong to no actor, but those of views are used on the main actor
/// only; asking for it each time would cost more than the work itself.
@inline(__always)
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
