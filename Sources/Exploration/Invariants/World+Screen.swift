internal import UIKit

extension World {
  /// Who is in the window has appeared, and those are the ones that should be on screen.
  func screenViolations() -> [Violation] {
    guard !isRootAbandoned else { return [] }
    let wanted = onScreen()
    var found: [Violation] = []
    for (name, controller) in cast where !isExempt(controller) {
      let isInWindow = controller.viewIfLoaded?.window != nil
      let state = controller.appearanceState
      if wanted.contains(ObjectIdentifier(controller)) != isInWindow {
        let should = isInWindow ? "should not be" : "should be"
        found.append(Violation(.rightScreen, "\(name) \(should) in the window"))
      }
      guard !state.isTransitional, !isDrivenByHand(controller) else { continue }
      if (state == .appeared) != isInWindow {
        let place = isInWindow ? "in the window" : "out of the window"
        found.append(Violation(.membershipIsState, "\(name) is \(state), but \(place)"))
      }
    }
    return found
  }

  /// Below an orphan nothing is promised (its appearance is disputed).
  private func isExempt(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if isOrphan(candidate) { return true }
      current = candidate.parent
    }
    return false
  }

  /// The controllers that should be in the window, by what containers and presenters say.
  private func onScreen() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    guard !window.isHidden, let root = window.rootViewController else { return found }
    var level: UIViewController? = root
    while let current = level {
      let next = current.presentedViewController
      if !isCovered(by: next) { collect(current, into: &found) }
      level = next
    }
    return found
  }

  /// Whether a presented controller takes its presenter's view out of the window.
  private func isCovered(by presented: UIViewController?) -> Bool {
    guard let presentation = presented?.activePresentationController else { return false }
    // A presenter that was covered stays out when a rotation makes a sheet of the cover.
    return presentation.shouldRemovePresentersView || presentation.hasPresentersView
  }

  private func collect(_ controller: UIViewController, into found: inout Set<ObjectIdentifier>) {
    found.insert(ObjectIdentifier(controller))
    let shown: [UIViewController]
    switch controller {
    case let navigation as UINavigationController:
      shown = navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: shown = tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: shown = pages.viewControllers ?? []
    default: shown = controller.children.filter { isInside($0, controller) }
    }
    for child in shown { collect(child, into: &found) }
  }

  private func isInside(_ child: UIViewController, _ parent: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let root = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: root)
  }
}
