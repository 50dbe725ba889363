public import Foundation

/// The parts of an affine transform: scale, shear, rotation and translation.
///
/// Status: complete · A
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// The scale along both axes; the height is negative if the transform mirrors.
  public var scale: CGSize
  /// The shear along x, applied after the scale.
  public var horizontalShear: CGFloat
  /// The angle in radians, applied after the shear.
  public var rotation: CGFloat
  /// The translation, applied last.
  public var translation: CGVector

  /// Creates components from their values.
  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Creates the components of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: .zero
    )
  }
}

extension CGAffineTransform {
  /// Creates a transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let scale = components.scale
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The parts from which ``init(_:)`` makes this transform again.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let angle = width == 0 ? 0 : atan2(b, a)
    let cosine = cos(angle)
    let sine = sin(angle)
    // The second row, turned back, is (shear * height, height).
    let height = d * cosine - c * sine
    let along = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: angle,
      translation: CGVector(dx: tx, dy: ty)
    )
  }
}
