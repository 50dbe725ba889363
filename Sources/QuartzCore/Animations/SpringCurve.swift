import Foundation

/// The way of a damped spring from 0 to its rest at 1.
package struct SpringCurve: Equatable, Sendable {
  /// The undamped angular frequency.
  package let frequency: Double
  /// The damping ratio: 1 comes to rest soonest without overshooting.
  package let ratio: Double
  /// The speed at the begin, in distances per second.
  package let velocity: Double

  package init(frequency: Double, ratio: Double, velocity: Double = 0) {
    self.frequency = max(frequency, 1e-6)
    self.ratio = max(ratio, 0)
    self.velocity = velocity
  }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      frequency: frequency,
      ratio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity
    )
  }

  /// Creates a spring whose period is the duration as people perceive it.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-6),
      ratio: ratio,
      velocity: velocity
    )
  }

  /// Creates a spring that settles in a duration.
  package init(settlingIn duration: Double, ratio: Double, velocity: Double = 0) {
    let unit = SpringCurve(frequency: 1, ratio: ratio)
    self.init(
      frequency: unit.settlingDuration / max(duration, 1e-6),
      ratio: ratio,
      velocity: velocity
    )
  }

  /// How far from rest the spring may be when it counts as settled.
  private static var tolerance: Double { 0.001 }

  /// The time after which the spring stays within a thousandth of its rest.
  package var settlingDuration: Double {
    if ratio <= 0 { return .infinity }
    if ratio < 1 { return -log(SpringCurve.tolerance) / (ratio * frequency) }
    // The slower of the two exponentials; for the critical one its factor counts too.
    if ratio == 1 { return 9.233_413_476_451_61 / frequency }
    let slow = frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return -log(SpringCurve.tolerance) / slow
  }

  /// The progress after some seconds.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = ratio * frequency
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (decay - velocity) / damped
      return 1 - exp(-decay * time) * (cos(damped * time) + swing * sin(damped * time))
    }
    if ratio == 1 {
      return 1 - exp(-decay * time) * (1 + (frequency - velocity) * time)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-decay - root, -decay + root)
    let first = (-velocity - slow) / (fast - slow)
    return 1 - (first * exp(fast * time) + (1 - first) * exp(slow * time))
  }
}
