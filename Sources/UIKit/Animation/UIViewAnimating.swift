public import Foundation

/// Where an animator is in its life.
///
/// Status: complete · A
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped and not yet finished.
  case stopped = 2
}

/// Where an animation is, or is to end.
///
/// Status: complete · A
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end = 0
  /// At the start.
  case start = 1
  /// In between.
  case current = 2
}

/// The basic control over animations.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move now.
  var isRunning: Bool { get }
  /// Whether the animations run back to the start.
  var isReversed: Bool { get set }
  /// How much is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or goes on with them.
  func startAnimation()
  /// Starts the animations after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends stopped animations at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Control over an implicit animation that can be interrupted.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes for a part of the time at the end.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block for the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Adds changes from now on; the delay is not kept by default.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    OptionalMessage.send("addAnimations:delayFactor:", to: self, animation, delayFactor) {
      addAnimations(animation)
    }
  }

  /// Goes on without another timing by default.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    OptionalMessage.send(
      "continueAnimationWithTimingParameters:durationFactor:",
      to: self,
      parameters,
      durationFactor
    ) { startAnimation() }
  }
}
