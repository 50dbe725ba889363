import Foundation

/// Pixels: red, green, blue and alpha of a byte each, multiplied by alpha, rows from the top.
package struct Bitmap: Equatable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Creates transparent pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: max(width * height * 4, 0))
  }

  /// The pixel at a place; the nearest one for places outside.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4
    return SIMD4(
      Float(bytes[place]),
      Float(bytes[place + 1]),
      Float(bytes[place + 2]),
      Float(bytes[place + 3])
    ) / 255
  }

  mutating func set(_ x: Int, _ y: Int, _ value: SIMD4<Float>) {
    let place = (y * width + x) * 4
    let scaled = (value.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(
      .toNearestOrEven
    )
    for index in 0..<4 { bytes[place + index] = UInt8(scaled[index]) }
  }

  /// The pixels without alpha multiplied in, as files want them.
  package var straight: [UInt8] {
    var result = bytes
    for place in stride(from: 0, to: result.count, by: 4) {
      let alpha = Int(result[place + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for index in place..<(place + 3) {
        result[index] = UInt8(min((Int(result[index]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    return result
  }
}

/// How the memory of a bitmap is laid out.
struct PixelLayout {
  /// Where red, green, blue and alpha stand in a pixel; no alpha is -1.
  private let places: [Int]
  private let size: Int
  private let isPremultiplied: Bool

  /// Reads a layout; nil for those that are not of one byte for each component.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, info: UInt32, model: CGColorSpaceModel?) {
    guard bitsPerComponent == 8, info & CGBitmapInfo.floatComponents.rawValue == 0 else {
      return nil
    }
    let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    size = bitsPerPixel / 8
    if model == .monochrome {
      guard size == 1 || size == 2 else { return nil }
      places = [0, 0, 0, size == 2 && alpha != .noneSkipLast ? 1 : -1]
      return
    }
    guard size == 4 || size == 3 else { return nil }
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
    var order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let isLittle = info & (7 << 12) == CGBitmapInfo.byteOrder32Little.rawValue
    if isLittle, size == 4 { order = order.map { 3 - $0 } }
    if [.none, .noneSkipFirst, .noneSkipLast].contains(alpha) || size == 3 { order[3] = -1 }
    places = order
  }

  /// The pixels in some bytes.
  func read(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let bytes = [UInt8](data)
    for y in 0..<height {
      for x in 0..<width {
        let start = y * bytesPerRow + x * size
        let target = (y * width + x) * 4
        let alpha = places[3] < 0 ? 255 : Int(bytes[start + places[3]])
        for index in 0..<3 {
          let value = Int(bytes[start + places[index]])
          bitmap.bytes[target + index] =
            UInt8(isPremultiplied || alpha == 255 ? value : value * alpha / 255)
        }
        bitmap.bytes[target + 3] = UInt8(alpha)
      }
    }
    return bitmap
  }

  /// Writes pixels into memory.
  func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let source = isPremultiplied || places[3] < 0 ? bitmap.bytes : bitmap.straight
    let isGray = places[0] == places[1]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let from = (y * bitmap.width + x) * 4
        let to = memory + y * bytesPerRow + x * size
        if isGray {
          let light =
            0.2126 * Float(source[from]) + 0.7152 * Float(source[from + 1])
            + 0.0722 * Float(source[from + 2])
          to.storeBytes(of: UInt8(light.rounded()), as: UInt8.self)
        } else {
          for index in 0..<3 {
            (to + places[index]).storeBytes(of: source[from + index], as: UInt8.self)
          }
        }
        if places[3] >= 0 { (to + places[3]).storeBytes(of: source[from + 3], as: UInt8.self) }
      }
    }
  }
}
