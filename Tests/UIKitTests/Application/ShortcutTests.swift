import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Quick actions and large content", .serialized)
struct ShortcutTests {
  @Test func quickAction_reachesTheDelegateOfTheScene() {
    let stage = Stage()
    let (delegate, scene) = (ShortcutApp(), ShortcutScene())
    stage.launch(delegate, scene: scene)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(stage.performShortcut(item) == true)
    #expect(scene.types == ["new"])
    #expect(delegate.types.isEmpty)
  }

  @Test func quickAction_withoutScenes_reachesTheDelegateOfTheApp() {
    let stage = Stage()
    let delegate = ShortcutApp()
    stage.launch(delegate)
    let item = UIMutableApplicationShortcutItem(type: "old", localizedTitle: "Old")
    item.localizedTitle = "Older"
    #expect(stage.performShortcut(item) == true)
    #expect(delegate.types == ["old"])
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "Older")
  }

  @Test func largeContent_isShownForLargeTextOnly() {
    let stage = Stage()
    let root = UIViewController()
    let bar = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Home", for: .normal)
    button.showsLargeContentViewer = true
    let log = LargeLog()
    bar.addInteraction(UILargeContentViewerInteraction(delegate: log))
    bar.addSubview(button)
    root.view.addSubview(bar)
    stage.show(root)
    stage.longPress(button)
    #expect(log.titles.isEmpty)
    stage.setContentSize(.accessibilityLarge)
    #expect(UILargeContentViewerInteraction.isEnabled)
    stage.longPress(button)
    #expect(log.titles == ["Home"])
  }
}

private final class LargeLog: NSObject, UILargeContentViewerInteractionDelegate {
  var titles: [String?] = []
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { titles.append(item?.largeContentTitle) }
}

private final class ShortcutApp: UIResponder, UIApplicationDelegate {
  var types: [String] = []
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    types.append(shortcutItem.type)
    completionHandler(true)
  }
}

private final class ShortcutScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var types: [String] = []
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    types.append(shortcutItem.type)
    completionHandler(true)
  }
}
