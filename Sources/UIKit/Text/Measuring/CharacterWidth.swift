import CoreGraphics
import Foundation

/// What is known of a character's width without a font.
enum CharacterWidth {
  case zero
  /// A share of the font's size, the same in all fonts.
  case square(CGFloat)
  /// Whatever the font says.
  case ofFont

  /// Ideographs, measured on iOS: two take 34.667 points at 17, three take 52.
  private static let ideograph: CGFloat = 1.0147
  /// Kana, measured on iOS: three take 48 points at 17.
  private static let kana: CGFloat = 0.94
  /// Letters of scripts without a table, a rough average.
  static let unknown: CGFloat = 0.6

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x300 {
      self = value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD ? .zero : .ofFont
      return
    }
    if Self.isInvisible(value) {
      self = .zero
      return
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: self = .zero
    default:
      if let square = Self.square(value) {
        self = .square(square)
      } else {
        self = .ofFont
      }
    }
  }

  /// The base letter of a composed character.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let first = parts.first, first != scalar else { return nil }
    return first
  }

  /// Joiners, marks of direction, variation selectors, tags.
  private static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE01EF:
      true
    default: false
    }
  }

  private static func square(_ value: UInt32) -> CGFloat? {
    switch value {
    case 0x3040...0x30FF, 0x31F0...0x31FF: kana
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      ideograph
    case 0x1F000...0x1FAFF, 0x2600...0x26FF, 0x2B05...0x2B55, 0x231A...0x231B, 0x23E9...0x23FA,
      0x2705, 0x270A...0x270C, 0x2728, 0x274C, 0x274E, 0x2753...0x2757, 0x2764, 0x2795...0x2797:
      ideograph
    case 0xFF61...0xFFDC: 0.5
    default: nil
    }
  }
}
