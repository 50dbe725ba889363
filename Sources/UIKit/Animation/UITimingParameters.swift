public import CoreGraphics
public import Foundation
package import QuartzCore

/// The kind of a timing.
///
/// Status: complete · A
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves that the system has.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// Gives a timing to an animator.
///
/// Status: partial · A
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing along a cubic curve.
///
/// Status: partial · A
public class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  package let curve: TimingCurve
  private let isBuiltin: Bool

  /// The curve of the system, if it is one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates the timing of implicit animations.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates the timing of a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let timing = curve.timing
    self.curve = timing
    isBuiltin = true
    animationCurve = curve
    controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
    controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
    super.init()
  }

  /// Creates a timing from control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    isBuiltin = false
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// Reads the curve or its name from an archive.
  public required convenience init?(coder: NSCoder) {
    if let points = coder.decodePlain(forKey: "points") as? [CGPoint], points.count == 2 {
      self.init(controlPoint1: points[0], controlPoint2: points[1])
    } else {
      let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
      self.init(animationCurve: curve ?? .easeInOut)
    }
  }

  /// Writes the curve or its name into an archive.
  public func encode(with coder: NSCoder) {
    if isBuiltin {
      coder.encode(animationCurve.rawValue, forKey: "curve")
    } else {
      coder.encodePlain([controlPoint1, controlPoint2], forKey: "points")
    }
  }

  /// The same timing; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of the timing.
  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve: itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring: none.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A timing along the way of a spring.
///
/// Status: partial · A
public class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Settles in the duration of the animator.
    case ratio(Double)
    /// Has a duration of its own.
    case physical(SpringCurve)
  }

  private let kind: Kind

  /// The speed at the begin, in distances per second.
  public let initialVelocity: CGVector

  /// Creates the spring of the system.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that settles in the animator's duration, from rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physics; the animator's duration does not count.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      SpringCurve(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        velocity: UISpringTimingParameters.speed(velocity)
      )
    )
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from the duration that people perceive.
  public init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = .zero
  ) {
    kind = .physical(
      SpringCurve(
        perceptualDuration: duration,
        bounce: Double(bounce),
        velocity: UISpringTimingParameters.speed(initialVelocity)
      )
    )
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// Reads the spring from an archive.
  public required init?(coder: NSCoder) {
    let ratio = coder.decodeDouble(forKey: "ratio")
    let velocity = coder.decodePlain(forKey: "velocity") as? CGPoint ?? .zero
    initialVelocity = CGVector(dx: velocity.x, dy: velocity.y)
    if let frequency = coder.decodeNumber(forKey: "frequency") {
      let speed = UISpringTimingParameters.speed(initialVelocity)
      kind = .physical(SpringCurve(frequency: frequency, ratio: ratio, velocity: speed))
    } else {
      kind = .ratio(ratio)
    }
    super.init()
  }

  /// Writes the spring into an archive.
  public func encode(with coder: NSCoder) {
    let velocity = CGPoint(x: initialVelocity.dx, y: initialVelocity.dy)
    coder.encodePlain(velocity, forKey: "velocity")
    switch kind {
    case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
    case .physical(let curve):
      coder.encode(curve.ratio, forKey: "ratio")
      coder.encode(curve.frequency, forKey: "frequency")
    }
  }

  /// The same timing; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of the timing.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The curve: none.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring: itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  private static func speed(_ velocity: CGVector) -> Double {
    Double(hypot(velocity.dx, velocity.dy))
  }

  /// The spring for an animator's duration, and the time it takes.
  package func spring(for duration: Double) -> (curve: SpringCurve, duration: Double) {
    switch kind {
    case .ratio(let ratio):
      let speed = UISpringTimingParameters.speed(initialVelocity)
      return (SpringCurve(settlingIn: duration, ratio: ratio, velocity: speed), duration)
    case .physical(let curve):
      return (curve, curve.settlingDuration)
    }
  }
}
