/// The model of a colour space.
///
/// Status: complete · A
public enum CGColorSpaceModel: Int32, Sendable {
  /// No known model.
  case unknown = -1
  /// Grey.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// L*a*b*.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// An index into a table of colours.
  case indexed = 5
  /// A pattern instead of a colour.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// How the components of a colour are to be read.
///
/// Status: partial · A
public final class CGColorSpace: Hashable, Sendable {
  /// The standard space of web and phone screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0 and 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB with a linear curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The wide space of newer phone screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Grey with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with components beyond 0 and 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Cyan, magenta, yellow and black.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// The name, if the space has one.
  public let name: CFString?
  /// The model.
  public let model: CGColorSpaceModel

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .rgb, .lab, .XYZ: 3
    case .cmyk: 4
    case .unknown, .deviceN, .pattern: 0
    }
  }

  /// Whether components beyond 0 and 1 have a meaning.
  public var isWideGamutRGB: Bool {
    name == CGColorSpace.displayP3 || name == CGColorSpace.extendedSRGB
  }

  private init(name: CFString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates the space of a name; `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
      self.init(name: name, model: .monochrome)
    case CGColorSpace.genericCMYK:
      self.init(name: name, model: .cmyk)
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
      CGColorSpace.displayP3:
      self.init(name: name, model: .rgb)
    default:
      return nil
    }
  }

  package static let rgb = CGColorSpace(name: sRGB, model: .rgb)
  package static let extendedRGB = CGColorSpace(name: extendedSRGB, model: .rgb)
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
  package static let extendedGrayscale = CGColorSpace(name: extendedGray, model: .monochrome)
  package static let patterns = CGColorSpace(name: nil, model: .pattern)
  package static let cmyk = CGColorSpace(name: genericCMYK, model: .cmyk)

  /// Spaces are equal if their names and models are.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  /// Feeds name and model to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The red, green and blue space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// The cyan, magenta, yellow and black space of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
