import Foundation

/// The appearance callbacks' base implementations and the movement flags.
extension UIViewController {
  /// Where the controller stands in its appearance.
  package var appearanceState: AppearanceState { appearance.state }

  /// Whether the controller is the root of a window.
  var isWindowRoot: Bool { windowAsRoot?.rootViewController === self }

  /// Whether the container moves its children's views under its own transitions.
  var managesAppearanceOfChildren: Bool { systemContainer != nil }

  /// Whether begin and end are passed on inside the base implementation.
  var forwardsFromInside: Bool {
    systemContainer?.forwardsFromInsideCallbacks ?? false
  }

  /// Whether a transition of the container's own will end its children's appearance.
  var runsTransition: Bool { systemContainer?.isInTransition ?? false }

  /// The children that forwarding reaches.
  var forwardingChildren: [UIViewController] {
    systemContainer?.appearingChildren ?? _children
  }

  /// What all five base implementations do: note the call, complain if by hand.
  func noteBase(_ name: String) {
    guard Doorway.baseReached(name, on: self) else {
      ConsoleMessage.calledByHand(name, on: self).emit()
      return
    }
    systemContainer?.ownCallbackRan(name)
  }

  /// The movement flags are answered inside the controller's own callbacks only.
  func answers(_ flag: MovementFlags) -> Bool {
    appearance.callbackDepth > 0 && appearance.flags.contains(flag)
  }
}

/// A container of UIKit's own: it moves views under transitions of its own.
@MainActor
protocol SystemContainer: UIViewController {
  /// The children that take part in the container's appearance.
  var appearingChildren: [UIViewController] { get }
  /// Whether children are told from inside the container's own callbacks.
  var forwardsFromInsideCallbacks: Bool { get }
  /// Whether a transition between children is running.
  var isInTransition: Bool { get }
}

extension SystemContainer {
  var forwardsFromInsideCallbacks: Bool { false }

  /// Passes a callback on to the children, from inside the container's own.
  func ownCallbackRan(_ name: String) {
    guard forwardsFromInsideCallbacks else { return }
    switch name {
    case "viewWillAppear", "viewWillDisappear":
      AppearanceMachine.forwardBegin(
        from: self,
        appearing: name == "viewWillAppear",
        animated: appearance.isAnimated
      )
    case "viewDidAppear", "viewDidDisappear": AppearanceMachine.forwardEnd(from: self)
    default: break
    }
  }
}
