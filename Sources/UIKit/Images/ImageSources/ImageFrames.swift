import Foundation

/// The images in a file, without their pixels.
enum ImageFrames {
  struct Frame: Equatable {
    /// How long a frame of a GIF shows, in seconds.
    var delay: Double?
  }

  static func type(of data: Data) -> String {
    if ImageHeader.isPNG(data) { return "public.png" }
    if ImageHeader.isJPEG(data) { return "public.jpeg" }
    if data.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    if data.starts(with: Array("RIFF".utf8)) { return "org.webmproject.webp" }
    if ImageHeader.isHEIF([UInt8](data.prefix(12))) { return "public.heic" }
    return "com.microsoft.bmp"
  }

  static func frames(of data: Data) -> [Frame] {
    guard data.starts(with: Array("GIF8".utf8)) else { return [Frame()] }
    var found: [Frame] = []
    walk([UInt8](data)) { frame, _ in if let frame { found.append(frame) } }
    return found.isEmpty ? [Frame()] : found
  }

  static func loops(of data: Data) -> Int {
    var count = 1
    walk([UInt8](data)) { _, loops in if let loops { count = loops } }
    return count
  }

  /// Walks the blocks of a GIF file.
  private static func walk(_ bytes: [UInt8], _ found: (Frame?, Int?) -> Void) {
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    guard bytes.count > 13 else { return }
    var place = 13 + table(bytes[10])
    var delay: Double?
    func skipBlocks() {
      while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
    while place + 9 < bytes.count {
      switch bytes[place] {
      case 0x21:
        let label = bytes[place + 1]
        if label == 0xF9 {
          delay = Double(Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8) / 100
        } else if label == 0xFF, bytes[place + 2] == 11, place + 17 < bytes.count,
          String(decoding: bytes[(place + 3)..<(place + 14)], as: UTF8.self) == "NETSCAPE2.0"
        {
          found(nil, Int(bytes[place + 16]) | Int(bytes[place + 17]) << 8)
        }
        place += 2
        skipBlocks()
      case 0x2C:
        found(Frame(delay: delay ?? 0), nil)
        delay = nil
        place += 10 + table(bytes[place + 9]) + 1
        skipBlocks()
      default: return
      }
    }
  }
}

extension ImageHeader {
  /// How the pixels of a JPEG file lie, from 1 to 8; 1 for other files.
  static func exifOrientation(of data: Data) -> Int {
    guard isJPEG(data) else { return 1 }
    let bytes = [UInt8](data.prefix(64 * 1024))
    var place = 2
    while place + 4 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      if bytes[place + 1] == 0xE1, place + 2 + length <= bytes.count, length > 16,
        Array(bytes[(place + 4)..<(place + 10)]) == Array("Exif".utf8) + [0, 0]
      {
        return orientation(in: Array(bytes[(place + 10)..<(place + 2 + length)])) ?? 1
      }
      place += 2 + length
    }
    return 1
  }

  /// Looks for the orientation in the first directory of a TIFF block.
  private static func orientation(in tiff: [UInt8]) -> Int? {
    guard tiff.count > 10 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= tiff.count else { return nil }
      let part = tiff[start..<start + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<min(count, 64) {
      let entry = directory + 2 + index * 12
      guard number(entry, 2) == 0x112, let value = number(entry + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  /// How the pixels of a file lie.
  static func orientation(of data: Data) -> UIImage.Orientation {
    switch exifOrientation(of: data) {
    case 2: .upMirrored
    case 3: .down
    case 4: .downMirrored
    case 5: .leftMirrored
    case 6: .right
    case 7: .rightMirrored
    case 8: .left
    default: .up
    }
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
}
