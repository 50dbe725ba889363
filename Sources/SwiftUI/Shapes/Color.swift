public import CoreGraphics
public import UIKit

/// A colour, plain or dependent on the surroundings; as a view it fills what is offered.
///
/// Status: partial · A
public nonisolated struct Color: Hashable, Sendable, ShapeStyle, View, CustomStringConvertible {
  let uiColor: UIColor

  /// Creates a colour from one of UIKit.
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { uiColor = color }

  /// Creates a colour from one of Core Graphics.
  public init(_ color: CGColor) { uiColor = UIColor(cgColor: color) }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

  /// The spaces of components.
  ///
  /// Status: partial · A
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// The usual space, without the curve.
    case sRGBLinear
    /// The wide space of Apple's screens.
    case displayP3
  }

  /// Creates a colour from components.
  ///
  /// - Differs: the components are taken as those of sRGB.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// Finds a colour of an asset catalogue; a clear one if there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var alpha: CGFloat = 1
    uiColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return Color(uiColor.withAlphaComponent(alpha * opacity))
  }

  /// The colour for Core Graphics; `nil` if it depends on the surroundings.
  public var cgColor: CGColor? {
    let name = uiColor.description
    return name.hasPrefix("<UIDynamic") || name == "UIPatternColor" ? nil : uiColor.cgColor
  }

  /// The colour as UIKit describes it.
  public var description: String { uiColor.description }

  /// Fills what is offered.
  @MainActor public var body: some View { Rectangle().fill(self) }

  /// Whether both are the same colour.
  public static func == (left: Color, right: Color) -> Bool { left.uiColor == right.uiColor }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(uiColor) }
}

extension Color {
  /// Red, as the system has it.
  public static let red = Color(.systemRed)
  /// Orange, as the system has it.
  public static let orange = Color(.systemOrange)
  /// Yellow, as the system has it.
  public static let yellow = Color(.systemYellow)
  /// Green, as the system has it.
  public static let green = Color(.systemGreen)
  /// Mint, as the system has it.
  public static let mint = Color(.systemMint)
  /// Teal, as the system has it.
  public static let teal = Color(.systemTeal)
  /// Cyan, as the system has it.
  public static let cyan = Color(.systemCyan)
  /// Blue, as the system has it.
  public static let blue = Color(.systemBlue)
  /// Indigo, as the system has it.
  public static let indigo = Color(.systemIndigo)
  /// Purple, as the system has it.
  public static let purple = Color(.systemPurple)
  /// Pink, as the system has it.
  public static let pink = Color(.systemPink)
  /// Brown, as the system has it.
  public static let brown = Color(.systemBrown)
  /// Grey, as the system has it.
  public static let gray = Color(.systemGray)
  /// White.
  public static let white = Color(UIColor(white: 1, alpha: 1))
  /// Black.
  public static let black = Color(UIColor(white: 0, alpha: 1))
  /// Nothing at all.
  public static let clear = Color(UIColor(white: 0, alpha: 0))
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of less important text.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of what can be used.
  public static let accentColor = Color(.tintColor)
}

extension UIColor {
  /// Creates a colour from one of SwiftUI.
  public convenience init(_ color: Color) {
    let held = color.uiColor
    self.init(dynamicOrPlain: held)
  }

  /// A plain colour stays plain, so that it compares equal to its like.
  private convenience init(dynamicOrPlain color: UIColor) {
    if color.description.hasPrefix("<UIDynamic") {
      self.init { color.resolvedColor(with: $0) }
    } else {
      self.init(cgColor: color.cgColor)
    }
  }
}
