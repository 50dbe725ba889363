import CoreGraphics
import Foundation

/// Turns what was drawn into the bytes of a picture file.
///
/// Shapes, gradients and pictures with pixels are painted. Text and files other than PNG have no
/// pixels without a renderer; a picture with those stops the process instead of being incomplete.
enum ImageEncoding {
  static func png(_ image: CGImage) -> Data { PNGEncoder.data(of: pixels(of: image, "PNG")) }

  static func jpeg(_ image: CGImage, _ quality: CGFloat) -> Data {
    JPEGEncoder.data(of: pixels(of: image, "JPEG"), quality: Double(quality))
  }

  private static func pixels(of image: CGImage, _ format: String) -> Bitmap {
    let (bitmap, gaps) = BitmapPainter.pixels(of: image)
    if let gap = gaps.min() { unimplemented("encoding \(gap) as \(format)") }
    return bitmap
  }
}
