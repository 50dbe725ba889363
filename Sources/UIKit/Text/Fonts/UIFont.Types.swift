public import CoreGraphics

extension UIFont {
  /// How heavy the strokes of a font are.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight from -1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Very light strokes.
    public static let thin = Weight(-0.6)
    /// Light strokes.
    public static let light = Weight(-0.4)
    /// Plain strokes.
    public static let regular = Weight(0)
    /// Slightly heavy strokes.
    public static let medium = Weight(0.23)
    /// Strokes between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold strokes.
    public static let bold = Weight(0.4)
    /// Very bold strokes.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)
  }

  /// How wide the characters of a font are.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// The width from -1 to 1; 0 is standard.
    public var rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow characters.
    public static let condensed = Width(-0.2)
    /// Characters of the usual width.
    public static let standard = Width(0)
    /// Wide characters.
    public static let expanded = Width(0.2)
    /// Very narrow characters.
    public static let compressed = Width(-0.4)
  }

  /// The purpose of a text, from which its font follows.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the style.
    public var rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles, 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles, 28 points at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles, 22 points at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles, 20 points at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, 17 points at the default size, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings, 15 points at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, 16 points at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes, 13 points at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions, 12 points at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions, 11 points at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFontDescriptor {
  /// A key in the settings of a typographic feature.
  ///
  /// Status: complete · A
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the key.
    public var rawValue: String
    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// An older name of `type`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// An older name of `selector`.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

    /// Apple's number of the spacing of digits.
    static let numberSpacing = 6
    /// Apple's number of digits that are equally wide.
    static let monospacedNumbers = 0
  }
}
