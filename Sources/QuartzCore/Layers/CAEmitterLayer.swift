public import CoreGraphics
public import Foundation

/// The shape that emits particles.
///
/// Status: complete · A
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that emits particles.
///
/// Status: complete · A
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points on it.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// What is in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
///
/// Status: complete · A
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None in particular.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles.
///
/// - Differs: the properties are kept; no particles are made.
///
/// Status: partial · A
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// How many times the rate of the cells are emitted.
  open var birthRate: Float = 1
  /// How many times the lifetime of the cells the particles live.
  open var lifetime: Float = 1
  /// The centre of the shape.
  open var emitterPosition = CGPoint.zero
  /// The depth of the shape.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape.
  open var emitterSize = CGSize.zero
  /// The third extent of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of drawing.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether depth is kept.
  open var preservesDepth = false
  /// How many times the velocity of the cells the particles have.
  open var velocity: Float = 1
  /// How many times the scale of the cells the particles have.
  open var scale: Float = 1
  /// How many times the spin of the cells the particles have.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle.
///
/// Status: partial · A
open class CAEmitterCell: NSObject {
  /// A name for people.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The particles per second.
  open var birthRate: Float = 0
  /// The life in seconds.
  open var lifetime: Float = 0
  /// By how much the life varies.
  open var lifetimeRange: Float = 0
  /// The angle against the plane.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane.
  open var emissionLongitude: CGFloat = 0
  /// By how much the angle varies.
  open var emissionRange: CGFloat = 0
  /// The speed.
  open var velocity: CGFloat = 0
  /// By how much the speed varies.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z.
  open var zAcceleration: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// By how much the scale varies.
  open var scaleRange: CGFloat = 0
  /// By how much the scale changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// The turns per second, in radians.
  open var spin: CGFloat = 0
  /// By how much the spin varies.
  open var spinRange: CGFloat = 0
  /// The colour.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// By how much red varies.
  open var redRange: Float = 0
  /// By how much green varies.
  open var greenRange: Float = 0
  /// By how much blue varies.
  open var blueRange: Float = 0
  /// By how much alpha varies.
  open var alphaRange: Float = 0
  /// By how much red changes in a second.
  open var redSpeed: Float = 0
  /// By how much green changes in a second.
  open var greenSpeed: Float = 0
  /// By how much blue changes in a second.
  open var blueSpeed: Float = 0
  /// By how much alpha changes in a second.
  open var alphaSpeed: Float = 0
  /// The image, as a `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the image per point.
  open var contentsScale: CGFloat = 1
  /// The particles that particles emit.
  open var emitterCells: [CAEmitterCell]?
}
