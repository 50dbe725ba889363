/// The state machine of one controller and the forwarding to its children.
///
/// - Evidence: RULES 4, 5, 8, 19
@MainActor
enum AppearanceMachine {
  /// Who asks for a change; only a begin or end by hand is complained about.
  enum Asker {
    case container
    case forwarding
    case window
    case hand
  }

  /// Begins an appearance or a disappearance; loads the view first.
  ///
  /// A begin in the other direction reverses a running one: the first half never
  /// reaches its `did` callback.
  static func begin(
    _ controller: UIViewController,
    appearing isAppearing: Bool,
    animated: Bool,
    by asker: Asker
  ) {
    guard !controller.appearance.state.leads(toAppeared: isAppearing) else {
      if asker == .hand {
        ConsoleMessage.unbalancedCalls(for: controller).emit()
        controller.appearance.refusedBegins += 1
      }
      return
    }
    controller.loadViewIfNeeded()
    controller.appearance.isAnimated = animated
    controller.appearance.state = isAppearing ? .appearing : .disappearing
    controller.appearance.owesIsAppearing = isAppearing
    if isAppearing {
      controller.viewIfLoaded?.setNeedsLayout()
      Doorway.send(.viewWillAppear(animated), to: controller)
    } else {
      Doorway.send(.viewWillDisappear(animated), to: controller)
    }
    guard !controller.forwardsFromInside else { return }
    forwardBegin(from: controller, appearing: isAppearing, animated: animated)
  }

  /// Ends the running transition; without one iOS complains and does nothing.
  static func end(_ controller: UIViewController, by asker: Asker) {
    let state = controller.appearance.state
    guard state.isTransitional else {
      guard asker == .hand else { return }
      if controller.appearance.refusedBegins > 0 {
        controller.appearance.refusedBegins -= 1
      } else {
        ConsoleMessage.unbalancedCalls(for: controller).emit()
      }
      return
    }
    let animated = controller.appearance.isAnimated
    if state == .appearing {
      sendIsAppearingIfDue(to: controller)
      controller.appearance.state = .appeared
      Doorway.send(.viewDidAppear(animated), to: controller)
    } else {
      controller.appearance.state = .disappeared
      Doorway.send(.viewDidDisappear(animated), to: controller)
    }
    if !controller.appearance.state.isTransitional {
      controller.appearance.flags.subtract([.movingToParent, .movingFromParent])
    }
    if !controller.forwardsFromInside { forwardEnd(from: controller) }
    controller.registered.orphans?.update()
  }

  /// Ends a transition of a controller and its children without a callback.
  ///
  /// - Evidence: RULES 3, the cancelled switch of tabs
  static func rest(_ controller: UIViewController) {
    guard controller.appearance.state.isTransitional else { return }
    let isAppearing = controller.appearance.state == .appearing
    controller.appearance.state = isAppearing ? .appeared : .disappeared
    controller.appearance.owesIsAppearing = false
    controller.appearance.flags.subtract([.movingToParent, .movingFromParent])
    for child in controller.forwardingChildren { rest(child) }
  }

  /// Sends `viewIsAppearing` once per appearance, as soon as the view is in a window.
  static func sendIsAppearingIfDue(to controller: UIViewController) {
    guard controller.appearance.owesIsAppearing, controller.viewIfLoaded?._window != nil else {
      return
    }
    controller.appearance.owesIsAppearing = false
    Doorway.send(.viewIsAppearing(controller.appearance.isAnimated), to: controller)
  }

  // MARK: - Forwarding

  /// Passes a begin to the children whose view is loaded and in the hierarchy.
  static func forwardBegin(
    from parent: UIViewController,
    appearing isAppearing: Bool,
    animated: Bool
  ) {
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in parent.forwardingChildren where isInstalled(child, in: parent) {
      // A swap takes this one out; it does not come back for a moment.
      if isAppearing, let swap = child.appearance.swap, swap.transition.leaving === child {
        continue
      }
      begin(child, appearing: isAppearing, animated: animated, by: .forwarding)
    }
  }

  /// Passes an end to the children that are in transition.
  static func forwardEnd(from parent: UIViewController) {
    guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.runsTransition else { return }
    for child in parent.forwardingChildren
    where child.appearance.state.isTransitional && isInstalled(child, in: parent) {
      // A swap that tells its children ends them itself.
      if parent.appearance.state == .appeared, let swap = child.appearance.swap,
        !swap.movesViewsOnly
      {
        continue
      }
      end(child, by: .forwarding)
    }
  }

  private static func isInstalled(_ child: UIViewController, in parent: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let root = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: root)
  }
}
