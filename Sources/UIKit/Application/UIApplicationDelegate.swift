public import Foundation

/// Why and with what an app was launched.
extension UIApplication {
  /// A reason for a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app was opened with an address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app was opened by a notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The app was opened by a shortcut on its icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
  }

  /// An option of an address that the app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that sent the address.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Data of the sending app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
  }
}

/// What an app is told about its life as a whole.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// Called first, before the state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost done.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app came to the front; silent with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app leaves the front; silent with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app left the screen; silent with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app returns to the screen; silent with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called with an address to open.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Asked for the configuration of a new scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after scenes were thrown away.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Called when the user chose a quick action of the app's icon, in an app without scenes.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Asked for the orientations of a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called with an activity to continue.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Asked whether the state is to be saved.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  /// Asked whether the saved state is to be restored.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Asked whether the state is to be saved; deprecated on iOS.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Asked whether the saved state is to be restored; deprecated on iOS.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  /// Asked for the controller that was saved under a path of identifiers.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called before the controllers save their state.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after the controllers restored their state.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

/// An object that can restore the state of an activity.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

// The methods are optional on iOS: a delegate that leaves one out behaves so.
extension UIApplicationDelegate {
  /// The answer for those that do not implement it.
  public var window: UIWindow? {
    get { OptionalMessage.send("window", to: self) { nil } }
    set { OptionalMessage.send("setWindow:", to: self, newValue) {} }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMessage.send(
      "application:willFinishLaunchingWithOptions:",
      to: self,
      application,
      launchOptions
    ) { true }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMessage.send(
      "application:didFinishLaunchingWithOptions:",
      to: self,
      application,
      launchOptions
    ) { true }
  }
  /// The answer for those that do not implement it.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalMessage.send("applicationDidBecomeActive:", to: self, application) {}
  }
  /// The answer for those that do not implement it.
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalMessage.send("applicationWillResignActive:", to: self, application) {}
  }
  /// The answer for those that do not implement it.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMessage.send("applicationDidEnterBackground:", to: self, application) {}
  }
  /// The answer for those that do not implement it.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMessage.send("applicationWillEnterForeground:", to: self, application) {}
  }
  /// The answer for those that do not implement it.
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalMessage.send("applicationWillTerminate:", to: self, application) {}
  }
  /// The answer for those that do not implement it.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalMessage.send("applicationDidReceiveMemoryWarning:", to: self, application) {}
  }
  /// The answer for those that do not implement it.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OptionalMessage.send("application:openURL:options:", to: self, app, url, options) { false }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalMessage.send(
      "application:performActionForShortcutItem:completionHandler:",
      to: self,
      application,
      shortcutItem,
      completionHandler
    ) { completionHandler(false) }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalMessage.send(
      "application:configurationForConnectingSceneSession:options:",
      to: self,
      application,
      connectingSceneSession,
      options
    ) { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    OptionalMessage.send(
      "application:didDiscardSceneSessions:",
      to: self,
      application,
      sceneSessions
    ) {}
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalMessage.send(
      "application:supportedInterfaceOrientationsForWindow:",
      to: self,
      application,
      window
    ) { .all }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    OptionalMessage.send(
      "application:continueUserActivity:restorationHandler:",
      to: self,
      application,
      userActivity,
      restorationHandler
    ) { false }
  }
  /// The answer for those that do not implement it: what the older method says.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMessage.send(
      "application:shouldSaveSecureApplicationState:",
      to: self,
      application,
      coder
    ) { self.application(application, shouldSaveApplicationState: coder) }
  }
  /// The answer for those that do not implement it: what the older method says.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMessage.send(
      "application:shouldRestoreSecureApplicationState:",
      to: self,
      application,
      coder
    ) { self.application(application, shouldRestoreApplicationState: coder) }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMessage.send("application:shouldSaveApplicationState:", to: self, application, coder) {
      false
    }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    OptionalMessage.send("application:shouldRestoreApplicationState:", to: self, application, coder)
    { false }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    OptionalMessage.send(
      "application:viewControllerWithRestorationIdentifierPath:coder:",
      to: self,
      application,
      identifierComponents,
      coder
    ) { nil }
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) {
    OptionalMessage.send(
      "application:willEncodeRestorableStateWithCoder:",
      to: self,
      application,
      coder
    ) {}
  }
  /// The answer for those that do not implement it.
  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) {
    OptionalMessage.send(
      "application:didDecodeRestorableStateWithCoder:",
      to: self,
      application,
      coder
    ) {}
  }
}
