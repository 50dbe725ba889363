public import Foundation

/// A colour: components in a colour space, and alpha.
///
/// Status: partial · A
public final class CGColor: Hashable, Sendable {
  /// The space that says what the components mean.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// The components, alpha last.
  public var components: [CGFloat]? { values }
  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { values.last ?? 0 }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Creates a colour from components of a space; alpha comes last.
  ///
  /// - Parameters:
  ///   - space: The space; its number of components plus one are read.
  ///   - components: The first component of an array.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      values: Array(UnsafeBufferPointer(start: components, count: count))
    )
  }

  /// Creates an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates an sRGB colour, as the member with the longer name on iOS does.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Creates a grey with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  package convenience init(
    extendedRed red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat
  ) {
    self.init(space: .extendedRGB, values: [red, green, blue, alpha])
  }

  package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedGrayscale, values: [gray, alpha])
  }

  /// Creates the colour of a pattern, whose only component is its opacity.
  package convenience init(patternOfAlpha alpha: CGFloat) {
    self.init(space: .patterns, values: [alpha])
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  /// The same colour; it never changes.
  public func copy() -> CGColor? { self }

  /// The same colour in another space; `nil` if there is no way to convert it.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: [String: Any]?
  ) -> CGColor? {
    let rgb = redGreenBlue
    switch space.model {
    case .rgb:
      return CGColor(space: space, values: [rgb.red, rgb.green, rgb.blue, alpha])
    case .monochrome:
      let gray = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
      return CGColor(space: space, values: [gray, alpha])
    default:
      return space == colorSpace ? self : nil
    }
  }

  /// The components as red, green and blue.
  package var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch values.count {
    case 2: return (values[0], values[0], values[0])
    case 4: return (values[0], values[1], values[2])
    case 5:
      let light = 1 - values[3]
      return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light)
    default: return (0, 0, 0)
    }
  }

  /// Colours are equal if their spaces and components are.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.values == right.values && left.colorSpace == right.colorSpace)
  }

  /// Feeds the components to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
  /// The space and the components, in brackets.
  public var description: String {
    "<CGColor (\(colorSpace?.name ?? "pattern")) (\(values.map { "\($0)" }.joined(separator: " ")))>"
  }
}

/// How colours out of reach are moved into a space.
///
/// Status: complete · A
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What the context prefers.
  case defaultIntent = 0
  /// Clips to the nearest colour.
  case absoluteColorimetric = 1
  /// Clips relative to the white point.
  case relativeColorimetric = 2
  /// Compresses all colours.
  case perceptual = 3
  /// Prefers vivid colours.
  case saturation = 4
}
