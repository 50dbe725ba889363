import CoreGraphics
import Foundation

/// The spaces in which a colour set gives its numbers.
enum AssetColorSpace: String, CaseIterable {
  case srgb
  case extendedSRGB = "extended-srgb"
  case linearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case gray = "gray-gamma-22"
  case extendedGray = "extended-gray"
  case linearGray = "extended-linear-gray"

  private var isGray: Bool { [.gray, .extendedGray, .linearGray].contains(self) }

  /// The colour of some components; nil if one is missing or no number.
  func components(_ parts: [(key: String, value: JSONValue)]) -> ColorComponents? {
    func number(_ key: String) -> CGFloat? {
      parts.first { $0.key == key }.flatMap { Self.number($0.value, isAlpha: key == "alpha") }
    }
    let hasAlpha = parts.contains { $0.key == "alpha" }
    guard let alpha = hasAlpha ? number("alpha") : 1 else { return nil }
    if isGray || parts.contains(where: { $0.key == "white" }) {
      guard let white = number("white") else { return nil }
      let shown = self == .linearGray ? ColorTransfer.encoded(white) : white
      return ColorComponents(white: shown, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    switch self {
    case .displayP3:
      return ColorTransfer.components(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .linearSRGB:
      return ColorComponents(
        red: ColorTransfer.encoded(red),
        green: ColorTransfer.encoded(green),
        blue: ColorTransfer.encoded(blue),
        alpha: alpha
      )
    default: return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A share such as `0.5`, a byte such as `127`, or a hexadecimal byte such as `0x7F`.
  ///
  /// Xcode writes shares with a full stop; a text without one is a byte. The opacity is always a
  /// share, and so is a number that is not a text.
  private static func number(_ value: JSONValue, isAlpha: Bool) -> CGFloat? {
    if let number = value.number { return CGFloat(number) }
    guard let text = value.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    let isByte = !text.contains(".") && !(isAlpha && value <= 1)
    return isByte ? CGFloat(value) / 255 : CGFloat(value)
  }
}

/// Numbers of light, and numbers of colours as displays take them.
///
/// - Evidence: the standards of both spaces: IEC 61966-2-1, and SMPTE EG 432-1 with the white of
///   sRGB (grade A)
enum ColorTransfer {
  /// The share of light for a number of sRGB or Display P3; mirrored below zero.
  static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The number for a share of light.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// A colour of Display P3 in extended sRGB; vivid ones lie outside 0 to 1.
  static func components(
    displayP3Red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) -> ColorComponents {
    // Greys are the same in both spaces; the rounding of the way there and back would show.
    if displayP3Red == green, green == blue {
      return ColorComponents(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }
    let (red, green, blue) = (linear(displayP3Red), linear(green), linear(blue))
    return ColorComponents(
      red: encoded(1.2249401762805598 * red - 0.2249401762805598 * green),
      green: encoded(-0.0420569547096881 * red + 1.0420569547096881 * green),
      blue: encoded(
        -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue
      ),
      alpha: alpha
    )
  }
}
