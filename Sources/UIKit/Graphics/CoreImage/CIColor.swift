public import CoreGraphics
public import Foundation

/// A colour of Core Image, by its red, green and blue.
///
/// Status: partial · A
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The part of red.
  public let red: CGFloat
  /// The part of green.
  public let green: CGFloat
  /// The part of blue.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates a colour without transparency.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Creates a colour from one of UIKit.
  ///
  /// - Parameter color: The colour; a dynamic one is asked for its present look.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The number of components.
  public var numberOfComponents: Int { 4 }
  /// The space of the components.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components as text.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Grey.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Clear.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the colour itself, as it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one has the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// A hash that agrees with `isEqual(_:)`.
  public override var hash: Int { red.hashValue ^ green.hashValue ^ blue.hashValue }
}

extension UIColor {
  /// Creates a colour from one of Core Image.
  ///
  /// - Parameter ciColor: The colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as Core Image knows it.
  ///
  /// - Differs: iOS raises for a colour that was not made from one of Core Image.
  public var ciColor: CIColor { CIColor(color: self) }
}
