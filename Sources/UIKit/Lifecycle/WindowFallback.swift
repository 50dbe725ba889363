import Clockwork

/// Appearance by entering and leaving a window, outside every transition.
///
/// It serves children that are added to a visible parent, the views of parentless
/// controllers, and a window's root whose view an app moves by hand. Containers of
/// UIKit and presentations move views under a transition of their own, so their
/// controllers are left alone.
///
/// - Evidence: RULES 6, 19
@MainActor
struct WindowFallback {
  private let controller: UIViewController?
  private let isEntering: Bool
  /// Whether the controller was on its way in already, so that others end it.
  private let isUnderWay: Bool

  /// Looks at the move of a view into a window or out of one.
  init(moving view: UIView, to window: UIWindow?) {
    guard view._window !== window, let owner = view.owningController,
      Self.isConcerned(owner, entering: window != nil)
    else {
      self.init(nil, isEntering: window != nil)
      return
    }
    self.init(
      owner,
      isEntering: window != nil,
      isUnderWay: window != nil && owner.appearance.state.leads(toAppeared: true)
    )
  }

  private init(_ controller: UIViewController?, isEntering: Bool, isUnderWay: Bool = false) {
    self.controller = controller
    self.isEntering = isEntering
    self.isUnderWay = isUnderWay
  }

  /// Looks at the removal of a view.
  ///
  /// A child can leave a parent that is not in the window, or not any more, in the
  /// middle of its own appearance; it is told of the end then.
  init(removing view: UIView) {
    guard view._window == nil else {
      self.init(moving: view, to: nil)
      return
    }
    self.init(view.owningController.flatMap { Self.isStranded($0) ? $0 : nil }, isEntering: false)
  }

  /// Begins before the view moves.
  func beforeMove() {
    guard let controller, !isUnderWay else { return }
    if isEntering, controller.parent == nil, !controller.isWindowRoot { Orphans.note(controller) }
    AppearanceMachine.begin(controller, appearing: isEntering, animated: false, by: .window)
  }

  /// Ends after the move: at once on the way out, after the commit on the way in.
  func afterMove() {
    guard let controller, !isUnderWay else { return }
    guard isEntering else {
      if controller.appearance.state == .disappearing {
        AppearanceMachine.end(controller, by: .window)
      }
      return
    }
    if let parent = controller.parent, parent.appearance.state == .appearing { return }
    MainLoop.current.afterCommit("appearance of ", of: { Naming.name(of: controller) }) {
      guard controller.appearance.state == .appearing, controller.viewIfLoaded?.window != nil
      else { return }
      AppearanceMachine.end(controller, by: .window)
    }
  }

  /// Ends what a child cannot be told of any more once it has no parent.
  static func willLeaveParent(_ controller: UIViewController) {
    guard controller.viewIfLoaded?._window == nil, isStranded(controller) else { return }
    AppearanceMachine.begin(controller, appearing: false, animated: false, by: .window)
    AppearanceMachine.end(controller, by: .window)
  }

  private static func isConcerned(_ controller: UIViewController, entering: Bool) -> Bool {
    // Most views that are moved are those of containers' children; they ask no further.
    if let parent = controller._parent, parent.managesAppearanceOfChildren { return false }
    guard controller.presentation == nil, !controller.appearance.isMovedBySwap,
      !controller.appearance.flags.contains(.beingDismissed)
    else { return false }
    if let window = controller.windowAsRoot, window.rootViewController === controller {
      return isConcerned(controller, rootOf: window, entering: entering)
    }
    guard let parent = controller.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.managesAppearanceOfChildren
    else { return false }
    return entering
      ? parent.appearance.state == .appearing || parent.appearance.state == .appeared
      : controller.appearance.state != .disappeared
  }

  /// A root that rests is told when an app takes its view out of the window or puts
  /// it back; what replaces, hides or covers a root tells it by its own transition.
  private static func isConcerned(
    _ controller: UIViewController,
    rootOf window: UIWindow,
    entering: Bool
  ) -> Bool {
    guard controller.presentedViewController == nil, !window.isHidden else { return false }
    return controller.appearance.state == (entering ? .disappeared : .appeared)
  }

  private static func isStranded(_ controller: UIViewController) -> Bool {
    guard controller.appearance.state != .disappeared, !controller.appearance.isMovedBySwap,
      let parent = controller.parent
    else { return false }
    return !parent.managesAppearanceOfChildren && parent.shouldAutomaticallyForwardAppearanceMethods
  }
}
