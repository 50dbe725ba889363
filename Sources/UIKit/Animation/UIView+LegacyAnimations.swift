public import Foundation
import QuartzCore

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor
final class LegacyAnimation {
  let name: String?
  let context: UnsafeMutableRawPointer?
  let outer: AnimationState.Block?
  let block: AnimationState.Block
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ name: String?, _ context: UnsafeMutableRawPointer?, in state: AnimationState) {
    self.name = name
    self.context = context
    outer = state.block
    block = AnimationState.Block(LayerAnimationBatch.Options(duration: 0.2))
  }

  func tellStart() {
    guard let delegate, let willStart else { return }
    _ = willStart.send(to: delegate, with: [name, context])
  }

  func tellStop(_ finished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.send(to: delegate, with: [name, NSNumber(value: finished), context])
  }
}

extension UIView {
  /// Opens an animation; changes up to ``commitAnimations()`` are animated.
  public class func beginAnimations(
    _ animationID: String?,
    context: UnsafeMutableRawPointer?
  ) {
    let state = AnimationState.current
    let animation = LegacyAnimation(animationID, context, in: state)
    state.opened.append(animation)
    guard state.isEnabled else { return }
    state.block = animation.block
    LayerChangeRecorder.push(animation.block.recorder)
  }

  /// Starts the animation that was opened last.
  public class func commitAnimations() {
    let state = AnimationState.current
    guard let animation = state.opened.popLast() else { return }
    guard state.block === animation.block else { return animation.tellStop(true) }
    LayerChangeRecorder.pop()
    state.block = animation.outer
    let settings = animation.block.options
    let batch = LayerAnimationBatch { finished in
      MainActor.assumeIsolated { animation.tellStop(finished) }
    }
    if settings.total > 0 {
      batch.add(animation.block.recorder, settings)
      for layer in animation.block.transitionLayers { batch.addTransition(over: layer, settings) }
    }
    animation.tellStart()
    batch.start(label: "UIView.commitAnimations", after: settings.total)
  }

  private class var opened: LegacyAnimation? { AnimationState.current.opened.last }

  /// Sets who hears of the start and the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    opened?.delegate = delegate as AnyObject?
  }

  /// Sets the message for the start.
  public class func setAnimationWillStart(_ selector: Selector?) { opened?.willStart = selector }

  /// Sets the message for the end.
  public class func setAnimationDidStop(_ selector: Selector?) { opened?.didStop = selector }

  /// Sets the duration; 0.2 seconds at first.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    opened?.block.options.duration = max(duration, 0)
  }

  /// Sets the delay.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    opened?.block.options.delay = max(delay, 0)
  }

  /// Sets the pacing.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    opened?.block.options.pacing = .curve(curve.timing)
  }

  /// Sets how often the animation runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    let count = Double(repeatCount)
    (opened?.block ?? AnimationState.current.block)?.options.repeatCount = count == 0 ? 1 : count
  }

  /// Sets whether the animation runs back as well.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    (opened?.block ?? AnimationState.current.block)?.options.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation starts from what the screen shows.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    opened?.block.options.startsFromShown = fromCurrentState
  }

  /// Sets a transition over a whole view.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    guard transition != .none else { return }
    opened?.block.transitionLayers.append(view.ownedLayer)
  }
}
