public import CoreGraphics
import Foundation

/// The contexts that drawing goes to, innermost last; each thread has its own.
final class GraphicsStack {
  struct Entry {
    let makeContext: () -> CGContext?
    let scale: CGFloat
    /// The size of the image in points, if the context makes one.
    let imageSize: CGSize?

    init(context: CGContext, scale: CGFloat, imageSize: CGSize?) {
      makeContext = { context }
      self.scale = scale
      self.imageSize = imageSize
    }

    init(_ drawing: ViewDrawing) {
      makeContext = { drawing.context }
      scale = 1
      imageSize = nil
    }

    var context: CGContext? { makeContext() }
  }

  private(set) var entries: [Entry] = []

  // Every commit asks for the stack; the dictionary of `Thread` would cost more than the commit.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<GraphicsStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  static var current: GraphicsStack {
    if let known = pthread_getspecific(key) {
      return Unmanaged<GraphicsStack>.fromOpaque(known).takeUnretainedValue()
    }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  func push(_ entry: Entry) {
    entries.append(entry)
  }

  func pop() {
    if !entries.isEmpty { entries.removeLast() }
  }

  /// Runs a block with a context on top.
  static func with<Result>(_ context: CGContext, scale: CGFloat, _ body: () -> Result) -> Result {
    let stack = current
    stack.push(Entry(context: context, scale: scale, imageSize: nil))
    defer { stack.pop() }
    return body()
  }
}

/// Lets views draw, one after the other.
///
/// A context is made for those that ask for one; what they draw becomes the
/// contents of their layer.
final class ViewDrawing {
  private var made: CGContext?
  private var origin = CGPoint.zero
  private var size = CGSize.zero
  private var scale: CGFloat = 1

  var context: CGContext? {
    if let made { return made }
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(recordingSize: size, scale: scale)
    if origin != .zero { context.translateBy(x: -origin.x, y: -origin.y) }
    made = context
    return context
  }

  @MainActor
  func draw(_ view: UIView) {
    made = nil
    origin = view.bounds.origin
    size = view.bounds.size
    scale = max(view.contentScaleFactor, 1)
    view.draw(view.bounds)
    if let made, !made.displayList.isEmpty { view.layer.contents = made.makeImage() }
    made = nil
    size = .zero
  }
}

extension GraphicsStack {
  /// Runs a block in which views draw.
  @MainActor
  static func drawing(_ body: (ViewDrawing) -> Void) {
    let drawing = ViewDrawing()
    let stack = current
    stack.push(Entry(drawing))
    defer { stack.pop() }
    body(drawing)
  }
}

/// The context of colours.
enum ColorDrawing {
  static var current: CGContext? { UIGraphicsGetCurrentContext() }
}

/// Returns the context that drawing goes to.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(.init(context: context, scale: 1, imageSize: nil))
}

/// Makes the context before the current one again.
public func UIGraphicsPopContext() {
  GraphicsStack.current.pop()
}

/// Starts an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image has no transparency.
///   - scale: The pixels per point; zero for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let factor = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  let context = CGContext(recordingSize: size, scale: factor)
  GraphicsStack.current.push(.init(context: context, scale: factor, imageSize: size))
}

/// Returns what was drawn since the image was started.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, entry.imageSize != nil,
    let image = entry.context?.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the image.
public func UIGraphicsEndImageContext() {
  GraphicsStack.current.pop()
}

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the current colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws the inner edge of a rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Restricts drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
