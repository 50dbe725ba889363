import CoreGraphics
import Foundation

/// The recognizers by which a finger pops the top, and the rules about them.
///
/// It is the recognizers' delegate until the app sets another one. An app that does so
/// takes the decision over; on a stack of one a pop is refused nevertheless.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
  @Backward private var navigation: UINavigationController?
  private var gesture: PopGesture?
  let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// For the content beside the edge; systems before 26 have none.
  let content: ContentPanRecognizer?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    let device = UIApplication.shared.device
    content = device.isAtLeast(26) ? ContentPanRecognizer(target: nil, action: nil) : nil
    super.init()
    let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    edge.edges = isRightToLeft ? .right : .left
    content?.direction = isRightToLeft ? -1 : 1
    content?.require(toFail: edge)
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.addHandler { [weak self, unowned recognizer] in self?.follow(recognizer) }
    }
  }

  var recognizers: [UIPanGestureRecognizer] { content.map { [edge, $0] } ?? [edge] }

  /// Begins what a finger at the edge would begin, if the recognizer may.
  func begin() -> PopGesture? {
    guard edge.isEnabled, edge.delegate?.gestureRecognizerShouldBegin(edge) ?? true else {
      return nil
    }
    return navigation?.stack.beginInteractivePop()
  }

  // MARK: - Following the finger

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, view.bounds.width > 0 else { return }
    let side: CGFloat = edge.edges == .left ? 1 : -1
    let way = side * recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      gesture = navigation?.stack.beginInteractivePop()
      gesture?.update(way)
    case .changed:
      gesture?.update(way)
    case .ended:
      let speed = side * recognizer.velocity(in: view).x / view.bounds.width
      way + speed * 0.25 > 0.5 ? gesture?.finish() : gesture?.cancel()
      gesture = nil
    default:
      gesture?.cancel()
      gesture = nil
    }
  }

  // MARK: - The usual rules

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.controllers.count > 1,
      let top = navigation.topViewController
    else { return false }
    let isFluid = navigation.stack.isReversiblePush
    guard navigation.stack.run == nil || isFluid else { return false }
    if let options = top.preferredTransition?.zoomOptions,
      let question = options.interactiveDismissShouldBegin
    {
      return question(interaction(recognizer, on: top))
    }
    guard !navigation.isNavigationBarHidden, navigation.showsBackButton(of: top) else {
      return false
    }
    return !navigation.stack.hasOwnAnimationWithoutDriver
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard recognizer === content else { return true }
    // Controls that are dragged keep their touches.
    var view = touch.view
    while let current = view, current !== recognizer.view {
      if current is UISlider || current is UISwitch || current is UIPickerView { return false }
      view = current.superview
    }
    return true
  }

  private func interaction(
    _ recognizer: UIGestureRecognizer,
    on top: UIViewController
  ) -> UIViewController.Transition.ZoomOptions.InteractionContext {
    let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: top.viewIfLoaded) ?? .zero
    return .init(
      location: recognizer.location(in: top.viewIfLoaded),
      velocity: CGVector(dx: speed.x, dy: speed.y),
      willBegin: true
    )
  }
}

/// A drag along the reading direction, anywhere in the content.
final class ContentPanRecognizer: UIPanGestureRecognizer {
  /// 1 to the right, -1 to the left.
  var direction: CGFloat = 1

  override func acceptsMovement(_ movement: CGVector) -> Bool {
    super.acceptsMovement(movement) && movement.dx * direction > abs(movement.dy)
  }
}

extension NavigationStack {
  /// Whether a push runs that the user may turn round.
  var isReversiblePush: Bool {
    guard let run, run.transition.kind == .fluidPush else { return false }
    return run.transition.coming === controllers.last && !run.isStarting
  }

  /// Whether the app animates the way back itself and no gesture can drive that.
  var hasOwnAnimationWithoutDriver: Bool {
    guard let owner, let delegate = owner.delegate, controllers.count > 1,
      let animator = delegate.navigationController(
        owner,
        animationControllerFor: .pop,
        from: controllers[controllers.count - 1],
        to: controllers[controllers.count - 2]
      )
    else { return false }
    return delegate.navigationController(owner, interactionControllerFor: animator) == nil
  }
}
