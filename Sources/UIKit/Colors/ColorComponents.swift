import CoreGraphics

/// The numbers of a plain colour, in grey or in extended sRGB.
struct ColorComponents: Hashable, Sendable {
  enum Space: Hashable, Sendable { case gray, rgb }

  var space: Space
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = .rgb
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: CGFloat, alpha: CGFloat) {
    space = .gray
    red = white
    green = white
    blue = white
    self.alpha = alpha
  }

  /// The components of a Core Graphics colour; colours of other spaces keep their first three.
  init(_ color: CGColor) {
    let values = color.components ?? []
    switch values.count {
    case 2: self.init(white: values[0], alpha: values[1])
    case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case 5:
      let white = 1 - values[3]
      self.init(
        red: (1 - values[0]) * white,
        green: (1 - values[1]) * white,
        blue: (1 - values[2]) * white,
        alpha: values[4]
      )
    default: self.init(white: 0, alpha: color.alpha)
    }
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  var cgColor: CGColor {
    switch space {
    case .gray: CGColor(gray: red, alpha: alpha)
    case .rgb: CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  var description: String {
    switch space {
    case .gray: "UIExtendedGrayColorSpace \(Self.text(red)) \(Self.text(alpha))"
    case .rgb:
      "UIExtendedSRGBColorSpace \(Self.text(red)) \(Self.text(green)) \(Self.text(blue)) "
        + Self.text(alpha)
    }
  }

  /// A number as `%g` prints it: six digits, no trailing zeros.
  static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000_000).rounded() / 1_000_000
    if rounded == rounded.rounded(), abs(rounded) < 1_000_000 { return String(Int(rounded)) }
    return String(rounded)
  }
}

/// Hue, saturation and brightness.
struct HueComponents: Equatable, Sendable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: ColorComponents) {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let span = high - low
    brightness = high
    saturation = high == 0 ? 0 : span / high
    guard span > 0 else {
      hue = 0
      return
    }
    var sixth: CGFloat
    if high == color.red {
      sixth = (color.green - color.blue) / span
    } else if high == color.green {
      sixth = (color.blue - color.red) / span + 2
    } else {
      sixth = (color.red - color.green) / span + 4
    }
    if sixth < 0 { sixth += 6 }
    hue = sixth / 6
  }

  func components(alpha: CGFloat) -> ColorComponents {
    let hue = hue.isFinite ? hue : 0
    let turned = hue - hue.rounded(.down)
    let sixth = (hue == 1 ? 0 : turned) * 6
    let part = sixth - sixth.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sixth) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
