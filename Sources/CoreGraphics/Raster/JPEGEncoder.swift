import Foundation

/// Writes pixels as a JPEG file: baseline, full colour resolution, on black where transparent.
package struct JPEGEncoder {
  private var output: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0
  private let quantizers: [[Int]]

  /// The bytes of the file for a quality from 0 to 1.
  package static func data(of bitmap: Bitmap, quality: Double) -> Data {
    var encoder = JPEGEncoder(quality: quality)
    encoder.writeHeader(bitmap)
    encoder.writePixels(bitmap)
    return Data(encoder.output)
  }

  private init(quality: Double) {
    let percent = min(max(quality * 100, 1), 100)
    let scale = percent < 50 ? 5000 / percent : 200 - 2 * percent
    quantizers = [Self.luminance, Self.chrominance].map { table in
      table.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) }
    }
  }

  // MARK: - Header

  private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    output += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  private mutating func writeHeader(_ bitmap: Bitmap) {
    output += [0xFF, 0xD8]
    segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in quantizers.enumerated() {
      segment(0xDB, [UInt8(index)] + Self.zigzag.map { UInt8(table[$0]) })
    }
    let size = [bitmap.height, bitmap.width].flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for (index, table) in Self.tables.enumerated() {
      let id: UInt8 = [0x00, 0x10, 0x01, 0x11][index]
      segment(0xC4, [id] + table.counts + table.values)
    }
    segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
  }

  // MARK: - Pixels

  private mutating func writePixels(_ bitmap: Bitmap) {
    var previous = [0, 0, 0]
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        var blocks = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
        for y in 0..<8 {
          for x in 0..<8 {
            let color = bitmap.pixel(left + x, top + y) * 255
            let place = y * 8 + x
            blocks[0][place] = 0.299 * color.x + 0.587 * color.y + 0.114 * color.z - 128
            blocks[1][place] = -0.168_736 * color.x - 0.331_264 * color.y + 0.5 * color.z
            blocks[2][place] = 0.5 * color.x - 0.418_688 * color.y - 0.081_312 * color.z
          }
        }
        for index in 0..<3 {
          write(blocks[index], isColor: index > 0, previous: &previous[index])
        }
      }
    }
    if bitCount > 0 { put((1 << (8 - bitCount)) - 1, 8 - bitCount) }
    output += [0xFF, 0xD9]
  }

  private mutating func write(_ block: [Float], isColor: Bool, previous: inout Int) {
    let frequencies = Self.transformed(block)
    let table = quantizers[isColor ? 1 : 0]
    let values = Self.zigzag.map { Int((frequencies[$0] / Float(table[$0])).rounded()) }
    let (steady, changing) =
      isColor ? (Self.codes[2], Self.codes[3]) : (Self.codes[0], Self.codes[1])
    put(values[0] - previous, code: { steady[$0] })
    previous = values[0]
    var zeros = 0
    let last = values.lastIndex { $0 != 0 } ?? 0
    for value in values.dropFirst().prefix(last) {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(changing[0xF0].bits, changing[0xF0].length)
        zeros -= 16
      }
      let run = zeros << 4
      put(value, code: { changing[run | $0] })
      zeros = 0
    }
    if last < 63 { put(changing[0].bits, changing[0].length) }
  }

  /// Writes the size of a number by its code, then its bits.
  private mutating func put(_ value: Int, code: (Int) -> Code) {
    var size = 0
    while abs(value) >> size > 0 { size += 1 }
    let code = code(size)
    put(code.bits, code.length)
    if size > 0 { put(UInt32(value > 0 ? value : value + (1 << size) - 1), size) }
  }

  private mutating func put(_ value: UInt32, _ count: Int) {
    for index in (0..<count).reversed() {
      bits = bits << 1 | (value >> UInt32(index) & 1)
      bitCount += 1
      guard bitCount == 8 else { continue }
      let byte = UInt8(bits & 0xFF)
      output.append(byte)
      if byte == 0xFF { output.append(0) }
      (bits, bitCount) = (0, 0)
    }
  }

  // MARK: - Frequencies

  private static func transformed(_ block: [Float]) -> [Float] {
    var rows = [Float](repeating: 0, count: 64)
    var result = rows
    for y in 0..<8 {
      for u in 0..<8 {
        var sum: Float = 0
        for x in 0..<8 { sum += block[y * 8 + x] * cosines[u * 8 + x] }
        rows[y * 8 + u] = sum
      }
    }
    for u in 0..<8 {
      for v in 0..<8 {
        var sum: Float = 0
        for y in 0..<8 { sum += rows[y * 8 + u] * cosines[v * 8 + y] }
        result[v * 8 + u] = sum
      }
    }
    return result
  }

  private static let cosines: [Float] = (0..<64).map { index in
    let (u, x) = (index / 8, index % 8)
    let scale = u == 0 ? Double(0.125).squareRoot() : 0.5
    return Float(scale * cos(Double(2 * x + 1) * Double(u) * .pi / 16))
  }

  private static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  // The tables that the standard proposes in its annex K.
  private static let luminance: [Int] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  private static let chrominance: [Int] =
    [
      17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
      99,
      47, 66, 99, 99, 99, 99, 99, 99,
    ] + [Int](repeating: 99, count: 32)

  private struct Code {
    var bits: UInt32 = 0
    var length = 0
  }

  private typealias Table = (counts: [UInt8], values: [UInt8])

  /// Steady and changing parts of brightness, then of colour.
  ///
  /// The standard proposes other codes for changing parts; any complete set will do, and these
  /// need no long table: all values have codes of eight bits.
  private static let tables: [Table] = {
    let steady: Table = ([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], Array(0...11))
    var values: [UInt8] = [0x00, 0xF0]
    for size in 1...10 as ClosedRange<UInt8> {
      for run in 0...15 as ClosedRange<UInt8> { values.append(run << 4 | size) }
    }
    // 162 values: all fit into the 255 codes of eight bits that are not all ones.
    let changing: Table = ([0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0], values)
    return [steady, changing, steady, changing]
  }()

  private static let codes: [[Code]] = tables.map { table in
    var codes = [Code](repeating: Code(), count: 256)
    var (code, index) = (UInt32(0), 0)
    for (length, count) in table.counts.enumerated() {
      for _ in 0..<count {
        codes[Int(table.values[index])] = Code(bits: code, length: length + 1)
        code += 1
        index += 1
      }
      code <<= 1
    }
    return codes
  }
}
