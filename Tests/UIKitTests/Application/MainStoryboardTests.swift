import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// What happened during a launch, in order.
@MainActor
private enum LaunchLog {
  static var events: [String] = []
}

private final class BoardApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow? { didSet { LaunchLog.events.append("window") } }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.events.append("willFinish \(window?.rootViewController?.title ?? "none")")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.events.append("didFinish key \(window?.isKeyWindow == true)")
    return true
  }
}

private final class WindowlessApp: UIResponder, UIApplicationDelegate {}

// Not private, as it is found by its name.
final class BoardScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let root = window?.rootViewController?.title ?? "none"
    LaunchLog.events.append("willConnect \(root) hidden \(window?.isHidden == true)")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    LaunchLog.events.append("willEnterForeground hidden \(window?.isHidden == true)")
  }
}

private final class SceneBoardApp: UIResponder, UIApplicationDelegate {
  var storyboard: UIStoryboard?

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.storyboard = storyboard
    configuration.delegateClass = BoardScene.self
    return configuration
  }
}

@MainActor
@Suite("Launching with a main storyboard", .serialized)
struct MainStoryboardTests {
  private func board(_ title: String) -> String {
    InterfaceFixture.storyboard(
      InterfaceFixture.scene(
        "<viewController id=\"a\" title=\"\(title)\"><view key=\"view\" id=\"v\"/></viewController>"
      ),
      initial: "a"
    )
  }

  private func launch(
    _ delegate: any UIApplicationDelegate,
    _ list: [String: Any],
    _ fixture: InterfaceFixture,
    on device: Device = .iPhone15
  ) -> Stage {
    let stage = Stage(device)
    stage.application.isHost = true
    stage.application.info = ApplicationInfo(list, module: "App", bundle: fixture.bundle)
    LaunchLog.events = []
    stage.application.launch(delegate)
    return stage
  }

  // RULES 13 (A): storyboard, willFinish, restoration, didFinish, didBecomeActive.
  @Test func appWithoutScenes_hasItsWindowBeforeItIsAskedAndInViewAfterwards() throws {
    let fixture = try InterfaceFixture(["Main.storyboard": board("First")])
    let app = BoardApp()
    let stage = launch(app, ["UIMainStoryboardFile": "Main"], fixture)
    #expect(LaunchLog.events == ["window", "willFinish First", "didFinish key false"])
    let window = try #require(app.window)
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(window.windowScene === stage.windowScene)
    #expect(window.rootViewController?.isViewLoaded == true)
    #expect(stage.application.applicationState == .active)
  }

  @Test func tablet_takesTheStoryboardThatIsForIt() throws {
    let fixture = try InterfaceFixture([
      "Main.storyboard": board("Phone"), "Base.lproj/Pad.storyboard": board("Pad"),
    ])
    let list = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad"]
    let phone = BoardApp()
    _ = launch(phone, list, fixture)
    #expect(phone.window?.rootViewController?.title == "Phone")
    let pad = BoardApp()
    _ = launch(pad, list, fixture, on: .iPadPro11Inch)
    #expect(pad.window?.rootViewController?.title == "Pad")
  }

  @Test func delegateWithItsOwnWindow_keepsIt() throws {
    let fixture = try InterfaceFixture(["Main.storyboard": board("First")])
    let stage = Stage()
    let app = BoardApp()
    let own = UIWindow(windowScene: stage.windowScene)
    app.window = own
    stage.application.info = ApplicationInfo(
      ["UIMainStoryboardFile": "Main"],
      module: "App",
      bundle: fixture.bundle
    )
    stage.application.launch(app)
    #expect(app.window === own)
    #expect(own.rootViewController?.title == "First")
    #expect(own.isKeyWindow)
  }

  @Test func delegateWithoutWindow_isToldOnTheConsole() throws {
    let fixture = try InterfaceFixture(["Main.storyboard": board("First")])
    let stage = launch(WindowlessApp(), ["UIMainStoryboardFile": "Main"], fixture)
    #expect(stage.windowScene.windows.allSatisfy { $0.rootViewController?.title != "First" })
  }

  // RULES 15 (B).
  @Test func storyboardThatDoesNotExist_raises() throws {
    let fixture = try InterfaceFixture(["Main.storyboard": board("First")])
    let stage = Stage()
    stage.application.info = ApplicationInfo(
      ["UIMainStoryboardFile": "Nain"],
      module: "App",
      bundle: fixture.bundle
    )
    let caught = stage.catchExceptions { stage.application.launch(BoardApp()) }
    #expect(caught.first?.name == "NSInvalidArgumentException")
    #expect(
      caught.first?.reason.hasPrefix("Could not find a storyboard named 'Nain' in bundle") == true
    )
  }

  // A, `UISceneConfiguration.storyboard`: the interface is there when the delegate is told.
  @Test func scene_hasItsRootBeforeItConnectsAndIsInViewAfterwards() throws {
    let fixture = try InterfaceFixture(["Main.storyboard": board("First")])
    let app = SceneBoardApp()
    let stage = Stage()
    app.storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    LaunchLog.events = []
    stage.application.launch(app)
    #expect(
      LaunchLog.events == ["willConnect First hidden true", "willEnterForeground hidden false"]
    )
    let delegate = try #require(stage.windowScene.delegate as? BoardScene)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.windowScene === stage.windowScene)
  }

  @Test func sceneManifest_namesTheStoryboardAndHidesTheAppsOwn() throws {
    let fixture = try InterfaceFixture([
      "Main.storyboard": board("First"), "Other.storyboard": board("Other"),
    ])
    let entry = [
      "UISceneDelegateClassName": NSStringFromClass(BoardScene.self),
      "UISceneStoryboardFile": "Other",
    ]
    let list: [String: Any] = [
      "UIMainStoryboardFile": "Main",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ],
    ]
    let app = BoardApp()
    let stage = launch(app, list, fixture)
    #expect(app.window == nil)
    let delegate = try #require(stage.windowScene.delegate as? BoardScene)
    #expect(delegate.window?.rootViewController?.title == "Other")
    #expect(stage.windowScene.session.configuration.storyboard != nil)
  }

  @Test func mainNib_isNoted() throws {
    let fixture = try InterfaceFixture([:])
    let stage = launch(BoardApp(), ["NSMainNibFile": "MainWindow"], fixture)
    #expect(stage.application.startNotes.first?.contains("'MainWindow'") == true)
  }
}
