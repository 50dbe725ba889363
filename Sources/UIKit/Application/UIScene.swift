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

    package init(urls: Set<UIOpenURLContext> = [], activities: Set<NSUserActivity> = []) {
      urlContexts = urls
      userActivities = activities
      super.init()
    }
  }

  /// Posted when a scene is connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is thrown away.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene came to the front.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene leaves the front.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene returns to the screen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene left the screen.
  public static let didEnterBackgroundNotification = Notification.Name(
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

/// The persistent side of a scene.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The connected scene.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// The configuration that the scene was made with.
  open var configuration: UISceneConfiguration
  /// The name that stays the same over launches.
  public let persistentIdentifier: String
  /// State that the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role, identifier: String) {
    self.role = role
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is to be made.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
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
  /// Asked for an activity that restores the scene.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// The methods are optional on iOS.
extension UISceneDelegate {
  /// The answer for those that do not implement it.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The answer for those that do not implement it.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The answer for those that do not implement it.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The answer for those that do not implement it.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The answer for those that do not implement it.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The answer for those that do not implement it.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The answer for those that do not implement it.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// The answer for those that do not implement it.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The answer for those that do not implement it.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
