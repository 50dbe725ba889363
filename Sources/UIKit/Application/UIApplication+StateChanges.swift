import Foundation

/// Leaving and returning, as the system tells the app and its scenes (RULES 13).
///
/// No controller is told: background and foreground send no appearance
/// callbacks. With scenes the app delegate's four state methods stay silent; the
/// notifications are posted in both cases. An app with several scenes is in front
/// as long as one of them is.
extension UIApplication {
  /// Takes the whole app from the front to the background.
  package func enterBackground() { enterBackground(allScenes) }

  /// Brings the whole app back to the front.
  package func enterForeground() { enterForeground(allScenes) }

  /// Takes events from the app, as a call or an alert of the system does.
  package func resignActive() { resignActive(allScenes) }

  /// Gives events back to the app.
  package func becomeActive() {
    becomeActive(allScenes.filter { $0.activationState == .foregroundInactive })
  }

  /// Takes some scenes to the background; the app follows with the last one.
  package func enterBackground(_ scenes: [UIScene]) {
    resignActive(scenes)
    let leaving = scenes.filter { $0.activationState == .foregroundInactive }
    let isLast = !allScenes.contains { scene in
      scene.activationState.isForeground && !leaving.contains { $0 === scene }
    }
    guard applicationState == .inactive || !leaving.isEmpty else { return }
    if isLast { setState(.background) }
    for scene in leaving {
      scene.activationState = .background
      tell(scene, .sceneDidEnterBackground, UIScene.didEnterBackgroundNotification) {
        $0.sceneDidEnterBackground(scene)
      }
      scene.keepRestorationActivity()
    }
    guard isLast else { return }
    if !usesSceneDelegates { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification, self)
    if let state = saveState() { savedState = state }
    LegacyDisappearance.didEnterBackground(self)
  }

  /// Brings some scenes to the front, and the app with them.
  package func enterForeground(_ scenes: [UIScene]) {
    let coming = scenes.filter { $0.activationState == .background }
    let isFirst = applicationState == .background
    guard isFirst || !coming.isEmpty else { return }
    if isFirst { setState(.inactive) }
    for scene in coming {
      tell(scene, .sceneWillEnterForeground, UIScene.willEnterForegroundNotification) {
        $0.sceneWillEnterForeground(scene)
      }
      scene.activationState = .foregroundInactive
    }
    if isFirst {
      if !usesSceneDelegates { delegate?.applicationWillEnterForeground(self) }
      post(UIApplication.willEnterForegroundNotification, self)
      LegacyDisappearance.willEnterForeground(self)
    }
    becomeActive(coming)
  }

  private func resignActive(_ scenes: [UIScene]) {
    guard applicationState == .active else { return }
    for scene in scenes where scene.activationState == .foregroundActive {
      tell(scene, .sceneWillResignActive, UIScene.willDeactivateNotification) {
        $0.sceneWillResignActive(scene)
      }
      scene.activationState = .foregroundInactive
    }
    guard !allScenes.contains(where: { $0.activationState == .foregroundActive }) else { return }
    if !usesSceneDelegates { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification, self)
    setState(.inactive)
  }

  private func becomeActive(_ scenes: [UIScene]) {
    guard applicationState != .background else { return }
    let isFirst = applicationState == .inactive
    setState(.active)
    for scene in scenes where scene.activationState == .foregroundInactive {
      scene.activationState = .foregroundActive
      tell(scene, .sceneDidBecomeActive, UIScene.didActivateNotification) {
        $0.sceneDidBecomeActive(scene)
      }
    }
    guard isFirst else { return }
    if !usesSceneDelegates { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification, self)
  }

  /// Ends the app from the switcher: resign active, then disconnect.
  package func terminateFromSwitcher() {
    resignActive()
    for scene in allScenes { tellDisconnected(scene) }
    notify(.appWillTerminate)
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification, self)
  }

  func tellDisconnected(_ scene: UIScene) {
    scene.activationState = .unattached
    tell(scene, .sceneDidDisconnect, UIScene.didDisconnectNotification) {
      $0.sceneDidDisconnect(scene)
    }
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

  /// Tells observers, the delegate of the scene, and everybody who listens, in this order.
  func tell(
    _ scene: UIScene,
    _ event: ApplicationEvent,
    _ notification: Notification.Name,
    _ call: (any UISceneDelegate) -> Void
  ) {
    notify(event)
    if let delegate = scene.delegate { call(delegate) }
    post(notification, scene)
  }

  private var allScenes: [UIScene] {
    if windowScenes.isEmpty { _ = defaultScene }
    return windowScenes
  }

  private var usesSceneDelegates: Bool { allScenes.contains { $0.delegate != nil } }

  private func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension UIScene.ActivationState {
  /// Whether the scene is on screen.
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
