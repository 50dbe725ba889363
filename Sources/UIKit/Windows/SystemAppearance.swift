import Foundation

/// What the system asks the controllers about itself: status bar, home indicator,
/// screen edges.
///
/// The question goes to the root of the window, from there to what covers the
/// screen, and then along the children that each controller names.
///
/// - Evidence: Apple's documentation of `childForStatusBarStyle` and
///   `modalPresentationCapturesStatusBarAppearance` (grade A)
@MainActor
struct SystemAppearance {
  private let window: UIWindow?

  init(of scene: UIWindowScene) {
    let shown = scene.windows.filter { !$0.isHidden && $0.rootViewController != nil }
    window = shown.last { $0.windowLevel == .normal } ?? shown.last
  }

  var statusBarStyle: UIStatusBarStyle {
    decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  var isStatusBarHidden: Bool {
    decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  var hidesHomeIndicator: Bool {
    decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  var deferredEdges: UIRectEdge {
    decider(\.childForScreenEdgesDeferringSystemGestures)?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// The controller at the end of the chain; a chain that turns in circles ends there, too.
  private func decider(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var controller = coveringController else { return nil }
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(controller)]
    while let next = child(controller), asked.insert(ObjectIdentifier(next)).inserted {
      controller = next
    }
    return controller
  }

  /// The root, or what is presented over it and takes the status bar over.
  private var coveringController: UIViewController? {
    guard var controller = window?.rootViewController else { return nil }
    while let presentation = controller.outgoingPresentation {
      let next = presentation.presentedViewController
      guard presentation.style == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
      else { break }
      controller = next
    }
    return controller
  }
}

extension UIWindowScene {
  /// Whether the app wants the home indicator to fade.
  package var hidesHomeIndicator: Bool { SystemAppearance(of: self).hidesHomeIndicator }

  /// The screen edges at which the app's gestures come first.
  package var deferredScreenEdges: UIRectEdge { SystemAppearance(of: self).deferredEdges }

  /// Asks about the status bar again where its place changes the safe area.
  ///
  /// That is so on devices with a home button only, so others are not asked here.
  func updateStatusBar(of device: SimulatedDevice) {
    guard device.statusBarIsAllOfTheTop else { return }
    let isHidden = SystemAppearance(of: self).isStatusBarHidden
    guard isHidden != device.isStatusBarHidden else { return }
    device.isStatusBarHidden = isHidden
    for window in windows { window.setNeedsLayout() }
  }
}
