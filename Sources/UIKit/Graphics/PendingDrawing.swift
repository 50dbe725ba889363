import CoreGraphics
import Foundation

/// The drawing of a view, whose context is made when somebody asks for it.
///
/// Most views draw nothing; they pay for a slot that is set and set back.
final class PendingDrawing {
  /// The drawing that is under way on the main thread; set for the extent of a call.
  private nonisolated(unsafe) static var current: PendingDrawing?

  private let bounds: CGRect
  private(set) var context: CGContext?

  private init(_ bounds: CGRect) {
    self.bounds = bounds
  }

  /// Runs a drawing and returns what it drew; `nil` for nothing.
  static func run(_ bounds: CGRect, _ body: () -> Void) -> CGImage? {
    let outer = current
    let drawing = PendingDrawing(bounds)
    current = drawing
    body()
    current = outer
    guard let context = drawing.context else { return nil }
    GraphicsStack.current.pop()
    return context.displayList.isEmpty ? nil : context.makeImage()
  }

  /// Puts the context of the drawing on the stack, once.
  static func makeContext() {
    guard let drawing = current, drawing.context == nil, drawing.bounds.width > 0,
      drawing.bounds.height > 0
    else { return }
    current = nil
    let context = CGContext(recordingSize: drawing.bounds.size)
    context.translateBy(x: -drawing.bounds.minX, y: -drawing.bounds.minY)
    drawing.context = context
    GraphicsStack.current.push(.init(context: context, scale: 1, imageSize: nil))
    current = drawing
  }
}
