internal import UIKit

extension World {
  /// Links hold at any moment between two calls.
  func linkViolations() -> [Violation] {
    var found: [String] = []
    for (name, controller) in cast {
      found += parentProblems(name, controller) + presentationProblems(name, controller)
    }
    return found.map { Violation(.symmetricLinks, $0) }
  }

  private func parentProblems(_ name: String, _ controller: UIViewController) -> [String] {
    var found: [String] = []
    if let parent = controller.parent,
      parent.children.filter({ $0 === controller }).count != (isOnTheWayOut(controller) ? 0 : 1)
    {
      found.append("\(self.name(parent)) is the parent of \(name), but does not list it once")
    }
    for child in controller.children where child.parent !== controller {
      found.append("\(name) lists \(self.name(child)), whose parent is \(self.name(child.parent))")
    }
    return found
  }

  /// Whether a controller has left its stack and waits for the end of the transition.
  private func isOnTheWayOut(_ controller: UIViewController) -> Bool {
    guard let navigation = controller.parent as? UINavigationController else { return false }
    return !navigation.viewControllers.contains { $0 === controller }
      && !navigation.children.contains { $0 === controller }
  }

  private func presentationProblems(_ name: String, _ controller: UIViewController) -> [String] {
    var found: [String] = []
    if let presenter = controller.presentingViewController {
      let answer = presenter.presentedViewController
      var outermost = controller
      while let parent = outermost.parent { outermost = parent }
      if answer !== controller, answer !== outermost {
        found.append(
          "\(name) is presented by \(self.name(presenter)), which presents \(self.name(answer))"
        )
      }
    }
    if let presented = controller.presentedViewController {
      var outermost = controller
      while let parent = outermost.parent { outermost = parent }
      let answer = presented.presentingViewController
      if answer !== controller, answer !== outermost {
        found.append(
          "\(name) presents \(self.name(presented)), whose presenter is \(self.name(answer))"
        )
      }
    }
    return found
  }
}
