public import Foundation

/// The persistent side of a scene: it stays when the scene is disconnected.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The connected scene.
  open internal(set) var scene: UIScene? {
    get { connected }
    set { connected = newValue }
  }
  @Backward private var connected: UIScene?
  /// What the scene is for.
  public let role: Role
  /// The configuration that the scene was made with.
  open var configuration: UISceneConfiguration
  /// The name that stays the same over launches.
  public let persistentIdentifier: String
  /// State that the app keeps with the session.
  open var userInfo: [String: Any]?
  /// The activity that brings the scene back, as its delegate gave it last.
  open internal(set) var stateRestorationActivity: NSUserActivity?

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
    /// A window on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
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
