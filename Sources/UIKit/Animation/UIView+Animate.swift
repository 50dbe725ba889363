public import Foundation
import QuartzCore

extension UIView {
  /// Animates changes, without a completion.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimationRequest(duration: duration).perform(animations, completion: nil)
  }

  /// Animates changes and calls a block at the end.
  ///
  /// The changes take effect in the model at once; what the screen shows moves
  /// in virtual time. With a duration of zero the block is called in the next
  /// turn of the main loop, with animations turned off at once.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - animations: Changes of animatable properties of views.
  ///   - completion: Is told whether the animations ran to their end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationRequest(duration: duration).perform(animations, completion: completion)
  }

  /// Animates changes after a delay, with options.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var request = ViewAnimationRequest(duration: duration, options: options)
    request.delay = delay
    request.perform(animations, completion: completion)
  }

  /// Animates changes with a spring that settles in a duration.
  ///
  /// A damping ratio of 1 comes to rest without a swing; less swings more. The
  /// velocity is the speed at the begin, in distances per second.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var request = ViewAnimationRequest(duration: duration, options: options)
    request.delay = delay
    request.pacing = .spring(
      SpringCurve(settlingIn: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
    )
    request.perform(animations, completion: completion)
  }

  /// Animates changes with a spring given by the duration that people perceive.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity velocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration,
      bounce: Double(bounce),
      velocity: Double(velocity)
    )
    var request = ViewAnimationRequest(
      duration: duration > 0 ? spring.settlingDuration : 0,
      options: options
    )
    request.delay = delay
    request.pacing = .spring(spring)
    request.perform(animations, completion: completion)
  }

  /// Makes changes that are not animated, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = AnimationState.current
    let wasEnabled = state.isEnabled
    state.isEnabled = false
    state.runQuietly(actionsWithoutAnimation)
    state.isEnabled = wasEnabled
  }

  /// Turns animations on or off; those that run go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current.isEnabled = enabled
  }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// The duration of the animation block that runs; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationState.current.block?.options.duration ?? 0
  }

  /// Repeats the animations of some changes inside an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    let state = AnimationState.current
    guard let block = state.block else { return animations() }
    var options = block.options
    options.repeatCount = Double(count)
    options.autoreverses = autoreverses
    let part = AnimationState.Block(options)
    state.run(part, animations)
    block.parts.append(part)
  }

  /// Performs an animation of the system on views, and others beside it.
  public class func perform(
    _ animation: UIView.SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationRequest(duration: 0.25, options: options).perform {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// The action of a view's layer: only inside a block is there an animation.
  func animationAction(for layer: CALayer, _ event: String) -> (any CAAction)? {
    guard layer === ownedLayer, let block = AnimationState.current.block else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = layer.value(forKey: event)
    animation.duration = block.options.duration
    animation.fillMode = .both
    if case .curve(let curve) = block.options.pacing {
      animation.timingFunction = CAMediaTimingFunction(curve)
    }
    return animation
  }
}
