import Clockwork

/// Appearance by entering and leaving a window, outside every transition.
///
/// It serves children that are added to a visible parent and the views of
/// parentless controllers; a window serves its root the same way. Containers of
/// UIKit and presentations move views under a transition of their own, so their
/// controllers are left alone.
///
/// - Evidence: RULES 6, 19
@MainActor
struct WindowFallback {
  private let controller: UIViewController?
  private let isEntering: Bool

  /// Looks at the move of a view into a window or out of one.
  init(moving view: UIView, to window: UIWindow?) {
    isEntering = window != nil
    guard view._window !== window, let owner = view.owningController,
      Self.isConcerned(owner, entering: window != nil)
    else {
      controller = nil
      return
    }
    controller = owner
  }

  /// Begins before the view moves.
  func beforeMove() {
    guard let controller else { return }
    AppearanceMachine.begin(controller, appearing: isEntering, animated: false, by: .window)
  }

  /// Ends after the move: at once on the way out, after the commit on the way in.
  func afterMove() {
    guard let controller else { return }
    guard isEntering else {
      if controller.appearance.state == .disappearing {
        AppearanceMachine.end(controller, by: .window)
      }
      return
    }
    if let parent = controller.parent, parent.appearance.state == .appearing { return }
    MainLoop.current.afterCommit("appearance of \(Naming.name(of: controller))") {
      guard controller.appearance.state == .appearing, controller.viewIfLoaded?.window != nil
      else { return }
      AppearanceMachine.end(controller, by: .window)
    }
  }

  private static func isConcerned(_ controller: UIViewController, entering: Bool) -> Bool {
    guard !controller.isWindowRoot, controller.presentation == nil,
      !controller.appearance.flags.contains(.beingDismissed)
    else { return false }
    guard let parent = controller.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.managesAppearanceOfChildren
    else { return false }
    return entering
      ? parent.appearance.state == .appearing || parent.appearance.state == .appeared
      : controller.appearance.state == .appearing || controller.appearance.state == .appeared
  }
}
