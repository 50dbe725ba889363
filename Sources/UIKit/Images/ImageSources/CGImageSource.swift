public import CoreGraphics
public import Foundation

/// A file with images in it, read without their pixels.
///
/// - Differs: images have a size and no pixels, as files are not decoded.
///
/// Status: partial · A
public final class CGImageSource {
  let data: Data
  let frames: [ImageFrames.Frame]

  init?(_ data: Data) {
    guard ImageHeader.size(of: data) != nil else { return nil }
    self.data = data
    frames = ImageFrames.frames(of: data)
  }
}

/// Reads a file from its bytes; never nil on iOS, nil here for data of no known format.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Not looked at.
/// - Returns: The source.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?)
  -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Reads a file at an address.
///
/// - Parameters:
///   - url: The address of the file.
///   - options: Not looked at.
/// - Returns: The source; nil if the file is missing or of no known format.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let path = url.path else { return nil }
  return FileManager.default.contents(atPath: path).flatMap { CGImageSource($0) }
}

/// The number of images in a file; more than one in a moving GIF.
///
/// - Parameter isrc: The source.
/// - Returns: The number.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }

/// The type of a file.
///
/// - Parameter isrc: The source.
/// - Returns: The uniform type identifier.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  ImageFrames.type(of: isrc.data)
}

/// An image of a file.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which image.
///   - options: Not looked at.
/// - Returns: The image; nil if there is none of this number.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard isrc.frames.indices.contains(index), let size = ImageHeader.size(of: isrc.data) else {
    return nil
  }
  return CGImage(width: Int(size.width), height: Int(size.height), displayList: nil)
}

/// An image of a file, not larger than the options allow.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which image.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` counts.
/// - Returns: The image; nil if there is none of this number.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard isrc.frames.indices.contains(index), var size = ImageHeader.size(of: isrc.data) else {
    return nil
  }
  let values = options as? [String: Any] ?? [:]
  if values[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true,
    ImageHeader.orientation(of: isrc.data).isSideways
  {
    size = CGSize(width: size.height, height: size.width)
  }
  let wish = values[kCGImageSourceThumbnailMaxPixelSize]
  let limit = (wish as? NSNumber)?.doubleValue ?? (wish as? CGFloat).map { Double($0) }
  if let limit, limit > 0 {
    let factor = min(1, CGFloat(limit) / max(size.width, size.height))
    size = CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
  }
  return CGImage(width: max(Int(size.width), 1), height: max(Int(size.height), 1), displayList: nil)
}

/// What a file says about one of its images: size, orientation, time of a frame.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which image.
///   - options: Not looked at.
/// - Returns: The values by their keys; nil if there is no image of this number.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.frames.indices.contains(index), let size = ImageHeader.size(of: isrc.data) else {
    return nil
  }
  var values: [String: Any] = [
    kCGImagePropertyPixelWidth: Int(size.width), kCGImagePropertyPixelHeight: Int(size.height),
    kCGImagePropertyOrientation: ImageHeader.exifOrientation(of: isrc.data),
  ]
  if let delay = isrc.frames[index].delay {
    values[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFDelayTime: max(delay, 0.1),
      kCGImagePropertyGIFUnclampedDelayTime: delay,
    ]
  }
  return NSDictionary(dictionary: values)
}

/// What a file says about itself: the loops of a GIF.
///
/// - Parameters:
///   - isrc: The source.
///   - options: Not looked at.
/// - Returns: The values by their keys.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{
  var values: [String: Any] = [kCGImagePropertyFileSize: isrc.data.count]
  if ImageFrames.type(of: isrc.data) == "com.compuserve.gif" {
    values[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFLoopCount: ImageFrames.loops(of: isrc.data)
    ]
  }
  return NSDictionary(dictionary: values)
}

/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the pixels lie, from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// What only a GIF says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a frame shows, at least a tenth of a second.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame shows.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF is shown; 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Whether pixels are kept; not looked at.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once; not looked at.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether a small image is made if the file has none; not looked at.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small image is made in any case; not looked at.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small image is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The greatest width and height of a small image in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
