import Foundation

/// Launching, as the system does it (RULES 13).
extension UIApplication {
  /// Launches the app: its delegate, then its scene.
  ///
  /// - Parameters:
  ///   - appDelegate: The app's delegate; the application keeps it alive.
  ///   - sceneDelegate: The delegate of the first scene; `nil` for an app without
  ///     scenes, or whose configuration names the class.
  package func launch(
    _ appDelegate: any UIApplicationDelegate,
    scene sceneDelegate: (any UISceneDelegate)? = nil
  ) {
    heldDelegate = appDelegate
    delegate = appDelegate
    setState(.inactive)
    _ = appDelegate.application(self, willFinishLaunchingWithOptions: nil)
    notify(.appDidFinishLaunching)
    _ = appDelegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification,
      object: self
    )
    connectFirstScene(sceneDelegate, appDelegate)
    becomeActive()
  }

  private func connectFirstScene(
    _ sceneDelegate: (any UISceneDelegate)?,
    _ appDelegate: any UIApplicationDelegate
  ) {
    let scene = defaultScene
    let options = UIScene.ConnectionOptions()
    scene.activationState = .foregroundInactive
    scene.delegate = sceneDelegate
    guard let sceneDelegate else { return }
    scene.session.configuration = appDelegate.application(
      self,
      configurationForConnecting: scene.session,
      options: options
    )
    notify(.sceneWillConnectTo)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    notify(.sceneWillEnterForeground)
    sceneDelegate.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
  }
}
