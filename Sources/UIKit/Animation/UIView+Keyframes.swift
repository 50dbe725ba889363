public import Foundation
import QuartzCore

extension UIView {
  /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds.
  ///
  /// Changes in the block itself, outside of keyframes, take the whole time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var request = ViewAnimationRequest(
      duration: duration,
      options: AnimationOptions(rawValue: options.rawValue & 0x3FF)
    )
    request.label = "UIView.animateKeyframes"
    request.delay = delay
    request.usesKeyframes = true
    request.mode = options.calculationMode
    request.perform(animations, completion: completion)
  }

  /// Makes changes for a part of the time of an animation with keyframes.
  ///
  /// - Parameters:
  ///   - frameStartTime: The begin as a fraction of the whole, from 0 to 1.
  ///   - frameDuration: The length as a fraction of the whole.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let state = AnimationState.current
    guard state.isEnabled else { return animations() }
    guard let keyframes = state.block?.keyframes else { return raise(.keyframeOutsideBlock()) }
    let recorder = LayerChangeRecorder()
    LayerChangeRecorder.run(recorder, animations)
    let start = min(max(frameStartTime, 0), 1)
    keyframes.add(recorder, from: start, to: min(max(start + frameDuration, start), 1))
  }
}
