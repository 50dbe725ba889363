import Clockwork
import CoreGraphics
import Foundation

/// Changes of the device, told to controllers in the order of iOS (RULES 12).
extension UIApplication {
  /// Turns the device; the interface follows if the screens on it support the orientation.
  ///
  /// Before a root is shown nobody is told: the app starts in that orientation.
  package func rotate(to orientation: UIDeviceOrientation) {
    device.hold(orientation)
    guard let wanted = UIInterfaceOrientation(following: orientation),
      wanted != device.interfaceOrientation, isSupported(wanted)
    else { return }
    let traits = device.makeTraits(in: wanted)
    let size = device.description.size(in: wanted)
    let areNew = traits != device.traitCollection
    let isResized = size != device.bounds.size
    let transition = AppearanceTransition(
      kind: .rootReplacement, leaving: nil, coming: nil, isAnimated: true, cause: .window)
    let coordinator = TransitionCoordinator(transition, duration: .milliseconds(300))
    let roots = shownRoots
    if areNew {
      for root in roots { Doorway.send(.willTransition(to: traits, coordinator), to: root) }
    }
    if isResized {
      for root in roots { Doorway.send(.viewWillTransition(to: size, coordinator), to: root) }
    }
    let filled = windows.filter { $0.frame.size == device.bounds.size }
    device.turnInterface(to: wanted)
    for window in filled { window.frame = device.bounds }
    tellTraits()
    coordinator.runAnimations()
    mainLoop.schedule(.animation, "rotation", after: .milliseconds(300)) {
      coordinator.runCompletions()
    }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: device)
  }

  /// Chooses between light and dark.
  package func setAppearance(_ style: UIUserInterfaceStyle) {
    device.setAppearance(style)
    tellTraits()
  }

  /// Chooses the text size.
  package func setContentSize(_ category: UIContentSizeCategory) {
    device.setContentSize(category)
    tellTraits()
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self)
  }

  private var shownRoots: [UIViewController] {
    windows.filter { !$0.isHidden }.compactMap(\.rootViewController)
  }

  private func tellTraits() {
    for window in windows {
      window.traitsMayHaveChanged()
      window.setNeedsLayout()
    }
  }

  /// Whether the screen on top, a root or what covers it, can be shown this way.
  private func isSupported(_ orientation: UIInterfaceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    return shownRoots.allSatisfy { root in
      var top = root
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      return top.supportedInterfaceOrientations.contains(mask)
    }
  }
}
