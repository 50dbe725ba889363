import CoreGraphics
public import Foundation

/// The shape of a paragraph: alignment, indents, heights.
///
/// Status: partial · A
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  private let comparable = ComparableHeader()

  /// How lines are broken.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates a strategy from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No short last lines.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the labels of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var baseWritingDirection: NSWritingDirection = .natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab] = Self.standardTabStops
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false

    /// Twelve stops at the left, 28 points apart.
    private static let standardTabStops = (1...12).map {
      NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
    }
  }

  var values = Values()

  /// Creates the default style.
  public override init() {
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Restores an archived style.
  public required init?(coder: NSCoder) {
    super.init()
    values.alignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    values.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    for (key, path) in Self.lengths {
      values[keyPath: path] = CGFloat(coder.decodeNumber(forKey: key) ?? 0)
    }
    values.baseWritingDirection =
      NSWritingDirection(rawValue: Int(coder.decodeNumber(forKey: "NSWritingDirection") ?? -1))
      ?? .natural
    values.hyphenationFactor = Float(coder.decodeNumber(forKey: "NSHyphenationFactor") ?? 0)
    values.lineBreakStrategy = LineBreakStrategy(
      rawValue: UInt(coder.decodeNumber(forKey: "NSLineBreakStrategy") ?? 0)
    )
    values.allowsDefaultTighteningForTruncation =
      coder.decodeNumber(forKey: "NSAllowsTightening") == 1
    if let stops = coder.decodePlain(forKey: "NSTabStops") as? [CGPoint] {
      values.tabStops = stops.map {
        NSTextTab(textAlignment: NSTextAlignment(rawValue: Int($0.y)) ?? .left, location: $0.x)
      }
    }
  }

  private static var lengths: [(String, WritableKeyPath<Values, CGFloat>)] {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
      ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }

  /// Whether secure archives may contain the class.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the whole style; of tab stops, places and alignments.
  open func encode(with coder: NSCoder) {
    coder.encode(values.alignment.rawValue, forKey: "NSAlignment")
    coder.encode(values.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    for (key, path) in Self.lengths { coder.encode(Double(values[keyPath: path]), forKey: key) }
    coder.encode(Double(values.baseWritingDirection.rawValue), forKey: "NSWritingDirection")
    coder.encode(Double(values.hyphenationFactor), forKey: "NSHyphenationFactor")
    coder.encode(Double(values.lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    let tightens: Double = values.allowsDefaultTighteningForTruncation ? 1 : 0
    coder.encode(tightens, forKey: "NSAllowsTightening")
    let stops = values.tabStops.map { CGPoint(x: $0.location, y: CGFloat($0.alignment.rawValue)) }
    coder.encodePlain(stops, forKey: "NSTabStops")
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of writing of a language.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let code = (languageName ?? "en").prefix(2)
    return ["ar", "he", "fa", "ur"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// How lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }

  /// The indent of the lines after the first, in points.
  open var headIndent: CGFloat { values.headIndent }

  /// The end of lines, in points; counted from the far edge if not positive.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The largest height of a line, in points; zero for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What happens to text that does not fit in a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The factor of the natural line height; zero for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// When words are hyphenated, from 0 for never to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether words are hyphenated as the system does.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// How lines are broken.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The tab stops; twelve at 28 points each if none were set.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// The distance of further tab stops, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Whether characters move closer before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// An unchangeable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// A changeable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the other style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { values.hashValue }
}
