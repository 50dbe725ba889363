import CoreGraphics
public import Foundation

/// A font: a family, a weight, a slant and a size in points.
///
/// - Differs: no font files are read, so that layouts are the same on every
///   machine. Heights are those of iOS's fonts; widths are those of free fonts
///   close to them, see `Documentation/Text.md`. The fonts that ship with iOS are
///   known by name, others are `nil`.
///
/// Status: partial · A
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let comparable = ComparableHeader()
  let face: FontFace
  private let size: CGFloat
  let metrics: FontMetrics
  /// Where the widths of the characters come from.
  let advanceSource: AdvanceSource

  init(face: FontFace, size: CGFloat) {
    self.face = face
    self.size = size > 0 ? size : 14
    metrics = .of(face)
    advanceSource = AdvanceSource(face)
    super.init()
  }

  /// Finds a font by its full name; `nil` if iOS ships none of that name.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript name, for example `Helvetica-Bold`.
  ///   - fontSize: The size in points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontCatalog.face(named: fontName) else { return nil }
    self.face = face
    size = fontSize > 0 ? fontSize : 14
    metrics = .of(face)
    advanceSource = AdvanceSource(face)
    super.init()
  }

  /// Creates a font from a descriptor; a size of zero takes the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    face = descriptor.face
    let wanted = pointSize > 0 ? pointSize : descriptor.pointSize
    size = wanted > 0 ? wanted : 14
    metrics = .of(face)
    advanceSource = AdvanceSource(face)
    super.init()
  }

  /// Restores an archived font.
  public required init?(coder: NSCoder) {
    let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String?
    let value = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    guard let name, let found = FontCatalog.face(named: name) else { return nil }
    face = found
    size = value > 0 ? value : 14
    metrics = .of(found)
    advanceSource = AdvanceSource(found)
    super.init()
  }

  /// Whether secure archives may contain the class.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the name and the size.
  open func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }

  /// Returns the font itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Standard fonts

  /// The font of a text style at the present text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of some traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = TextStyleTable.size(of: style, for: traits.preferredContentSizeCategory)
    var face = FontFace.system(TextStyleTable.weight(of: style))
    face.textStyle = style
    return UIFont(face: face, size: size)
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.regular), size: fontSize)
  }

  /// The system's font in bold; semibold strokes, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.semibold), size: fontSize)
  }

  /// The system's font in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace.system(.regular)
    face.isItalic = true
    return UIFont(face: face, size: fontSize)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: .system(weight), size: fontSize)
  }

  /// The system's font in a weight and a width.
  open class func systemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight,
    width: UIFont.Width
  ) -> UIFont {
    var face = FontFace.system(weight)
    face.width = width
    return UIFont(face: face, size: fontSize)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace.system(weight)
    face.hasTabularDigits = true
    return UIFont(face: face, size: fontSize)
  }

  /// The system's font with characters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: .system(weight, .monospaced), size: fontSize)
  }

  /// The size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of button titles, 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The standard size, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The families that ship with iOS and that this table knows, sorted.
  open class var familyNames: [String] { FontCatalog.families.map(\.name).sorted() }

  /// The full names of a family's fonts.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.families.first { $0.name == familyName }?.faces ?? []
  }

  // MARK: - Names and metrics

  /// The family, for example `Helvetica Neue`.
  open var familyName: String { face.family }

  /// The full name, for example `HelveticaNeue-Bold`.
  open var fontName: String { face.fullName }

  /// The size in points.
  open var pointSize: CGFloat { size }

  /// The distance from the baseline to the top, in points.
  open var ascender: CGFloat { size * metrics.ascender }

  /// The distance from the baseline to the bottom, negative, in points.
  open var descender: CGFloat { size * metrics.descender }

  /// The height of capitals, in points.
  open var capHeight: CGFloat { size * metrics.capHeight }

  /// The height of a lower-case x, in points.
  open var xHeight: CGFloat { size * metrics.xHeight }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { size * metrics.lineHeight }

  /// The extra space between lines, in points.
  open var leading: CGFloat { size * metrics.leading }

  /// The same font in another size.
  ///
  /// It no longer follows the user's text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.textStyle = nil
    face.scaledFrom = nil
    return UIFont(face: face, size: fontSize)
  }

  /// The font for another text size of the user; `nil` for a font of a fixed size.
  func adjusted(for traits: UITraitCollection) -> UIFont? {
    guard let style = face.textStyle else { return nil }
    let category = traits.preferredContentSizeCategory
    var size = TextStyleTable.size(of: style, for: category)
    if let base = face.scaledFrom {
      size = UIFontMetrics(forTextStyle: style).scaledValue(for: base, compatibleWith: traits)
      if face.scaledMaximum > 0 { size = min(size, face.scaledMaximum) }
    }
    return size == pointSize ? nil : UIFont(face: face, size: size)
  }

  /// The font as a set of attributes.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: size) }

  // MARK: - Comparing

  /// Whether the other object is the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { face.hashValue ^ size.hashValue }

  /// The family, weight, slant and size.
  open override var description: String {
    let slant = face.isItalic ? "italic" : "normal"
    let weight = face.isBold ? "bold" : "normal"
    return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(weight); "
      + "font-style: \(slant); font-size: \(String(format: "%.2f", Double(size)))pt"
  }
}
