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

  func note(_ bounds: CGRect) { totalBounds = bounds }
}

/// Measuring plain strings.
///
/// - Differs: widths come from a fixed table, see `UIFont`.
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
  /// Without `usesLineFragmentOrigin` the text stays on one line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = TextLayout(
      self,
      font: Self.defaultFont,
      maxWidth: breaksLines ? size.width : 0,
      maxLines: breaksLines ? 0 : 1
    )
    var height = layout.height
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      height = min(height, size.height)
    }
    let origin = breaksLines ? CGPoint.zero : CGPoint(x: 0, y: -(layout.lines.first?.ascender ?? 0))
    let bounds = CGRect(origin: origin, size: CGSize(width: layout.width, height: height))
    context?.note(bounds)
    return bounds
  }
}
