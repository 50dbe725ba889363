import Foundation

/// Writes pixels as a PNG file, without compressing them.
package enum PNGEncoder {
  /// The bytes of the file.
  package static func data(of bitmap: Bitmap) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits each of red, green, blue and alpha.
    let header = big(UInt32(bitmap.width)) + big(UInt32(bitmap.height)) + [8, 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", compressed(rows(of: bitmap)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func rows(of bitmap: Bitmap) -> [UInt8] {
    let pixels = bitmap.straight
    let length = bitmap.width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * bitmap.height)
    for row in 0..<bitmap.height {
      rows.append(0)
      rows += pixels[(row * length)..<((row + 1) * length)]
    }
    return rows
  }

  /// A zlib stream of blocks that are stored as they are.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(bytes.count - start, 0xFFFF)
      let isLast = start + count == bytes.count
      stream += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      stream += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      stream += bytes[start..<(start + count)]
      start += count
    } while start < bytes.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + big(high << 16 | low)
  }

  private static func append(_ type: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(type.utf8) + content
    file += big(UInt32(content.count)) + body + big(checksum(body))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 0xFF) }
  }
}
