public import CoreGraphics
public import Foundation

/// A picture file that is being written.
///
/// Status: partial · A
public final class CGImageDestination {
  fileprivate let data: NSMutableData
  fileprivate let type: String
  fileprivate var encoded: Data?

  fileprivate init(_ data: NSMutableData, _ type: String) {
    self.data = data
    self.type = type
  }
}

/// Begins a file in memory.
///
/// - Parameters:
///   - data: Gets the bytes.
///   - type: `public.png` or `public.jpeg`.
///   - count: The number of images; only one can be written.
///   - options: Not looked at.
/// - Returns: The file; nil for other types and numbers.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  guard ["public.png", "public.jpeg"].contains(type), count == 1 else { return nil }
  return CGImageDestination(data, type)
}

/// Adds the image.
///
/// - Parameters:
///   - idst: The file.
///   - image: The image.
///   - properties: The quality of a JPEG counts.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) {
  let values = properties as? [String: Any] ?? [:]
  let quality = values[kCGImageDestinationLossyCompressionQuality]
  let number = (quality as? NSNumber)?.doubleValue ?? (quality as? CGFloat).map { Double($0) }
  idst.encoded =
    idst.type == "public.png"
    ? ImageEncoding.png(image) : ImageEncoding.jpeg(image, CGFloat(number ?? 0.9))
}

/// Writes the file.
///
/// - Parameter idst: The file.
/// - Returns: Whether there was an image.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let encoded = idst.encoded else { return false }
  idst.data.append(encoded)
  return true
}

/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
