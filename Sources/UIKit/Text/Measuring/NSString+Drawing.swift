import CoreGraphics
public import Foundation

/// How a text is drawn and measured.
///
/// Status: complete · A
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Breaks lines; the origin is the corner instead of the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the font's leading into the height of lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink of characters instead of their places.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line with an ellipsis if the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How much a text may shrink to fit, and how much it did.
///
/// Status: partial · A
open class NSStringDrawingContext: NSObject {
  /// The smallest allowed share of the font size; zero forbids shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The share of the font size that was used.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took.
  open private(set) var totalBounds = CGRect.zero

  func note(_ bounds: CGRect, scale: CGFloat) {
    totalBounds = bounds
    actualScaleFactor = scale
  }
}

/// Measuring plain strings.
///
/// - Differs: widths are those of free fonts, see `UIFont`.
extension NSString {
  /// The size of the text on as few lines as it has.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// Draws the text at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }

  /// The rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// Measuring Swift strings, which are bridged on iOS.
extension String {
  /// The size of the text on as few lines as it has.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// The rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// Measuring texts with attributes.
extension NSAttributedString {
  /// The font of text without one, Helvetica 12.
  static var defaultFont: UIFont {
    UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  }

  /// The size of the text on as few lines as it has.
  public func size() -> CGSize {
    let layout = TextLayout(self, font: Self.defaultFont, maxWidth: 0)
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Draws the text at a point of the current context.
  ///
  /// - Differs: nothing is drawn, as no drawing of text is built in.
  public func draw(at point: CGPoint) {}

  /// Draws the text into a rectangle of the current context.
  ///
  /// - Differs: nothing is drawn, as no drawing of text is built in.
  public func draw(in rect: CGRect) {}

  /// The rectangle that the text takes within a size.
  ///
  /// Without `usesLineFragmentOrigin` the text stays on one line and the origin
  /// is the start of the baseline. The numbers are not rounded; a view takes the
  /// next pixel above.
  ///
  /// - Parameters:
  ///   - size: The width at which lines break and the height; zero for none.
  ///   - options: Whether lines break, and what counts.
  ///   - context: Allows the text to shrink, and is told the result.
  /// - Returns: The rectangle, from the place where the text is drawn.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    var region = TextLayout.Region(
      width: breaksLines ? size.width : 0,
      lines: breaksLines ? 0 : 1,
      usesFontLeading: options.contains(.usesFontLeading)
    )
    let scale = context.map { fittingScale(size, region, $0.minimumScaleFactor) } ?? CGFloat(1)
    if scale < 1 { region.width /= scale }
    let content = TextContent(
      self,
      font: Self.defaultFont,
      measurer: TextState.measurerInForce
    )
    var layout = TextLayout(content, in: region)
    if breaksLines, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let visible = layout.lines.filter { ($0.y + $0.height) * scale <= size.height + 0.001 }.count
      if visible < layout.lines.count {
        region.lines = max(visible, 1)
        region.mode = .byTruncatingTail
        layout = TextLayout(content, in: region)
      }
    }
    let used = layout.usedRect
    let bounds = CGRect(
      x: 0,
      y: breaksLines ? 0 : -scale * (layout.firstBaseline ?? 0),
      width: used.width * scale,
      height: layout.height * scale
    )
    context?.note(bounds, scale: scale)
    return bounds
  }

  /// The share of the font size at which the text fits, not below a minimum.
  ///
  /// - Parameters:
  ///   - size: The room; a height of zero is no limit.
  ///   - region: How lines break at full size.
  ///   - minimum: The smallest share; zero forbids shrinking.
  /// - Returns: The share, 1 if the text fits as it is.
  func fittingScale(
    _ size: CGSize,
    _ region: TextLayout.Region,
    _ minimum: CGFloat
  ) -> CGFloat {
    guard minimum > 0, minimum < 1, length > 0 else { return 1 }
    let content = TextContent(
      self,
      font: Self.defaultFont,
      measurer: TextState.measurerInForce
    )
    func fits(_ scale: CGFloat) -> Bool {
      var scaled = region
      scaled.width /= scale
      let layout = TextLayout(content, in: scaled)
      let isNarrow = size.width <= 0 || layout.width * scale <= size.width + 0.001
      let isLow = size.height <= 0 || layout.height * scale <= size.height + 0.001
      return isNarrow && isLow && !layout.isTruncated
    }
    if fits(1) { return 1 }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
