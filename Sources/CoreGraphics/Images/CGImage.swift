public import Foundation

/// Where the alpha of a pixel is.
///
/// Status: complete · A
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// Last, multiplied in.
  case premultipliedLast = 1
  /// First, multiplied in.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Last, ignored.
  case noneSkipLast = 5
  /// First, ignored.
  case noneSkipFirst = 6
  /// There is nothing but alpha.
  case alphaOnly = 7
}

/// The layout of a pixel.
///
/// Status: complete · A
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a layout from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that hold the place of alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Words of 16 bits, little end first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Words of 32 bits, little end first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 16 bits, big end first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Words of 32 bits, big end first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Bytes for an image.
///
/// Status: partial · A
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// Creates a provider of bytes.
  public init?(data: Data) {
    self.data = data
  }
}

/// A picture: pixels as they were given, or the record of a drawing.
///
/// Status: partial · A
public final class CGImage {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bits of a component.
  public let bitsPerComponent: Int
  /// The bits of a pixel.
  public let bitsPerPixel: Int
  /// The bytes of a row.
  public let bytesPerRow: Int
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// The layout of a pixel.
  public let bitmapInfo: CGBitmapInfo
  /// The bytes; `nil` for a picture file other than PNG, and for a drawing with text.
  public var dataProvider: CGDataProvider? {
    if let provider { return provider }
    let (bitmap, gaps) = BitmapPainter.pixels(of: self)
    return gaps.isEmpty ? CGDataProvider(data: Data(bitmap.bytes)) : nil
  }
  /// The bytes that the image was made from.
  package let provider: CGDataProvider?
  /// What a drawing image shows, in its own pixels.
  package let displayList: DisplayList?
  /// The file that the image comes from.
  package let file: Data?
  /// How the components of a mask are read; never otherwise than as they are.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether pixels are smoothed when the image is enlarged.
  public let shouldInterpolate: Bool
  /// How colours out of reach are moved.
  public let renderingIntent: CGColorRenderingIntent

  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// Whether the image is a mask.
  public var isMask: Bool { false }

  /// Creates an image from bytes; `nil` if they are too few.
  public init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, let data = provider.data, data.count >= bytesPerRow * height,
      bytesPerRow * 8 >= bitsPerPixel * width
    else { return nil }
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.bitmapInfo = bitmapInfo
    colorSpace = space
    self.provider = provider
    displayList = nil
    file = nil
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
  }

  package init(width: Int, height: Int, displayList: DisplayList?, file: Data? = nil) {
    self.width = width
    self.height = height
    bitsPerComponent = 8
    bitsPerPixel = 32
    bytesPerRow = 4 * width
    colorSpace = .rgb
    bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    provider = nil
    self.displayList = displayList
    self.file = file
    shouldInterpolate = true
    renderingIntent = .defaultIntent
  }

  /// The part of the image in a rectangle of its pixels; `nil` if they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    // Foundation traps on the intersection of what is not a number.
    let pixels = rect.integral
    guard !(pixels.minX + pixels.minY + pixels.width + pixels.height).isNaN else { return nil }
    let part = pixels.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let list = DisplayList(items: [
      DisplayItem(
        .image(self, whole.offsetBy(dx: -part.minX, dy: -part.minY)),
        DrawingState()
      )
    ])
    return CGImage(width: Int(part.width), height: Int(part.height), displayList: list)
  }

  /// The same image; it never changes.
  public func copy() -> CGImage? { self }
}
