import CoreGraphics
import Foundation

extension CALayer {
  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    if let delegate, delegate === owner { return }
    owner = nil
    if delegate != nil || rare != nil { extras.delegate = delegate }
  }

  func displayThroughDelegate() {
    guard let delegate else { return drawIfOverridden() }
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    MainActor.assumeIsolated {
      receiver.display(layer)
      receiver.layerWillDraw(layer)
      layer.drawIfOverridden()
    }
  }

  /// Draws into a recording context, which becomes the content.
  private func drawIfOverridden() {
    guard _bounds.size.width > 0, _bounds.size.height > 0 else { return }
    let context = CGContext(recordingSize: _bounds.size)
    context.translateBy(x: -_bounds.origin.x, y: -_bounds.origin.y)
    draw(in: context)
    if !context.displayList.isEmpty { extras.contents = context.makeImage() }
  }

  func drawThroughDelegate(in context: CGContext) {
    guard let delegate else { return }
    nonisolated(unsafe) let (layer, receiver, target) = (self, delegate, context)
    MainActor.assumeIsolated { receiver.draw(layer, in: target) }
  }

  // MARK: - Refusing geometry

  func acceptsGeometry(_ point: CGPoint, _ name: String) -> Bool {
    if !point.x.isNaN && !point.y.isNaN { return true }
    refuse("CALayer \(name) contains NaN: [\(words(point.x)) \(words(point.y))]")
    return false
  }

  func acceptsGeometry(_ rect: CGRect, _ name: String) -> Bool {
    let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    // An infinite rectangle gives NaN in the sum without containing one.
    if !sum.isNaN { return true }
    let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard parts.contains(where: \.isNaN) else { return true }
    let list = parts.map { words($0) }
    refuse(
      "CALayer \(name) contains NaN: [\(list[0]) \(list[1]); \(list[2]) \(list[3])]"
    )
    return false
  }

  /// A number with six significant digits, as iOS writes it.
  private func words(_ value: CGFloat) -> String {
    value.isNaN ? "nan" : String(format: "%g", Double(value))
  }

  private func refuse(_ message: String) {
    guard let owner else { fatalError(message) }
    nonisolated(unsafe) let receiver = owner
    onMain { receiver.layerRefusedGeometry(message) }
  }
}
