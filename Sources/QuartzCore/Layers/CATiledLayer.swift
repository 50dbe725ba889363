public import CoreGraphics
public import Foundation

/// A layer that draws its content in tiles.
///
/// - Differs: the whole content is drawn at once, on the main thread.
///
/// Status: partial · A
open class CATiledLayer: CALayer {
  /// How long a new tile takes to appear, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of smaller sizes that are drawn.
  open var levelsOfDetail = 1
  /// The number of larger sizes that are drawn.
  open var levelsOfDetailBias = 0
  /// The size of a tile in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}

/// How the pixels of a layer's content are stored.
///
/// Status: complete · A
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits for each part of a colour.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each part of a colour.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// How the pixels of the content are stored; kept for the renderer.
  public var contentsFormat: CALayerContentsFormat {
    get { (value(forKey: "contentsFormat") as? String).map { .init(rawValue: $0) } ?? .RGBA8Uint }
    set { setValue(newValue.rawValue, forKey: "contentsFormat") }
  }

  /// How soon smaller sizes are used for shrunk content; kept for the renderer.
  public var minificationFilterBias: Float {
    get { value(forKey: "minificationFilterBias") as? Float ?? 0 }
    set { setValue(newValue, forKey: "minificationFilterBias") }
  }
}
