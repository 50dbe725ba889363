public import Foundation

/// One instance of an app's user interface.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The persistent side of the scene.
  public let session: UISceneSession

  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?

  /// How far the scene is from the front.
  open internal(set) var activationState = ActivationState.foregroundActive

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title for the app switcher.
  open var title: String! = ""

  /// What the system wants to know before it activates scenes; `nil` for an app that does not care.
  open var activationConditions = UISceneActivationConditions()

  /// The application is asked after the scene.
  open override var next: UIResponder? { UIApplication.shared }

  /// Connects a scene to a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    UIApplication.shared.connect(self)
  }

  init(session: UISceneSession, application: UIApplication) {
    self.session = session
    super.init()
    session.scene = self
    application.connect(self)
  }

  /// How far a scene is from the front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive = 0
    /// In front, but not receiving events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// What a scene is connected with.
  @MainActor
  public final class ConnectionOptions: NSObject {
    /// The addresses to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>

    /// The quick action with which the app was started.
    public let shortcutItem: UIApplicationShortcutItem?

    package init(
      urls: Set<UIOpenURLContext> = [],
      activities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      urlContexts = urls
      userActivities = activities
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// Posted when a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted when a scene is thrown away.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene came to the front.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted before a scene leaves the front.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene returns to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// An address that a scene is asked to open.
///
/// Status: partial · B
@MainActor
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What the system goes by when it chooses a scene for an activity.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// The contents that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The contents that the scene likes to show.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates the usual conditions: everything can be shown, nothing is preferred.
  public override init() { super.init() }
}

/// What a scene is told about its life.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected: make the window here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when a scene was thrown away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene returns to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with addresses to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called with an activity to continue.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called before an activity that is still on its way.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called when an activity did not arrive.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Called when an activity was brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Asked for an activity that restores the scene.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene was connected again, with the activity of the last time.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

// The methods are optional on iOS.
extension UISceneDelegate {
  /// The answer for those that do not implement it.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    OptionalMessage.send(
      "scene:willConnectToSession:options:",
      to: self,
      scene,
      session,
      connectionOptions
    ) {}
  }
  /// The answer for those that do not implement it.
  public func sceneDidDisconnect(_ scene: UIScene) {
    OptionalMessage.send("sceneDidDisconnect:", to: self, scene) {}
  }
  /// The answer for those that do not implement it.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    OptionalMessage.send("sceneDidBecomeActive:", to: self, scene) {}
  }
  /// The answer for those that do not implement it.
  public func sceneWillResignActive(_ scene: UIScene) {
    OptionalMessage.send("sceneWillResignActive:", to: self, scene) {}
  }
  /// The answer for those that do not implement it.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    OptionalMessage.send("sceneWillEnterForeground:", to: self, scene) {}
  }
  /// The answer for those that do not implement it.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    OptionalMessage.send("sceneDidEnterBackground:", to: self, scene) {}
  }
  /// The answer for those that do not implement it.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    OptionalMessage.send("scene:openURLContexts:", to: self, scene, URLContexts) {}
  }
  /// The answer for those that do not implement it.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    OptionalMessage.send("scene:continueUserActivity:", to: self, scene, userActivity) {}
  }
  /// The answer for those that do not implement it.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    OptionalMessage.send(
      "scene:willContinueUserActivityWithType:",
      to: self,
      scene,
      userActivityType
    ) {}
  }
  /// The answer for those that do not implement it.
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    OptionalMessage.send(
      "scene:didFailToContinueUserActivityWithType:error:",
      to: self,
      scene,
      userActivityType,
      error
    ) {}
  }
  /// The answer for those that do not implement it.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    OptionalMessage.send("scene:didUpdateUserActivity:", to: self, scene, userActivity) {}
  }
  /// The answer for those that do not implement it.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    OptionalMessage.send(
      "scene:restoreInteractionStateWithUserActivity:",
      to: self,
      scene,
      stateRestorationActivity
    ) {}
  }
  /// The answer for those that do not implement it.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    OptionalMessage.send("stateRestorationActivityForScene:", to: self, scene) { nil }
  }
}
