import Clockwork

/// What iOS does *not* do: appearance callbacks when the app leaves and returns.
///
/// The device option `legacyBackgroundDisappearance` switches it on, to show what
/// apps would see if the widespread claim were true.
///
/// - Evidence: RULES 13: background and foreground send no controller callback (grade B)
@MainActor
enum LegacyDisappearance {
  static func didEnterBackground(_ application: UIApplication) {
    change(application, .backgroundClaim) { ($0, nil) }
  }

  static func willEnterForeground(_ application: UIApplication) {
    change(application, .foregroundClaim) { (nil, $0) }
  }

  private static func change(
    _ application: UIApplication,
    _ kind: TransitionKind,
    _ roles: (UIViewController) -> (UIViewController?, UIViewController?)
  ) {
    guard application.device.legacyBackgroundDisappearance else { return }
    for controller in visibleControllers(of: application) {
      let (leaving, coming) = roles(controller)
      let transition = AppearanceTransition(
        kind: kind,
        leaving: leaving,
        coming: coming,
        isAnimated: false,
        cause: .window
      )
      TransitionRun(transition, host: NoViews(), duration: .zero).startAndFinish()
    }
  }

  /// The roots of the windows and what is presented over them, as far as they are seen.
  private static func visibleControllers(of application: UIApplication) -> [UIViewController] {
    application.windows.filter { !$0.isHidden }.flatMap { window -> [UIViewController] in
      var chain = window.rootViewController.map { [$0] } ?? []
      while let next = chain.last?.outgoingPresentation?.presentedViewController {
        chain.append(next)
      }
      return chain.filter { $0.viewIfLoaded?.window != nil }
    }
  }

  /// The views stay where they are.
  private final class NoViews: TransitionHost {
    func installViews(for run: TransitionRun) {}
    func removeViews(for run: TransitionRun) {}
    func release(for run: TransitionRun) {}
  }
}
