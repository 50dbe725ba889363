import Clockwork
import CoreGraphics
import Foundation

/// The coordinator of a container's transition, a presentation or a rotation.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var from: UIViewController?
  private var to: UIViewController?
  private(set) var isAnimated: Bool
  var transitionDuration: TimeInterval {
    didSet { clock.duration = transitionDuration }
  }
  var isCancelled = false
  /// Whether a finger drives the transition; a change is told to those who asked.
  var isInteractive = false {
    didSet {
      guard isInteractive != oldValue else { return }
      if isInteractive, !didStart { initiallyInteractive = true }
      isInteractive ? clock.freeze() : letGo()
      guard didStart else { return }
      for handler in changeHandlers { handler(self) }
      if !isInteractive { for handler in endHandlers { handler(self) } }
    }
  }
  private(set) var initiallyInteractive = false
  var isInterruptible = false
  var percentComplete: CGFloat = 0 {
    didSet { if isInteractive { clock.scrub(to: percentComplete) } }
  }
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var presentationStyle = UIModalPresentationStyle.none
  var targetTransform = CGAffineTransform.identity
  @Backward var container: UIView?
  /// The presentation or dismissal, if it is one: its presenter has a part even
  /// when it stays in place, and lends no view then.
  @Backward var presentation: UIPresentationController?
  private(set) lazy var clock: TransitionClock = {
    let clock = TransitionClock()
    clock.duration = transitionDuration
    return clock
  }()

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  private var didRunAnimations = false
  private var didStart = false
  private var isOver = false

  init(_ transition: AppearanceTransition, duration: Duration) {
    from = transition.leaving
    to = transition.coming
    isAnimated = transition.isAnimated
    transitionDuration = duration == .zero ? 0 : duration.inSeconds
  }

  /// Takes over the transition for which the coordinator was asked before it began.
  func take(_ transition: AppearanceTransition, duration: Duration) {
    from = transition.leaving
    to = transition.coming
    isAnimated = transition.isAnimated
    transitionDuration = duration.inSeconds
  }

  var containerView: UIView { container ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from ?? presentation?.presentingViewController
    case .to: to ?? presentation?.presentingViewController
    default: nil
    }
  }

  /// The presenter that stays in place while another controller comes or goes over it.
  var bystander: UIViewController? {
    from == nil || to == nil ? presentation?.presentingViewController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : key == .to ? to : nil
    guard let controller else { return nil }
    if let presentation, presentation.presentedViewController === controller {
      return presentation.presentedView
    }
    return controller.viewIfLoaded
  }

  // MARK: - Beside the transition

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if didRunAnimations { run([animation]) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  /// Runs the blocks beside the animation, once.
  func runAnimations() {
    guard !didRunAnimations else { return }
    didRunAnimations = true
    didStart = true
    let blocks = animations
    animations = []
    run(blocks)
  }

  /// Runs blocks with the length and the pacing of what is left of the transition.
  private func run(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    guard isAnimated, transitionDuration > 0, !isOver else {
      for block in blocks { block(self) }
      return
    }
    clock.run(isLinear: isInteractive) {
      var request = ViewAnimationRequest(duration: transitionDuration * (1 - clock.share))
      request.label = "animation beside a transition"
      request.pacing = .curve(completionCurve.timing)
      request.perform({ for block in blocks { block(self) } }, completion: nil)
    }
  }

  private func letGo() {
    let rest = isCancelled ? clock.share : 1 - clock.share
    clock.play(
      toEnd: !isCancelled,
      seconds: transitionDuration * rest / max(Double(completionVelocity), 0.001),
      curve: completionCurve.timing
    )
  }

  /// Runs the completion blocks, once, and lets go of them.
  func runCompletions() {
    guard !isOver else { return }
    runAnimations()
    isOver = true
    let blocks = completions
    completions = []
    changeHandlers = []
    endHandlers = []
    for block in blocks { block(self) }
  }
}
