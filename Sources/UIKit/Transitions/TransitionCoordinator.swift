import Clockwork
import CoreGraphics
import Foundation

/// The coordinator of a container's transition, a presentation or a rotation.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let from: UIViewController?
  private let to: UIViewController?
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  var isCancelled = false
  var isInteractive = false {
    didSet {
      if isInteractive { initiallyInteractive = true }
      if oldValue, !isInteractive { for handler in interactionHandlers { handler(self) } }
    }
  }
  private(set) var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  var presentationStyle = UIModalPresentationStyle.none
  var targetTransform = CGAffineTransform.identity
  weak var container: UIView?

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var didRunAnimations = false
  private var isOver = false

  init(_ transition: AppearanceTransition, duration: Duration) {
    from = transition.leaving
    to = transition.coming
    isAnimated = transition.isAnimated
    transitionDuration = duration.inSeconds
  }

  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { container ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let animation { didRunAnimations ? animation(self) : animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Runs the blocks beside the animation, once.
  func runAnimations() {
    guard !didRunAnimations else { return }
    didRunAnimations = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the completion blocks, once, and lets go of them.
  func runCompletions() {
    guard !isOver else { return }
    isOver = true
    runAnimations()
    let blocks = completions
    completions = []
    interactionHandlers = []
    for block in blocks { block(self) }
  }
}
