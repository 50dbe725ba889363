import Clockwork
public import Foundation

/// The sessions of an app's scenes, connected or not.
@MainActor
final class SceneSessions {
  /// Sessions whose scene was disconnected and that the user did not throw away.
  var resting: [UISceneSession] = []
  /// The number of the last session; the first scene's is 1.
  var last = 1
}

/// Several scenes: making, leaving and throwing them away.
extension UIApplication {
  var sceneSessions: SceneSessions { attachment(SceneSessions.self) { SceneSessions() } }

  /// Whether the app can show several scenes: on tablets.
  public var supportsMultipleScenes: Bool { device.description.idiom == .pad }

  /// Asks for a scene to come to the front: a connected one, one that rests, or a new one.
  ///
  /// Phones refuse new scenes: the handler gets an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard supportsMultipleScenes || sceneSession?.scene != nil else {
      mainLoop.post("scene request") { errorHandler?(UISceneError(.multipleScenesNotSupported)) }
      return
    }
    mainLoop.post("scene request") { [self] in
      if let scene = sceneSession?.scene {
        enterForeground([scene])
        if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
        return
      }
      let activities: Set<NSUserActivity> = userActivity.map { [$0] } ?? []
      connectScene(
        session: sceneSession,
        delegate: nil,
        options: UIScene.ConnectionOptions(activities: activities)
      )
    }
  }

  /// Asks for a scene to be thrown away, with its session.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard supportsMultipleScenes else {
      mainLoop.post("scene request") { errorHandler?(UISceneError(.multipleScenesNotSupported)) }
      return
    }
    mainLoop.post("scene request") { [self] in discard(sceneSession) }
  }

  /// Asks for a new picture of a scene in the background; there are no pictures here.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Connects another scene, as the user or the system does.
  ///
  /// - Parameters:
  ///   - session: A session whose scene was disconnected; `nil` makes a new one.
  ///   - sceneDelegate: The delegate; the class in the configuration otherwise.
  ///   - options: What the scene is opened with.
  /// - Returns: The scene.
  @discardableResult
  package func connectScene(
    session: UISceneSession? = nil,
    delegate sceneDelegate: (any UISceneDelegate)?,
    options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) -> UIWindowScene {
    let session = session ?? makeSession()
    sceneSessions.resting.removeAll { $0 === session }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.activationState = .foregroundInactive
    if applicationState == .background { setState(.inactive) }
    if let sceneDelegate {
      if let delegate { configure(scene, delegate, options) }
      connect(scene, sceneDelegate, options)
    } else {
      connectByConfiguration(scene, options)
    }
    becomeActive()
    return scene
  }

  private func makeSession() -> UISceneSession {
    sceneSessions.last += 1
    return UISceneSession(role: .windowApplication, identifier: "scene-\(sceneSessions.last)")
  }

  /// Connects a scene whose delegate only the app's configuration can name, if it does.
  func connectByConfiguration(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
    guard let delegate else { return }
    configure(scene, delegate, options)
    guard let type = scene.session.configuration.delegateClass else {
      loadStoryboard(of: scene, for: nil)
      return
    }
    guard let type = type as? NSObject.Type,
      let made = Construction.object(type) as? any UISceneDelegate
    else {
      raise(.invalidArgument("the scene delegate class \(type) does not adopt UISceneDelegate"))
      return
    }
    connect(scene, made, options)
  }

  /// Disconnects a scene: the system frees memory, or the user closed it.
  ///
  /// - Parameters:
  ///   - scene: The scene; its session rests and can be connected again.
  ///   - isDiscarded: Whether the session goes, too.
  package func disconnectScene(_ scene: UIScene, discardingSession isDiscarded: Bool = false) {
    let session = scene.session
    scene.keepRestorationActivity()
    if scene.activationState.isForeground { enterBackground([scene]) }
    tellDisconnected(scene)
    scene.delegate = nil
    disconnect(scene)
    if isDiscarded {
      delegate?.application(self, didDiscardSceneSessions: [session])
    } else {
      sceneSessions.resting.append(session)
    }
  }

  private func discard(_ session: UISceneSession) {
    if let scene = session.scene, connectedScenes.contains(scene) {
      disconnectScene(scene, discardingSession: true)
      return
    }
    sceneSessions.resting.removeAll { $0 === session }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  /// The state that the app saved when it went to the background last.
  package var savedState: RestorationArchive? {
    get { restorableObjects.saved }
    set { restorableObjects.saved = newValue }
  }
}

extension UIScene {
  /// Asks the delegate for the activity that brings the scene back, and the
  /// responders that belong to it to bring it up to date.
  func keepRestorationActivity() {
    guard let activity = delegate?.stateRestorationActivity(for: self) else { return }
    updateUserActivityState(activity)
    for window in (self as? UIWindowScene)?.windows ?? [] {
      window.rootViewController?.contribute(to: activity)
    }
    activity.saveIfNeeded()
    session.stateRestorationActivity = activity
  }

  /// How a scene is to be opened.
  ///
  /// Status: partial · A
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asked.
    open var requestingScene: UIScene?
    /// Creates options.
    public override init() { super.init() }
  }
}

extension UIViewController {
  fileprivate func contribute(to activity: NSUserActivity) {
    if userActivity === activity { updateUserActivityState(activity) }
    for child in children { child.contribute(to: activity) }
    outgoingPresentation?.presentedViewController.contribute(to: activity)
  }
}

/// How a scene is to be thrown away.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

/// Why the system refused a request about a scene.
///
/// Status: partial · A
public struct UISceneError: Error, Equatable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The app or the device shows one scene only.
    case multipleScenesNotSupported = 0
    /// The request was refused.
    case requestDenied = 1
    /// The geometry cannot be had.
    case geometryRequestUnsupported = 100
    /// The geometry was refused.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }
}
