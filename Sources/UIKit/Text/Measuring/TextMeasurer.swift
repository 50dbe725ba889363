import CoreGraphics
package import Foundation

/// Knows how far the pen moves for the characters of a font.
///
/// The application has one, `UIApplication.textMeasurer`. The one it begins with
/// looks into a table; one that shapes text can take its place. Vertical measures
/// are not asked for: they are iOS's own, see `UIFont`.
package protocol TextMeasurer: AnyObject, Sendable {
  /// Writes the advances of a part of a text that has one font.
  ///
  /// The first unit of a character gets its width, the others zero; so do marks,
  /// joiners and control characters. May be called on any thread.
  ///
  /// - Parameters:
  ///   - text: The UTF-16 units of the whole text.
  ///   - range: The part to measure.
  ///   - font: The font of the part.
  ///   - advances: One number for each unit of the text, in points; those of the
  ///     part are to be written.
  func measure(
    _ text: [UInt16],
    in range: Range<Int>,
    font: UIFont,
    into advances: inout [CGFloat]
  )
}

/// Measures by the table of free fonts that comes with the sources.
final class EmbeddedTextMeasurer: TextMeasurer, @unchecked Sendable {
  private struct Key: Hashable {
    let source: AdvanceSource
    let size: CGFloat
  }

  private let lock = NSLock()
  private var fonts: [Key: FontWidths] = [:]

  func measure(
    _ text: [UInt16],
    in range: Range<Int>,
    font: UIFont,
    into advances: inout [CGFloat]
  ) {
    lock.lock()
    defer { lock.unlock() }
    let widths = widths(of: font)
    var index = range.lowerBound
    var previous: UInt32 = 0
    while index < range.upperBound {
      let unit = text[index]
      let isPair =
        UTF16.isLeadSurrogate(unit) && index + 1 < range.upperBound
        && UTF16.isTrailSurrogate(text[index + 1])
      let value =
        isPair
        ? 0x10000 + ((UInt32(unit) & 0x3FF) << 10) + (UInt32(text[index + 1]) & 0x3FF)
        : UInt32(unit)
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      let joins = Self.joins(value, after: previous)
      advances[index] = joins ? 0 : widths.width(of: scalar)
      if isPair { advances[index + 1] = 0 }
      // Flags are pairs of letters: the third one begins a new flag.
      previous = joins && Self.isFlagLetter(value) ? 0 : value
      index += isPair ? 2 : 1
    }
  }

  /// Whether a character is part of the one before: after a joiner, skin tones, second
  /// letters of flags.
  private static func joins(_ value: UInt32, after previous: UInt32) -> Bool {
    if previous == 0x200D { return value >= 0x2190 }
    if (0x1F3FB...0x1F3FF).contains(value) { return previous >= 0x2600 }
    return isFlagLetter(value) && isFlagLetter(previous)
  }

  private static func isFlagLetter(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

  private func widths(of font: UIFont) -> FontWidths {
    let key = Key(source: font.advanceSource, size: font.pointSize)
    if let known = fonts[key] { return known }
    let made = FontWidths(key.source, size: key.size)
    fonts[key] = made
    return made
  }
}
