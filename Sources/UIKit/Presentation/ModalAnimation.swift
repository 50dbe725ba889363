import Clockwork
import CoreGraphics
import Foundation
import QuartzCore

/// What is seen while a modal comes or goes: it slides up, or fades.
///
/// The values of the view are those of its rest from the start, as an animation of the layer
/// shows the way; so layout and callbacks do not depend on it. Flips and curls are shown as
/// fades.
///
/// - Evidence: Apple's page on `UIModalTransitionStyle`
@MainActor
struct ModalAnimation {
  let presentation: UIPresentationController
  let isDismissal: Bool

  /// The style of the presented controller, or of the context that provides one.
  private var style: UIModalTransitionStyle {
    if presentation is UIPopoverPresentationController { return .crossDissolve }
    let presenter = presentation.presentingViewController
    let isProvided =
      presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
    return isProvided && presentation.style.isContextual
      ? presenter.modalTransitionStyle : presentation.presentedViewController.modalTransitionStyle
  }

  private static let key = "modal transition"

  func run(for duration: Duration) {
    guard let view = presentation.presentedView, let container = presentation.containerView else {
      return
    }
    if style == .coverVertical {
      let rest = view.layer.position.y
      move(view, "position.y", from: rest + container.bounds.height - view.frame.minY, to: rest)
        .run(for: duration)
    } else {
      move(view, "opacity", from: 0, to: CGFloat(view.layer.opacity)).run(for: duration)
    }
    if let dimming = (container as? PresentationView)?.dimming, dimming.alpha > 0 {
      move(dimming, "opacity", from: 0, to: dimming.alpha).run(for: duration)
    }
  }

  private struct Move {
    let view: UIView
    let animation: CABasicAnimation

    @MainActor
    func run(for duration: Duration) {
      animation.duration = duration.inSeconds
      view.layer.add(animation, forKey: ModalAnimation.key)
    }
  }

  private func move(_ view: UIView, _ path: String, from hidden: CGFloat, to rest: CGFloat) -> Move
  {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = isDismissal ? rest : hidden
    animation.toValue = isDismissal ? hidden : rest
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return Move(view: view, animation: animation)
  }
}
