import CoreGraphics
public import Foundation

/// The attributes by which a font is found.
///
/// - Differs: family, name, size, symbolic traits and weight are looked at;
///   other attributes are kept and ignored.
///
/// Status: partial · A
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let comparable = ComparableHeader()

  /// The name of an attribute.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the attribute.
    public var rawValue: String
    /// Creates a name from Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The full name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Typographic features.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute"
    )
  }

  /// The name of a trait.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the trait.
    public var rawValue: String
    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The broad look of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines set closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines set wider.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of the system's font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the design.
    public var rawValue: String
    /// Creates a design from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: FontFace
  private let size: CGFloat
  private let extras: [AttributeName: Any]

  init(face: FontFace, size: CGFloat, extras: [AttributeName: Any] = [:]) {
    self.face = face
    self.size = size
    self.extras = extras
    super.init()
  }

  /// Creates a descriptor from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let base = name.flatMap(FontCatalog.face(named:)) ?? .system(.regular)
    face = Self.apply(attributes, to: base)
    size = Self.number(attributes[.size]) ?? 0
    extras = attributes
    super.init()
  }

  /// Creates a descriptor for a name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor of a text style at the present text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style at the text size of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The full name of the font.
  open var postscriptName: String { face.fullName }

  /// The size in points; zero if none was given.
  open var pointSize: CGFloat { size }

  /// The broad look.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes, as given and as found.
  open var fontAttributes: [AttributeName: Any] {
    var all = extras
    all[.name] = face.fullName
    all[.size] = size
    if let style = face.textStyle { all[.textStyle] = style.rawValue }
    return all
  }

  /// The value of one attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .family ? face.family : fontAttributes[anAttribute]
  }

  /// The descriptor with further attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let merged = extras.merging(attributes) { $1 }
    var changed = face
    if let name = attributes[.name] as? String ?? attributes[.family] as? String,
      let found = FontCatalog.face(named: name)
    {
      changed = found
    }
    return UIFontDescriptor(
      face: Self.apply(attributes, to: changed),
      size: Self.number(attributes[.size]) ?? size,
      extras: merged
    )
  }

  /// The descriptor with another look; `nil` if the family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let changed = face.with(symbolicTraits)
    if face.givenName != nil, changed.givenName == nil { return nil }
    return UIFontDescriptor(face: changed, size: size, extras: extras)
  }

  /// The descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize, extras: extras)
  }

  /// The descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      face: FontCatalog.face(named: newFamily) ?? face,
      size: size,
      extras: extras
    )
  }

  /// The descriptor in another design of the system's font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard face.givenName == nil else { return nil }
    let shape: FontFace.Design? =
      switch design {
      case .default: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    return shape.map { UIFontDescriptor(face: face.with($0), size: size, extras: extras) }
  }

  /// Returns the descriptor itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && size == other.size
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { face.hashValue ^ size.hashValue }

  /// A face with the traits and features that attributes ask for.
  private static func apply(_ attributes: [AttributeName: Any], to face: FontFace) -> FontFace {
    var changed = face
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let bits = traits[.symbolic] as? UInt32 {
        changed = changed.with(SymbolicTraits(rawValue: bits))
      } else if let bits = traits[.symbolic] as? SymbolicTraits {
        changed = changed.with(bits)
      }
      if let weight = traits[.weight] as? UIFont.Weight {
        changed.weight = weight
      } else if let weight = number(traits[.weight]) {
        changed.weight = UIFont.Weight(weight)
      }
      if let width = traits[.width] as? UIFont.Width {
        changed.width = width
      } else if let width = number(traits[.width]) {
        changed.width = UIFont.Width(width)
      }
    }
    if let features = attributes[.featureSettings] as? [[FeatureKey: Int]] {
      for feature in features where feature[.type] == FeatureKey.numberSpacing {
        changed.hasTabularDigits = feature[.selector] == FeatureKey.monospacedNumbers
      }
    }
    return changed
  }

  private static func number(_ value: Any?) -> CGFloat? {
    if let value = value as? CGFloat { return value }
    if let value = value as? Double { return CGFloat(value) }
    if let value = value as? Int { return CGFloat(value) }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
