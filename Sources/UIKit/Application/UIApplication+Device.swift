import Clockwork
import Foundation

/// Changes of the device while the app runs: turning, appearance, text size.
///
/// - Evidence: RULES 12
extension UIApplication {
  /// Turns the device; the interface follows where controllers allow it.
  ///
  /// The order is that of iOS: `willTransition` downwards if traits differ,
  /// `viewWillTransition` downwards, then the new size, the new traits and layout.
  package func rotateDevice(to orientation: UIDeviceOrientation) {
    let allowed = UIInterfaceOrientation(following: orientation).map(isSupported) ?? false
    guard allowed, let target = UIInterfaceOrientation(following: orientation) else {
      device.hold(orientation)
      return
    }
    turn(to: target) { device.rotate(to: orientation) }
  }

  /// Turns the interface; `change` makes the device agree.
  private func turn(to target: UIInterfaceOrientation, _ change: () -> Void) {
    let shown = windows.filter { !$0.isHidden && $0.rootViewController != nil }
    let oldSize = device.bounds.size
    let newSize = device.description.size(in: target)
    let newTraits = device.makeTraits(in: target)
    let traitsDiffer = newTraits != device.traitCollection
    let coordinator = TransitionCoordinator(
      AppearanceTransition(kind: .childSwap, isAnimated: true),
      duration: .milliseconds(300)
    )
    guard oldSize != newSize || traitsDiffer else {
      change()
      return
    }
    for window in shown {
      announce(newSize, traitsDiffer ? newTraits : nil, in: window, coordinator)
    }
    change()
    for window in windows {
      window.frame = CGRect(origin: .zero, size: newSize)
      window.traitsMayHaveChanged()
      window.setNeedsLayout()
      window.rootViewController?.viewIfLoaded?.setNeedsLayout()
      Readaptation(in: window, coordinator).perform()
    }
    coordinator.runAnimations()
    mainLoop.schedule(.animation, "rotation", after: .milliseconds(300)) {
      coordinator.runCompletions()
    }
  }

  // MARK: - Supported orientations

  /// Looks at the supported orientations in the next turn.
  func setNeedsOrientationUpdate() {
    mainLoop.post("supported interface orientations") { [self] in updateOrientation() }
  }

  /// Turns the interface if what is in front now asks for it: at the end of a presentation, too.
  ///
  /// - Evidence: RULES 12; a bug report (grade B) has one more change of size for the presenter
  ///   after the dismissal of a controller that had been turned
  func updateOrientation() {
    let held = UIInterfaceOrientation(following: device.orientation)
    let current = device.interfaceOrientation
    // First as the device is held, else as it is now, else as the controllers like.
    let preferred = controllerInFront?.preferredInterfaceOrientationForPresentation
    let wishes = [held, current, preferred].compactMap { $0 } + Self.allOrientations
    guard let target = wishes.first(where: isSupported), target != current else { return }
    turn(to: target) { device.turnInterface(to: target) }
  }

  /// Turns the interface to one of the wished orientations, if one is supported.
  func turn(toOneOf mask: UIInterfaceOrientationMask, orElse refused: ((any Error) -> Void)?) {
    mainLoop.post("geometry request") { [self] in
      let current = device.interfaceOrientation
      let wishes = [current] + Self.allOrientations
      let target = wishes.first { orientation in
        (mask.isEmpty || mask.contains(UIInterfaceOrientationMask(orientation)))
          && isSupported(orientation)
      }
      guard let target else {
        refused?(UISceneError(.geometryRequestDenied))
        return
      }
      if target != current { turn(to: target) { device.turnInterface(to: target) } }
    }
  }

  private static let allOrientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  private func announce(
    _ size: CGSize,
    _ traits: UITraitCollection?,
    in window: UIWindow,
    _ coordinator: TransitionCoordinator
  ) {
    guard let root = window.rootViewController, root.isViewLoaded else { return }
    if let traits { Doorway.send(.willTransition(to: traits, coordinator), to: root) }
    Doorway.send(.viewWillTransition(to: size, coordinator), to: root)
  }

  private func isSupported(_ orientation: UIInterfaceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(orientation)
    if let fromDelegate = delegate?.application(self, supportedInterfaceOrientationsFor: keyWindow),
      !fromDelegate.contains(mask)
    {
      return false
    }
    return controllerInFront?.supportedInterfaceOrientations.contains(mask) ?? true
  }

  /// The controller that decides about orientations: the topmost one that fills the screen.
  private var controllerInFront: UIViewController? {
    guard var controller = keyWindow?.rootViewController ?? windows.last?.rootViewController else {
      return nil
    }
    while let next = controller.outgoingPresentation, next.style == .fullScreen, next.isLinked {
      controller = next.presentedViewController
    }
    return controller
  }

  /// Switches between light and dark.
  package func setAppearance(_ style: UIUserInterfaceStyle) {
    changeTraits { device.setAppearance(style) }
  }

  /// Sets the text size that the user prefers.
  package func setContentSize(_ category: UIContentSizeCategory) {
    changeTraits { device.setContentSize(category) }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
    )
  }

  private func changeTraits(_ change: () -> Void) {
    change()
    for window in windows { window.traitsMayHaveChanged() }
  }
}

extension UIInterfaceOrientationMask {
  /// The mask of one orientation.
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }
}
