public import Foundation

/// Leaving and returning, as the system tells the app (RULES 13).
///
/// No controller is told: background and foreground send no appearance
/// callbacks. With scenes the app delegate's four state methods stay silent; the
/// notifications are posted in both cases.
extension UIApplication {
  /// Takes the app from the front to the background.
  package func enterBackground() {
    resignActive()
    guard state(is: .inactive) else { return }
    setState(.background)
    for scene in allScenes where scene.activationState == .foregroundInactive {
      scene.activationState = .background
      notify(.sceneDidEnterBackground)
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
    }
    if !usesSceneDelegates { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification, self)
  }

  /// Brings the app back to the front.
  package func enterForeground() {
    guard state(is: .background) else { return }
    setState(.inactive)
    for scene in allScenes where scene.activationState == .background {
      notify(.sceneWillEnterForeground)
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
      scene.activationState = .foregroundInactive
    }
    if !usesSceneDelegates { delegate?.applicationWillEnterForeground(self) }
    post(UIApplication.willEnterForegroundNotification, self)
    becomeActive()
  }

  /// Takes events from the app, as a call or an alert of the system does.
  package func resignActive() {
    guard state(is: .active) else { return }
    for scene in allScenes where scene.activationState == .foregroundActive {
      notify(.sceneWillResignActive)
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
      scene.activationState = .foregroundInactive
    }
    if !usesSceneDelegates { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification, self)
    setState(.inactive)
  }

  /// Gives events back to the app.
  package func becomeActive() {
    guard state(is: .inactive) else { return }
    setState(.active)
    for scene in allScenes where scene.activationState == .foregroundInactive {
      scene.activationState = .foregroundActive
      notify(.sceneDidBecomeActive)
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
    if !usesSceneDelegates { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification, self)
  }

  /// Ends the app from the switcher: resign active, then disconnect.
  package func terminateFromSwitcher() {
    resignActive()
    for scene in allScenes {
      scene.activationState = .unattached
      notify(.sceneDidDisconnect)
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
    }
    notify(.appWillTerminate)
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification, self)
  }

  /// Tells everybody that memory is short; no view is unloaded since iOS 6.
  package func simulateMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification, self)
    var told: Set<ObjectIdentifier> = []
    for window in windows {
      guard let root = window.rootViewController else { continue }
      warn(root, &told)
    }
  }

  private func warn(_ controller: UIViewController, _ told: inout Set<ObjectIdentifier>) {
    guard told.insert(ObjectIdentifier(controller)).inserted else { return }
    Doorway.send(.didReceiveMemoryWarning, to: controller)
    for child in controller.children { warn(child, &told) }
    if let presented = controller.outgoingPresentation?.presentedViewController {
      warn(presented, &told)
    }
  }

  private var allScenes: [UIScene] {
    _ = defaultScene
    return windowScenes
  }

  private var usesSceneDelegates: Bool { allScenes.contains { $0.delegate != nil } }

  private func state(is wanted: State) -> Bool { applicationState == wanted }

  private func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// Posted when the launch is done.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the app came to the front.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app leaves the front.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app left the screen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app returns to the screen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the app ends.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted when the clock jumped or the day changed.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  /// Posted when the user took a picture of the screen.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
}
