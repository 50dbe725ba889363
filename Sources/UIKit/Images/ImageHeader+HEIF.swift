import CoreGraphics
import Foundation

extension ImageHeader {
  /// Whether a file is one of the kind that phones make: HEIC, or its relatives.
  static func isHEIF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, Array(bytes[4..<8]) == Array("ftyp".utf8) else { return false }
    let brand = String(decoding: bytes[8..<12], as: UTF8.self)
    return ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avci", "avif"].contains(brand)
  }

  /// The size of a HEIC file: the largest that its properties state, as parts have smaller ones.
  ///
  /// - Evidence: ISO/IEC 23008-12, "Image spatial extents" (grade A)
  static func heif(_ bytes: [UInt8]) -> CGSize? {
    guard isHEIF(bytes) else { return nil }
    var largest: CGSize?
    walk(bytes, 0..<bytes.count, depth: 0) { extents in
      if extents.width * extents.height > (largest.map { $0.width * $0.height } ?? 0) {
        largest = extents
      }
    }
    return largest
  }

  /// Walks the boxes that lead to the properties of the images.
  private static func walk(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    depth: Int,
    _ found: (CGSize) -> Void
  ) {
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    var place = range.lowerBound
    while place + 8 <= range.upperBound, depth < 8 {
      let stated = number(place)
      let end = stated == 0 ? range.upperBound : min(place + stated, range.upperBound)
      guard end - place >= 8 else { return }
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "meta" where end - place >= 12:
        walk(bytes, place + 12..<end, depth: depth + 1, found)
      case "iprp", "ipco": walk(bytes, place + 8..<end, depth: depth + 1, found)
      case "ispe" where end - place >= 20:
        let (width, height) = (number(place + 12), number(place + 16))
        if width > 0, height > 0 { found(CGSize(width: width, height: height)) }
      default: break
      }
      place = end
    }
  }
}
