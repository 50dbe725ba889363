import Clockwork
import Foundation

/// Changes of the device while the app runs: turning, appearance, text size.
///
/// - Evidence: RULES 12
extension UIApplication {
  /// Turns the device; the interface follows where controllers allow it.
  ///
  /// The order is that of iOS: the notification of the device, `willTransition` downwards if
  /// traits differ, `viewWillTransition` downwards, then the new size, the new traits and layout.
  package func rotateDevice(to orientation: UIDeviceOrientation) {
    let isNews = orientation != device.orientation
    device.hold(orientation)
    if isNews { device.publicDevice.orientationDidChange() }
    guard let target = UIInterfaceOrientation(following: orientation), isSupported(target) else {
      return
    }
    // Since iOS 16 nobody asks (Apple's documentation of the property: A).
    guard device.isAtLeast(16) || controllerInFront?.shouldAutorotate ?? true else { return }
    turn(to: target) { device.turnInterface(to: target) }
  }

  /// Turns the interface; `change` makes the device agree.
  private func turn(
    to target: UIInterfaceOrientation,
    tellsSize: Bool = true,
    _ change: () -> Void
  ) {
    let turned = device.interfaceOrientation.turn(to: target)
    let turn = GeometryChange(of: windowScenes, to: target, turn: turned, in: self)
    turn.perform(tellsSize: tellsSize, change)
  }

  /// Gives a scene another part of the screen.
  package func setShare(_ share: SceneShare, of scene: UIWindowScene) {
    var share = share
    if case .free(let size) = share, let limits = scene.sizeRestrictions {
      share = .free(limits.limited(size))
    }
    guard share != scene.share else { return }
    let now = device.interfaceOrientation
    GeometryChange(of: [scene], to: now, share: share, in: self).perform {
      scene.geometryStore.share = share
      for window in scene.windows { window.forgetSafeArea() }
    }
  }

  // MARK: - Supported orientations

  /// Turns an interface that started in an orientation that its root does not want.
  ///
  /// - Evidence: RULES 12 (B): such a root hears of the traits, not of the size
  func windowWasShown(_ window: UIWindow) {
    guard let root = window.rootViewController, window.windowLevel == .normal,
      !root.supportedInterfaceOrientations.contains(device.interfaceOrientation.mask)
    else { return }
    mainLoop.post("orientation at the start") { [self] in updateOrientation(tellsSize: false) }
  }

  /// Looks at the supported orientations in the next turn.
  func setNeedsOrientationUpdate() {
    mainLoop.post("supported interface orientations") { [self] in updateOrientation() }
  }

  /// Turns the interface if what is in front now asks for it: at the end of a presentation, too.
  ///
  /// - Evidence: RULES 12; a bug report (grade B) has one more change of size for the presenter
  ///   after the dismissal of a controller that had been turned
  func updateOrientation(tellsSize: Bool = true) {
    let held = UIInterfaceOrientation(following: device.orientation)
    let current = device.interfaceOrientation
    // First as the device is held, else as it is now, else as the controllers like.
    let preferred = controllerInFront?.preferredInterfaceOrientationForPresentation
    let wishes = [held, current, preferred].compactMap { $0 } + Self.allOrientations
    guard let target = wishes.first(where: isSupported), target != current else { return }
    turn(to: target, tellsSize: tellsSize) { device.turnInterface(to: target) }
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

  private func isSupported(_ orientation: UIInterfaceOrientation) -> Bool {
    guard device.canTurn(to: orientation) else { return false }
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
    guard category != device.contentSizeCategory else { return }
    changeTraits { device.setContentSize(category) }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue as NSString]
    )
  }

  /// Chooses whether colours differ more.
  package func setContrast(_ contrast: UIAccessibilityContrast) {
    guard contrast != device.accessibilityContrast else { return }
    changeTraits { device.accessibilityContrast = contrast }
    post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
  }

  /// Chooses whether text is bold.
  package func setLegibilityWeight(_ weight: UILegibilityWeight) {
    guard weight != device.legibilityWeight else { return }
    changeTraits { device.legibilityWeight = weight }
    post(UIAccessibility.boldTextStatusDidChangeNotification)
  }

  /// Chooses whether there is less motion.
  package func setReducesMotion(_ reduces: Bool) {
    guard reduces != device.reducesMotion else { return }
    device.reducesMotion = reduces
    post(UIAccessibility.reduceMotionStatusDidChangeNotification)
  }

  /// Chooses the reading direction.
  package func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    changeTraits { device.layoutDirection = direction }
    for window in windows { window.setNeedsLayout() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
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
