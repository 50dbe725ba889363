public import CoreGraphics
public import Foundation

/// A basic animation whose pacing is that of a damped spring.
///
/// Status: partial · A
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the movement.
  open var damping: CGFloat = 10
  /// The speed at the begin, in distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may come to rest without a swing.
  open var allowsOverdamping = false

  /// Creates a spring from the duration that people perceive and its bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.ratio * spring.frequency)
    allowsOverdamping = true
  }

  /// The duration that people perceive: the period without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// The bounce: 0 for none, up to 1 for an endless one.
  open var bounce: CGFloat {
    CGFloat(spring.ratio <= 1 ? 1 - spring.ratio : 1 / spring.ratio - 1)
  }

  /// The time after which the spring is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  var spring: SpringCurve {
    let curve = SpringCurve(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity)
    )
    guard curve.ratio > 1, !allowsOverdamping else { return curve }
    return SpringCurve(frequency: curve.frequency, ratio: 1, velocity: curve.velocity)
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func progress(atFraction fraction: Double) -> Double {
    spring.progress(at: fraction * timing.duration)
  }
}
