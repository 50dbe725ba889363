import QuartzCore
public import UIKit

/// How a change moves on the screen.
///
/// - Differs: springs last as long as their response says and follow the curve that eases out.
///
/// Status: partial · A
public struct Animation: Equatable, Hashable, Sendable {
  enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut, spring }

  var curve: Curve
  var duration: Double
  var delay = 0.0
  var factor = 1.0

  /// The system's animation: a spring.
  public static let `default` = Animation(curve: .spring, duration: 0.55)
  /// An even pace.
  public static var linear: Animation { linear(duration: 0.35) }
  /// A slow start.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// A slow end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// A slow start and end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// A spring.
  public static var spring: Animation { spring() }
  /// A spring without overshooting.
  public static var smooth: Animation { spring() }
  /// A spring with little overshooting.
  public static var snappy: Animation { spring() }
  /// A spring with more overshooting.
  public static var bouncy: Animation { spring() }

  /// An even pace for a time in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// A slow start, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// A slow end, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// A slow start and end, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// A spring by its response.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring, duration: response)
  }

  /// A spring by its perceived duration.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring, duration: duration)
  }

  /// A spring for gestures.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation(curve: .spring, duration: response)
  }

  /// The same animation, later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The same animation, faster.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.factor *= speed
    return copy
  }

  var options: UIView.AnimationOptions {
    switch curve {
    case .linear: .curveLinear
    case .easeIn: .curveEaseIn
    case .easeOut, .spring: .curveEaseOut
    case .easeInOut: .curveEaseInOut
    }
  }
}

extension UIView {
  /// Animates changes of views with an animation of SwiftUI.
  ///
  /// - Parameters:
  ///   - animation: How the changes move.
  ///   - changes: Changes the views.
  ///   - completion: Called when the animation has ended.
  public static func animate(
    _ animation: Animation,
    changes: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    withoutActuallyEscaping(changes) { changes in
      animate(
        withDuration: animation.duration / animation.factor,
        delay: animation.delay,
        options: animation.options,
        animations: changes,
        completion: { _ in completion?() }
      )
    }
  }
}
