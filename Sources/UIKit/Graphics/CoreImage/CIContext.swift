public import CoreGraphics
public import Foundation

/// An option of a context of Core Image; without effect here.
///
/// Status: partial · A
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The processor computes.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Others go first.
  public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
  /// The space in which is computed.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of what comes out.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// Turns pictures of Core Image into pixels.
///
/// Status: partial · A
public final class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public init(options: [CIContextOption: Any]?) {
    super.init()
  }

  /// Creates a context.
  public override init() {
    super.init()
  }

  /// The pixels of a part of a picture; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - fromRect: The part, measured from the lower left corner.
  /// - Returns: The pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.source : image.cropped(to: fromRect).source
  }
}

/// A computation on pictures; none is here, so none can be made.
///
/// - Differs: `init(name:)` is `nil` for every name, as on iOS for an unknown one.
///
/// Status: partial · A
public class CIFilter: NSObject, @unchecked Sendable {
  /// Finds a filter; there is none.
  public init?(name: String) { nil }

  /// Finds a filter; there is none.
  public init?(name: String, parameters params: [String: Any]?) { nil }

  /// The name.
  public var name: String { unimplemented("CIFilter.name") }

  /// What comes out.
  public var outputImage: CIImage? { unimplemented("CIFilter.outputImage") }

  /// Forgets all values.
  public func setDefaults() { unimplemented("CIFilter.setDefaults") }

  /// The names of the filters of a category; none.
  public class func filterNames(inCategory category: String?) -> [String] { [] }
}

/// The picture that a filter begins with.
public let kCIInputImageKey = "inputImage"
/// The radius that a filter works with.
public let kCIInputRadiusKey = "inputRadius"
/// The strength of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The colour that a filter works with.
public let kCIInputColorKey = "inputColor"
/// The picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast.
public let kCIInputContrastKey = "inputContrast"
/// The size.
public let kCIInputScaleKey = "inputScale"
/// What comes out of a filter.
public let kCIOutputImageKey = "outputImage"
