import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

final class StartedApp: UIResponder, UIApplicationDelegate {
  var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

final class StartedScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

@MainActor
@Suite("Starting an app by its main function", .serialized)
struct ApplicationStartTests {
  private static let manifest: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).StartedScene",
          ]
        ]
      ]
    ]
  ]

  private func host() -> Stage {
    let stage = Stage()
    stage.application.isHost = true
    return stage
  }

  @Test func mainFunction_launchesTheDelegateOfTheName() throws {
    let stage = host()
    UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(StartedApp.self))
    let delegate = try #require(UIApplication.shared.delegate as? StartedApp)
    #expect(delegate.launches == 1)
    #expect(stage.application.applicationState == .active)
  }

  @Test func mainOfADelegate_launchesIt() throws {
    let stage = host()
    StartedApp.main()
    #expect((stage.application.delegate as? StartedApp)?.launches == 1)
  }

  @Test func mainFunction_withoutDelegate_leavesAnActiveApp() {
    let stage = host()
    UIApplicationMain(0, CommandLine.unsafeArgv, nil, nil)
    #expect(stage.application.delegate == nil)
    #expect(stage.application.applicationState == .active)
  }

  @Test func mainFunction_withUnknownClass_raises() {
    let stage = host()
    let caught = stage.catchExceptions {
      UIApplicationMain(0, CommandLine.unsafeArgv, nil, "Nobody")
    }
    #expect(caught.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(stage.application.delegate == nil)
  }

  @Test func sceneManifest_namesTheDelegateOfTheScene() {
    let stage = host()
    stage.application.info = ApplicationInfo(Self.manifest, module: "UIKitTests")
    StartedApp.main()
    #expect(stage.windowScene.delegate is StartedScene)
  }

  @Test func classNames_knowThoseOfTheSystem() {
    #expect(ClassNames.find("UIView") == UIView.self)
    #expect(ClassNames.find("NSObject") == NSObject.self)
    #expect(ClassNames.find(NSStringFromClass(StartedApp.self)) == StartedApp.self)
    #expect(ClassNames.find("Nobody") == nil)
  }

  @Test func tableController_loadsItsTableBelowTheStatusBar() {
    let stage = Stage(.iPhone8)
    let controller = UITableViewController()
    let bar = UIApplication.shared.statusBarFrame.height
    #expect(bar == 20)
    #expect(controller.view.frame.minY == bar)
    #expect(controller.view.frame.height == UIScreen.main.bounds.height - bar)
    stage.show(controller)
    #expect(controller.view.frame == stage.window.bounds)
  }
}
