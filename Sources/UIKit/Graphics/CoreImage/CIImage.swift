public import CoreGraphics
public import Foundation

/// A picture of Core Image: one that was given, or a part of it; nothing is computed.
///
/// - Differs: there are no filters, so a picture has the pixels that it was made from.
///
/// Status: partial · A
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let source: CGImage?
  /// Where the picture lies; an empty one lies nowhere.
  public let extent: CGRect

  private init(source: CGImage?, extent: CGRect) {
    self.source = source
    self.extent = extent
    super.init()
  }

  /// Creates a picture from one of Core Graphics.
  public convenience init(cgImage image: CGImage) {
    let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    self.init(source: image, extent: extent)
  }

  /// Creates a picture from one of UIKit; `nil` if that has no pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates a picture from the bytes of a file; `nil` if they are none.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture from a file; `nil` if there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The picture that it was made from, if it is whole.
  public var cgImage: CGImage? { source }

  /// A picture without pixels.
  public class func empty() -> CIImage { CIImage(source: nil, extent: .null) }

  /// A part of the picture.
  ///
  /// - Parameter rect: The part, measured from the lower left corner.
  /// - Returns: The part that there is.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    guard let source, !part.isNull else { return .empty() }
    let flipped = CGRect(
      x: part.minX - extent.minX,
      y: extent.maxY - part.maxY,
      width: part.width,
      height: part.height
    )
    return CIImage(source: source.cropping(to: flipped), extent: part)
  }

  /// Returns the picture itself, as it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIImage {
  /// Creates an image from a picture of Core Image.
  ///
  /// - Parameter ciImage: The picture.
  public convenience init(ciImage: CIImage) {
    if let pixels = ciImage.source { self.init(cgImage: pixels) } else { self.init() }
  }

  /// The picture of Core Image that the image was made from; images here are made of pixels.
  public var ciImage: CIImage? { nil }
}
