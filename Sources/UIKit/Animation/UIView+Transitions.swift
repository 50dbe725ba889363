public import Foundation
import QuartzCore

extension UIView {
  /// Changes what a view contains, with a transition over the whole of it.
  ///
  /// Changes of animatable properties in the block are animated only with
  /// `allowAnimatedContent`. Without a transition in the options, or with
  /// animations turned off, the changes are made at once.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(on: view, duration, options, completion) { animations?() }
  }

  /// Puts another view in the place of a view, with a transition.
  ///
  /// The first view is removed and the second one added to its superview, or one
  /// is hidden and the other shown with `showHideTransitionViews`.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    runTransition(on: container, duration, options, completion) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
  }

  private class func runTransition(
    on view: UIView,
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?,
    _ changes: () -> Void
  ) {
    let state = AnimationState.current
    guard state.isEnabled else {
      changes()
      completion?(true)
      return
    }
    var request = ViewAnimationRequest(duration: duration, options: options)
    request.label = "UIView.transition"
    let hasLook = options.hasTransition
    request.perform {
      if options.contains(.allowAnimatedContent) || !hasLook {
        changes()
      } else {
        state.runQuietly(changes)
      }
      if hasLook { state.block?.transitionLayers.append(view.ownedLayer) }
    } completion: {
      completion?($0)
    }
  }
}
