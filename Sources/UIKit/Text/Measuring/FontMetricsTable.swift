import CoreGraphics

/// Sizes of characters as shares of the point size.
///
/// The vertical values are those of the system's font; the widths are rounded
/// to hundredths and close to it. One table stands for all families.
enum FontMetricsTable {
  static let ascender: CGFloat = 1950.0 / 2048
  static let descender: CGFloat = -494.0 / 2048
  static let capHeight: CGFloat = 1443.0 / 2048
  static let xHeight: CGFloat = 1078.0 / 2048
  static let lineHeight: CGFloat = 2444.0 / 2048

  /// The width of one character in a face.
  static func width(of character: Character, in face: FontFace) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let value = scalar.value
    if value == 0x0A || value == 0x0D || value == 0x2028 || value == 0x2029 { return 0 }
    if value < 0x20 || value == 0x200B || value == 0xFEFF { return 0 }
    if face.isMonospaced { return isWide(value) ? 1.2 : 0.62 }
    let heavier = max(0, min(face.weight.rawValue, 0.62)) * 0.12
    if value >= 0x21, value < 0x7F {
      return CGFloat(ascii[Int(value - 0x20)]) / 100 + heavier
    }
    if value == 0x20 || value == 0xA0 { return 0.27 }
    if value == 0x2026 { return 0.82 }
    if value == 0x2014 { return 0.95 }
    if value == 0x2013 { return 0.6 }
    if value == 0x2022 { return 0.41 }
    if value == 0x2018 || value == 0x2019 { return 0.26 }
    return isWide(value) ? 1 : 0.6 + heavier
  }

  /// Whether a character takes a full square: ideographs, syllables and emoji.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Widths of the characters from space to tilde, in hundredths.
  private static let ascii: [UInt8] = [
    27, 31, 45, 63, 63, 83, 71, 27, 37, 37, 46, 63, 28, 45, 28, 30,  // space to /
    64, 47, 61, 63, 65, 62, 65, 57, 64, 65, 28, 28, 63, 63, 63, 53,  // 0 to ?
    93, 67, 66, 72, 73, 60, 58, 74, 75, 27, 55, 67, 57, 88, 75, 77,  // @ to O
    64, 77, 66, 64, 64, 74, 67, 98, 68, 66, 66, 37, 30, 37, 63, 52,  // P to _
    50, 56, 62, 56, 62, 58, 36, 61, 60, 25, 25, 55, 26, 88, 59, 60,  // ` to o
    61, 61, 39, 53, 37, 59, 54, 77, 53, 54, 55, 37, 27, 37, 63,  // p to ~
  ]
}
