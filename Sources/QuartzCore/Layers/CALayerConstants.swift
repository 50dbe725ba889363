/// A set of corners of a layer.
///
/// Status: complete · A
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the least x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the greatest x and the least y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the least x and the greatest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the greatest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners.
///
/// Status: complete · A
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that joins the edges smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A way to scale content.
///
/// Status: complete · A
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear, between smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How content fills the bounds of a layer.
///
/// Status: complete · A
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner at the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner at the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner at the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner at the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
