public import CoreGraphics
public import UIKit

/// A font that depends on the text size of its surroundings.
///
/// Status: partial · A
public struct Font: Hashable, Sendable {
  /// The purposes of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// How bold strokes are.
  public struct Weight: Hashable, Sendable {
    let value: UIFont.Weight

    /// The thinnest strokes.
    public static let ultraLight = Weight(value: .ultraLight)
    /// Very thin strokes.
    public static let thin = Weight(value: .thin)
    /// Thin strokes.
    public static let light = Weight(value: .light)
    /// Usual strokes.
    public static let regular = Weight(value: .regular)
    /// Slightly bold strokes.
    public static let medium = Weight(value: .medium)
    /// Half bold strokes.
    public static let semibold = Weight(value: .semibold)
    /// Bold strokes.
    public static let bold = Weight(value: .bold)
    /// Very bold strokes.
    public static let heavy = Weight(value: .heavy)
    /// The boldest strokes.
    public static let black = Weight(value: .black)
  }

  /// The families of the system's font.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With characters of one width.
    case monospaced
  }

  enum Source: Hashable {
    case style(TextStyle)
    case size(CGFloat)
    case named(String, CGFloat)
    case font(UIFont)
  }

  var source: Source
  var weight: Weight?
  var design: Design?
  var isItalic = false

  /// Takes a font of UIKit.
  public init(_ font: UIFont) { source = .font(font) }

  private init(_ source: Source, _ weight: Weight? = nil, _ design: Design? = nil) {
    (self.source, self.weight, self.design) = (source, weight, design)
  }

  /// The largest titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// First-level titles.
  public static let title = Font(.style(.title))
  /// Second-level titles.
  public static let title2 = Font(.style(.title2))
  /// Third-level titles.
  public static let title3 = Font(.style(.title3))
  /// Headings.
  public static let headline = Font(.style(.headline))
  /// Subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// Callouts.
  public static let callout = Font(.style(.callout))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote))
  /// Captions.
  public static let caption = Font(.style(.caption))
  /// Small captions.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font of a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(.size(size), weight, design) }

  /// The system's font of a purpose.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(.style(style), weight, design) }

  /// A font by its name; it grows with running text.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size)) }

  /// A font by its name that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize))
  }

  /// The font with other strokes.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font with characters of one width.
  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }
}
