import CoreGraphics

/// Where lines may break: the rules of Unicode's annex 14, as far as they are common.
///
/// Scripts that need a dictionary, such as Thai, break nowhere but at spaces.
struct LineBreaks {
  /// What a character does to lines.
  enum Kind {
    case letter, number, space, zeroSpace, glue, hyphen, softHyphen, after, both, open, close
    case parenthesis, quote, exclamation, infix, slash, prefix, postfix, ideograph, nonstarter
    case hangul, inseparable
  }

  let units: [UInt16]
  let advances: [CGFloat]
  /// Whether Korean words are kept whole.
  let keepsHangul: Bool

  /// Whether a unit belongs to the character before it.
  func isContinuation(_ index: Int) -> Bool {
    let unit = units[index]
    guard unit >= 0x300 else { return false }
    if UTF16.isTrailSurrogate(unit) { return true }
    return advances[index] == 0 && unit != 0x200B && unit != 0x2028 && unit != 0x2029
  }

  /// Whether a new line may begin with a unit.
  func canBreak(before index: Int) -> Bool {
    guard index > 0, index < units.count, !isContinuation(index) else { return false }
    var base = index - 1
    while base > 0, isContinuation(base) { base -= 1 }
    // Joiners glue what surrounds them together.
    if units[index - 1] == 0x200D || units[index - 1] == 0x2060 { return false }
    let (left, right) = (kind(at: base), kind(at: index))
    if left == .hyphen, base == 0 || kind(at: base - 1) == .space { return false }
    return Self.canBreak(left, right)
  }

  private static func canBreak(_ left: Kind, _ right: Kind) -> Bool {
    if right == .space || right == .zeroSpace { return false }
    if left == .space || left == .zeroSpace { return true }
    if left == .glue || right == .glue { return false }
    switch right {
    case .close, .parenthesis, .exclamation, .infix, .slash, .nonstarter, .inseparable, .after,
      .hyphen, .softHyphen, .quote:
      return false
    default: break
    }
    switch left {
    case .open, .quote: return false
    case .hyphen, .slash: return right != .number
    case .softHyphen, .after: return true
    case .both: return right != .both
    case .close, .exclamation: return true
    case .infix, .parenthesis: return right == .ideograph || right == .hangul
    case .prefix: return false
    case .ideograph, .hangul: return right != .postfix
    default: break
    }
    return right == .ideograph || right == .hangul || right == .both
  }

  /// The kind of the character that begins at a unit.
  func kind(at index: Int) -> Kind {
    let unit = units[index]
    if unit < 0x80 { return Self.asciiKind(unit) }
    if UTF16.isLeadSurrogate(unit) {
      // Ideographs and emoji; the other scripts up there are rare.
      return unit >= 0xD83C && unit <= 0xD83E || unit >= 0xD840 ? .ideograph : .letter
    }
    if unit < 0x2E80 { return Self.commonKind(unit) }
    return eastAsianKind(unit)
  }

  private static func asciiKind(_ unit: UInt16) -> Kind {
    switch unit {
    case 0x09, 0x20: .space
    case 0x21, 0x3F: .exclamation
    case 0x22, 0x27: .quote
    case 0x24, 0x2B, 0x5C: .prefix
    case 0x25: .postfix
    case 0x28, 0x5B, 0x7B: .open
    case 0x29, 0x5D: .parenthesis
    case 0x7D: .close
    case 0x2C, 0x2E, 0x3A, 0x3B: .infix
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0x30...0x39: .number
    case 0x7C: .after
    default: .letter
    }
  }

  private static func commonKind(_ unit: UInt16) -> Kind {
    switch unit {
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060: .glue
    case 0xAD: .softHyphen
    case 0xA1, 0xBF, 0x201A, 0x201E: .open
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: .quote
    case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116: .prefix
    case 0xA2, 0xB0, 0x2030, 0x2032, 0x2033, 0x2103, 0x2109: .postfix
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: .space
    case 0x200B: .zeroSpace
    case 0x2010, 0x2012, 0x2013, 0x2027: .after
    case 0x2014: .both
    case 0x2024...0x2026: .inseparable
    case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
    case 0x1100...0x11FF: .hangul
    case 0x2600...0x26FF, 0x2702...0x27BF, 0x231A, 0x231B, 0x23E9...0x23FA, 0x2B05...0x2B55:
      .ideograph
    default: .letter
    }
  }

  private func eastAsianKind(_ unit: UInt16) -> Kind {
    switch unit {
    case 0x3000: return .space
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF61, 0xFF63, 0xFF64:
      return .close
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF62:
      return .open
    case 0xFF01, 0xFF1F: return .exclamation
    case 0xFF05, 0xFFE0: return .postfix
    case 0xFF04, 0xFFE1, 0xFFE5: return .prefix
    case 0xFF1A, 0xFF1B, 0x3005, 0x301C, 0x303B, 0x3099...0x309E, 0x30A0, 0x30FB...0x30FE:
      return .nonstarter
    // Small kana do not begin lines.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      return .nonstarter
    case 0xAC00...0xD7A3: return keepsHangul ? .letter : .hangul
    case 0xFEFF: return .glue
    case 0xFFFC: return .ideograph
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: return .ideograph
    default: return .letter
    }
  }
}
