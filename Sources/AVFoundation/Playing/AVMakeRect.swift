public import CoreGraphics

/// The largest rectangle of a shape in the middle of another.
///
/// - Parameters:
///   - aspectRatio: The shape, as width and height.
///   - boundingRect: Where it has to fit.
/// - Returns: The rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}

/// How a film fills its layer.
///
/// Status: complete · A
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a way of filling.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of the film is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill"
  )
  /// The film is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
