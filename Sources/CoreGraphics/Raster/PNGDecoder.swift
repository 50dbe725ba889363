import Foundation

/// Reads the pixels of a PNG file of eight bits for each component, not interlaced.
package enum PNGDecoder {
  /// The pixels; nil for files that it does not understand.
  package static func bitmap(of data: Data) -> Bitmap? {
    let bytes = [UInt8](data)
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func big(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (big(16), big(20))
    let (depth, kind, interlace) = (bytes[24], bytes[25], bytes[28])
    guard depth == 8, interlace == 0, width > 0, height > 0, width * height <= 1 << 26,
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(kind)]
    else { return nil }
    var (stream, palette, alphas): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var place = 8
    while place + 12 <= bytes.count {
      let length = big(place)
      let (start, end) = (place + 8, place + 8 + length)
      guard end + 4 <= bytes.count else { break }
      switch String(decoding: bytes[(place + 4)..<start], as: UTF8.self) {
      case "IDAT": stream += bytes[start..<end]
      case "PLTE": palette = Array(bytes[start..<end])
      case "tRNS": alphas = Array(bytes[start..<end])
      default: break
      }
      place = end + 4
    }
    guard stream.count > 6, var rows = Inflater.inflated(stream[2...]),
      unfilter(&rows, width * channels, height, channels)
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    for pixel in 0..<(width * height) {
      let from = (pixel / width) * (width * channels + 1) + 1 + pixel % width * channels
      let color: (UInt8, UInt8, UInt8, UInt8)
      switch kind {
      case 0: color = (rows[from], rows[from], rows[from], 255)
      case 2: color = (rows[from], rows[from + 1], rows[from + 2], 255)
      case 3:
        let index = Int(rows[from])
        guard index * 3 + 2 < palette.count else { return nil }
        let alpha = index < alphas.count ? alphas[index] : 255
        color = (palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], alpha)
      case 4: color = (rows[from], rows[from], rows[from], rows[from + 1])
      default: color = (rows[from], rows[from + 1], rows[from + 2], rows[from + 3])
      }
      func multiplied(_ value: UInt8) -> UInt8 {
        UInt8((Int(value) * Int(color.3) + 127) / 255)
      }
      bitmap.bytes[pixel * 4] = multiplied(color.0)
      bitmap.bytes[pixel * 4 + 1] = multiplied(color.1)
      bitmap.bytes[pixel * 4 + 2] = multiplied(color.2)
      bitmap.bytes[pixel * 4 + 3] = color.3
    }
    return bitmap
  }

  /// Takes the differences to the neighbours back; false if there are too few bytes.
  private static func unfilter(
    _ rows: inout [UInt8],
    _ length: Int,
    _ height: Int,
    _ channels: Int
  ) -> Bool {
    guard rows.count >= (length + 1) * height else { return false }
    for row in 0..<height {
      let start = row * (length + 1) + 1
      let filter = rows[start - 1]
      guard filter > 0 else { continue }
      for index in 0..<length {
        let left = index >= channels ? Int(rows[start + index - channels]) : 0
        let up = row > 0 ? Int(rows[start + index - length - 1]) : 0
        let corner =
          row > 0 && index >= channels ? Int(rows[start + index - length - 1 - channels]) : 0
        let guess: Int
        switch filter {
        case 1: guess = left
        case 2: guess = up
        case 3: guess = (left + up) / 2
        default:
          let sum = left + up - corner
          let (a, b, c) = (abs(sum - left), abs(sum - up), abs(sum - corner))
          guess = a <= b && a <= c ? left : b <= c ? up : corner
        }
        rows[start + index] = UInt8((Int(rows[start + index]) + guess) & 0xFF)
      }
    }
    return true
  }
}

/// Reads a compressed stream.
package struct Inflater {
  private let bytes: [UInt8]
  private var place = 0
  private var bit = 0
  private var output: [UInt8] = []
  /// Whether more was taken than there is; the zeros that come then could be read for ever.
  private var isShort = false

  /// The bytes; nil if the stream is broken.
  package static func inflated(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var inflater = Inflater(Array(bytes))
    return inflater.run() ? inflater.output : nil
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func take(_ count: Int) -> Int {
    var value = 0
    for index in 0..<count {
      guard place < bytes.count else {
        isShort = true
        return value
      }
      value |= Int(bytes[place] >> UInt8(bit) & 1) << index
      bit += 1
      if bit == 8 { (bit, place) = (0, place + 1) }
    }
    return value
  }

  private mutating func run() -> Bool {
    var isLast = false
    while !isLast {
      guard place < bytes.count else { return false }
      isLast = take(1) == 1
      switch take(2) {
      case 0: guard copyBlock() else { return false }
      case 1:
        let lengths =
          [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
          + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
        guard readBlock(Codes(lengths), Codes([Int](repeating: 5, count: 30))) else { return false }
      case 2: guard readTablesAndBlock() else { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func copyBlock() -> Bool {
    if bit > 0 { (bit, place) = (0, place + 1) }
    guard place + 4 <= bytes.count else { return false }
    let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + count <= bytes.count else { return false }
    output += bytes[place..<(place + count)]
    place += count
    return true
  }

  private mutating func readTablesAndBlock() -> Bool {
    let (literals, distances, count) = (take(5) + 257, take(5) + 1, take(4) + 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<count { lengths[order[index]] = take(3) }
    let codes = Codes(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      switch next(codes) {
      case let length? where length < 16: all.append(length)
      case 16:
        guard let last = all.last else { return false }
        all += [Int](repeating: last, count: 3 + take(2))
      case 17: all += [Int](repeating: 0, count: 3 + take(3))
      case 18: all += [Int](repeating: 0, count: 11 + take(7))
      default: return false
      }
    }
    let rest = Array(all[literals..<(literals + distances)])
    return readBlock(Codes(Array(all[..<literals])), Codes(rest))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
  ]

  private mutating func readBlock(_ literals: Codes, _ distances: Codes) -> Bool {
    while let symbol = next(literals) {
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      let index = symbol - 257
      guard index < 29 else { return false }
      let extra = index < 8 || index == 28 ? 0 : (index - 4) / 4
      let length = Self.lengthBases[index] + take(extra)
      guard let code = next(distances), code < 30 else { return false }
      let distance = Self.distanceBases[code] + take(code < 4 ? 0 : (code - 2) / 2)
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  /// The canonical codes of some symbols.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1..<16 {
        symbols += lengths.indices.filter { lengths[$0] == length }
      }
    }
  }

  private mutating func next(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      code |= take(1)
      let count = codes.counts[length]
      // More codes than there is room for mean a broken stream.
      guard !isShort, code >= first else { return nil }
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
