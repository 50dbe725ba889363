import UIKit

/// Three controllers and everything that can be done with them in a few steps.
@MainActor
final class SmallWorld {
  enum Operation: CaseIterable, Sendable {
    case pushB, pushC, pop, presentBFullScreen, presentCAsSheet, dismiss
  }

  let log = CallbackLog()
  let navigation: UINavigationController
  let window: UIWindow
  let a: LoggingController
  let b: LoggingController
  let c: LoggingController

  var all: [LoggingController] { [a, b, c] }

  init() {
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    c = LoggingController("C", log)
    navigation = UINavigationController(rootViewController: a)
    window = makeWindow(navigation)
  }

  /// Whether iOS would take the operation without an exception or a refusal.
  func allows(_ operation: Operation) -> Bool {
    let isPresenting = navigation.presentedViewController != nil
    switch operation {
    case .pushB: return !isPresenting && b.parent == nil
    case .pushC: return !isPresenting && c.parent == nil
    case .pop: return !isPresenting && navigation.viewControllers.count > 1
    case .presentBFullScreen: return !isPresenting && b.parent == nil
    case .presentCAsSheet: return !isPresenting && c.parent == nil
    case .dismiss: return isPresenting
    }
  }

  func perform(_ operation: Operation, animated: Bool) {
    switch operation {
    case .pushB: navigation.pushViewController(b, animated: animated)
    case .pushC: navigation.pushViewController(c, animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .presentBFullScreen:
      b.modalPresentationStyle = .fullScreen
      navigation.present(b, animated: animated)
    case .presentCAsSheet:
      c.modalPresentationStyle = .pageSheet
      navigation.present(c, animated: animated)
    case .dismiss: navigation.dismiss(animated: animated)
    }
  }

  /// Takes the window down; what is alive afterwards is held by somebody else.
  func leave() -> Remains {
    window.isHidden = true
    window.rootViewController = nil
    return Remains(navigation: navigation, a: a, b: b, c: c)
  }

  /// What contradicts the documented states, read from the whole log.
  func violations() -> [String] {
    var found: [String] = []
    for controller in all {
      var states = LegalStates()
      for entry in log.entries where entry.name == controller.name {
        if let problem = states.take(entry.callback) {
          found.append(controller.name + ": " + problem)
        }
      }
      found += restViolations(controller, states.state)
    }
    return found
  }

  /// What must hold for one controller while nothing moves.
  private func restViolations(
    _ controller: LoggingController,
    _ state: LegalStates.State
  ) -> [String] {
    var found: [String] = []
    let isOnScreen = controller.viewIfLoaded?.window != nil
    if state != (isOnScreen ? .appeared : .disappeared) {
      found.append("\(controller.name): \(state) while on screen is \(isOnScreen)")
    }
    let isOnStack = navigation.viewControllers.contains(controller)
    if (controller.parent === navigation) != isOnStack {
      found.append("\(controller.name): parent and stack disagree")
    }
    let flags = [
      controller.isMovingToParent, controller.isMovingFromParent, controller.isBeingPresented,
      controller.isBeingDismissed,
    ]
    if flags.contains(true) {
      found.append("\(controller.name): a moving flag is left over")
    }
    let isPresented = navigation.presentedViewController === controller
    if (controller.presentingViewController != nil) != isPresented {
      found.append("\(controller.name): presenting and presented disagree")
    }
    return found
  }
}

/// The controllers of a world that was left, while they are alive.
struct Remains {
  weak var navigation: UIViewController?
  weak var a: UIViewController?
  weak var b: UIViewController?
  weak var c: UIViewController?

  var names: [String] {
    var names: [String] = []
    if navigation != nil { names.append("navigation") }
    if a != nil { names.append("A") }
    if b != nil { names.append("B") }
    if c != nil { names.append("C") }
    return names
  }

  var isEmpty: Bool { names.isEmpty }
}
