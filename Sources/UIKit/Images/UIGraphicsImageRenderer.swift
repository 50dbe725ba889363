public import CoreGraphics
public import Foundation

/// How a renderer draws.
///
/// Status: partial · A
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle of the drawing.
  open internal(set) var bounds = CGRect.zero

  /// The format of the main screen.
  open class func `default`() -> Self { Self() }

  /// The format that suits the device.
  open class func preferred() -> Self { Self() }

  /// Creates the format of the main screen.
  public required override init() {
    super.init()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// How a renderer makes images.
///
/// Status: partial · A
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours.
  public enum Range: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The screen's.
    case automatic = 0
    /// Extended.
    case extended = 1
    /// Standard.
    case standard = 2
  }

  /// The pixels per point; the screen's by default.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)

  /// Whether the image has no transparency.
  open var opaque = false

  /// Whether colours beyond the standard range are kept.
  open var prefersExtendedRange = false

  /// The range of colours.
  open var preferredRange = Range.automatic

  /// Creates a format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = max(traitCollection.displayScale, 1)
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return copy
  }
}

/// What a renderer's block draws into.
///
/// Status: partial · A
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the inner edge of a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Restricts drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's block draws into.
///
/// Status: partial · A
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// How the image is made.
  open var format: UIGraphicsImageRendererFormat {
    rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }
}

/// The common part of renderers.
///
/// Status: partial · A
open class UIGraphicsRenderer: NSObject {
  let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format
    format.bounds = bounds
    super.init()
  }
}

/// Makes images from drawing blocks.
///
/// The block runs and what it draws is recorded; the image has the right size.
///
/// - Differs: without a rasterizer the image has no pixels, so `pngData` and
///   `jpegData` are not available.
///
/// Status: partial · A
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A block that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for a rectangle in points and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// How images are made.
  open var format: UIGraphicsImageRendererFormat {
    rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }

  /// Draws an image.
  open func image(actions: DrawingActions) -> UIImage {
    let bounds = format.bounds
    let scale = format.scale > 0 ? format.scale : 1
    let context = CGContext(recordingSize: bounds.size, scale: scale)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    let target = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.with(context, scale: scale) { actions(target) }
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// Draws an image and writes it as PNG.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and writes it as JPEG.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
