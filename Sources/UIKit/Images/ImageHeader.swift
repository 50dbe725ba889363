import CoreGraphics
import Foundation

/// The size in pixels that an image file states about itself.
enum ImageHeader {
  /// Reads the size of a PNG, JPEG, GIF, BMP, WebP or HEIC file; `nil` for other data.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(64 * 1024))
    return png(bytes) ?? gif(bytes) ?? bmp(bytes) ?? webp(bytes) ?? heif(bytes)
      ?? jpeg([UInt8](data))
  }

  static func isPNG(_ data: Data) -> Bool { data.starts(with: signature) }

  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8]) }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    return size(big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return size(little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func bmp(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 26, bytes.starts(with: Array("BM".utf8)) else { return nil }
    return size(little(bytes, 18, 4), little(bytes, 22, 4))
  }

  private static func webp(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      Array(bytes[8..<12]) == Array("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return size(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8X": return size(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return size((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    default: return nil
    }
  }

  /// Walks the segments of a JPEG file to the one that states the size.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return size(big(bytes, position + 7, 2), big(bytes, position + 5, 2)) }
      if marker == 0xFF {
        position += 1
      } else if marker == 0x01 || (0xD0...0xD9).contains(marker) {
        position += 2
      } else {
        position += 2 + big(bytes, position + 2, 2)
      }
    }
    return nil
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize? {
    width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
