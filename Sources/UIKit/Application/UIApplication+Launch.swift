import Foundation

/// Launching, as the system does it (RULES 13).
extension UIApplication {
  /// What an app is launched with.
  package struct Launch {
    /// Why the app is launched, for its delegate.
    package var options: [LaunchOptionsKey: Any]?
    /// The state that was saved last time.
    package var saved: RestorationArchive?
    /// The activity that restores the first scene.
    package var activity: NSUserActivity?
    /// The quick action with which the user starts the app.
    package var shortcutItem: UIApplicationShortcutItem?
    /// Whether the app comes up without being seen.
    package var isInBackground = false

    package init() {}
  }

  /// Launches the app: its delegate, then its scene.
  ///
  /// - Parameters:
  ///   - appDelegate: The app's delegate, which the application keeps alive; `nil` for an app
  ///     without one.
  ///   - sceneDelegate: The delegate of the first scene; `nil` for an app without
  ///     scenes, or whose configuration names the class.
  ///   - launch: Why, with what and how.
  package func launch(
    _ appDelegate: (any UIApplicationDelegate)?,
    scene sceneDelegate: (any UISceneDelegate)? = nil,
    _ launch: Launch = Launch()
  ) {
    heldDelegate = appDelegate
    delegate = appDelegate
    setState(launch.isInBackground ? .background : .inactive)
    if sceneDelegate == nil { loadMainStoryboard(for: appDelegate) }
    _ = appDelegate?.application(self, willFinishLaunchingWithOptions: launch.options)
    if let saved = launch.saved { StateRestoration.restore(self, from: saved) }
    notify(.appDidFinishLaunching)
    _ = appDelegate?.application(self, didFinishLaunchingWithOptions: launch.options)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification,
      object: self
    )
    let scene = defaultScene
    scene.session.stateRestorationActivity = launch.activity
    scene.activationState = launch.isInBackground ? .background : .foregroundInactive
    let options = UIScene.ConnectionOptions(shortcutItem: launch.shortcutItem)
    if let sceneDelegate {
      if let appDelegate { configure(scene, appDelegate, options) }
      connect(scene, sceneDelegate, options)
    } else if info == nil || info?.scenes != nil {
      connectByConfiguration(scene, options)
    } else {
      showMainStoryboard(of: appDelegate)
    }
    if !launch.isInBackground { becomeActive() }
  }

  /// Asks the app how a scene is to be made.
  func configure(
    _ scene: UIScene,
    _ delegate: any UIApplicationDelegate,
    _ options: UIScene.ConnectionOptions
  ) {
    scene.session.configuration = delegate.application(
      self,
      configurationForConnecting: scene.session,
      options: options
    )
    scene.session.configuration.complete(from: info)
  }

  /// Connects a scene: its delegate, and the way to the front.
  func connect(
    _ scene: UIScene,
    _ sceneDelegate: any UISceneDelegate,
    _ options: UIScene.ConnectionOptions
  ) {
    scene.delegate = sceneDelegate
    loadStoryboard(of: scene, for: sceneDelegate)
    notify(.sceneWillConnectTo)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    showStoryboard(of: scene)
    if let activity = scene.session.stateRestorationActivity {
      sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
    }
    guard scene.activationState != .background else { return }
    tell(scene, .sceneWillEnterForeground, UIScene.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground(scene)
    }
  }
}
