import Foundation
import Testing
import UIKit
import Understudy

private final class Log {
  var lines: [String] = []
}

private final class SceneApp: UIResponder, UIApplicationDelegate {
  let log: Log
  var delegateClass: AnyClass?

  init(_ log: Log) { self.log = log }

  func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("app.bg") }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = delegateClass
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    log.lines += sceneSessions.map { "discard \($0.persistentIdentifier)" }
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log = Log()
  var name = "?"
  var activity: NSUserActivity?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.lines.append("\(name).connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("\(name).foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("\(name).active") }
  func sceneWillResignActive(_ scene: UIScene) { log.lines.append("\(name).inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.lines.append("\(name).background") }
  func sceneDidDisconnect(_ scene: UIScene) { log.lines.append("\(name).disconnect") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { log.lines.append("\(name).restore \(stateRestorationActivity.title ?? "")") }
}

@MainActor @Suite("Scenes", .serialized)
struct SceneTests {
  private func delegate(_ name: String, _ log: Log) -> SceneDelegate {
    let delegate = SceneDelegate()
    delegate.name = name
    delegate.log = log
    return delegate
  }

  @Test func oneOfTwoScenes_leavesAlone_theAppStaysActive() throws {
    let stage = Stage(try Device(named: "iPad Pro 13-inch (M4)"))
    let log = Log()
    stage.launch(SceneApp(log), scene: delegate("a", log))
    let second = stage.connectScene(delegate("b", log))
    stage.settle()
    log.lines = []
    stage.enterBackground(second)
    #expect(log.lines == ["b.inactive", "b.background"])
    #expect(stage.application.applicationState == .active)
    stage.enterBackground(stage.windowScene)
    #expect(stage.application.applicationState == .background)
    stage.enterForeground(second)
    #expect(stage.application.applicationState == .active)
    #expect(
      log.lines == [
        "b.inactive", "b.background", "a.inactive", "a.background", "b.foreground", "b.active",
      ]
    )
    stage.end()
  }

  @Test func background_ofAnAppWithScenes_sendsNoAppearanceAndNoAppDelegateCall() {
    let stage = Stage()
    let log = Log()
    stage.launch(SceneApp(log), scene: delegate("a", log))
    stage.settle()
    stage.mark()
    stage.enterBackground()
    stage.enterForeground()
    stage.settle()
    #expect(stage.transcript.lines.filter { $0.contains("Appear") }.isEmpty)
    #expect(!log.lines.contains("app.bg"))
    stage.end()
  }

  @Test func disconnectedScene_isFreedAndItsSessionConnectsAgain() throws {
    let stage = Stage(try Device(named: "iPad Pro 13-inch (M4)"))
    let log = Log()
    stage.launch(SceneApp(log), scene: delegate("a", log))
    let activity = NSUserActivity(activityType: "note")
    activity.title = "milk"
    weak var weakRoot: UIViewController?
    var session: UISceneSession?
    do {
      let made = delegate("b", log)
      made.activity = activity
      let scene = stage.connectScene(made)
      weakRoot = made.window?.rootViewController
      session = scene.session
      stage.settle()
      stage.disconnectScene(scene)
    }
    stage.settle()
    #expect(weakRoot == nil)
    #expect(stage.application.connectedScenes.count == 1)
    #expect(stage.application.openSessions.count == 2)
    log.lines = []
    stage.connectScene(delegate("c", log), session: session)
    #expect(log.lines == ["c.connect", "c.restore milk", "c.foreground", "c.active"])
    stage.end()
  }

  @Test func closedScene_losesItsSession() throws {
    let stage = Stage(try Device(named: "iPad Pro 13-inch (M4)"))
    let log = Log()
    stage.launch(SceneApp(log), scene: delegate("a", log))
    let scene = stage.connectScene(delegate("b", log))
    stage.application.requestSceneSessionDestruction(scene.session, options: nil)
    stage.settle()
    #expect(log.lines.suffix(2) == ["b.disconnect", "discard scene-2"])
    #expect(stage.application.openSessions.count == 1)
    stage.end()
  }

  @Test func phone_refusesASecondScene() {
    let stage = Stage()
    var refused: UISceneError?
    stage.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      refused = $0 as? UISceneError
    }
    stage.settle()
    #expect(refused?.code == .multipleScenesNotSupported)
    #expect(!stage.application.supportsMultipleScenes)
    stage.end()
  }

  @Test func configuration_namesTheDelegateClass() {
    let stage = Stage()
    let app = SceneApp(Log())
    app.delegateClass = SceneDelegate.self
    stage.launch(app)
    stage.settle()
    let made = stage.windowScene.delegate as? SceneDelegate
    #expect(made?.log.lines == ["?.connect", "?.foreground", "?.active"])
    #expect(made?.window?.rootViewController?.viewIfLoaded?.window != nil)
    stage.end()
  }

  @Test func backgroundLaunch_buildsTheScreenWithoutComingToTheFront() {
    let stage = Stage()
    let log = Log()
    stage.launch(SceneApp(log), scene: delegate("a", log), inBackground: true)
    stage.settle()
    #expect(log.lines == ["a.connect"])
    #expect(stage.application.applicationState == .background)
    #expect(
      stage.transcript.lines.filter { $0.contains("Appear") } == [
        "UIViewController#1.viewWillAppear(false)", "UIViewController#1.viewIsAppearing(false)",
        "UIViewController#1.viewDidAppear(false)",
      ]
    )
    stage.end()
  }

  @Test func legacyOption_showsWhatTheClaimWouldMean() {
    var device = Device.standard
    device.legacyBackgroundDisappearance = true
    let stage = Stage(device)
    stage.show(UIViewController())
    stage.mark()
    stage.enterBackground()
    stage.settle()
    stage.enterForeground()
    stage.settle()
    #expect(
      stage.transcript.lines.filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "UIViewController#1.viewWillDisappear(false)", "UIViewController#1.viewDidDisappear(false)",
        "UIViewController#1.viewWillAppear(false)", "UIViewController#1.viewIsAppearing(false)",
        "UIViewController#1.viewDidAppear(false)",
      ]
    )
    stage.end()
  }
}
