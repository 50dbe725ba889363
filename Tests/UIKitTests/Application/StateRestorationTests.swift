import Foundation
import Testing
import UIKit
import Understudy

/// A screen that saves a draft.
private final class Editor: UIViewController {
  var draft = ""
  var log: Log?

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    log?.lines.append("encode \(restorationIdentifier ?? "?")")
    coder.encode(draft, forKey: "draft")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    draft = coder.decodeObject(forKey: "draft") as? String ?? ""
    log?.lines.append("decode \(restorationIdentifier ?? "?")")
  }

  override func applicationFinishedRestoringState() {
    log?.lines.append("finished \(restorationIdentifier ?? "?")")
  }
}

/// A container of the app's own; it encodes its child only if told so.
private final class Drawer: UIViewController {
  var encodesChild = false

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if encodesChild { coder.encode(children.first, forKey: "content") }
  }
}

private final class Log {
  var lines: [String] = []
}

private final class App: UIResponder, UIApplicationDelegate {
  var savesState = true
  var root: UIViewController?
  var window: UIWindow?
  let log = Log()
  /// Makes the controllers that do not exist yet.
  var make: ([String]) -> UIViewController? = { _ in nil }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.lines.append("willFinish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.lines.append("didFinish")
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    savesState
  }

  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { coder.decodeInteger(forKey: "version") == 2 }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(2, forKey: "version")
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    log.lines.append("didDecode")
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { make(identifierComponents) }
}

@MainActor @Suite("State restoration", .serialized)
struct StateRestorationTests {
  private func editor(_ identifier: String?, _ draft: String = "", log: Log? = nil) -> Editor {
    let editor = Editor()
    editor.restorationIdentifier = identifier
    editor.draft = draft
    editor.log = log
    return editor
  }

  private func navigation(_ controllers: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.restorationIdentifier = "nav"
    navigation.viewControllers = controllers
    return navigation
  }

  /// Runs an app into the background and gives what it saved.
  private func save(_ root: UIViewController, _ app: App = App()) -> SavedState? {
    let stage = Stage()
    app.root = root
    stage.launch(app)
    stage.settle()
    stage.enterBackground()
    defer { stage.end() }
    return stage.savedState
  }

  @Test func stack_savedAndRestored_comesBackWithItsState() throws {
    let saved = try #require(save(navigation([editor("list"), editor("note", "milk")])))
    #expect(saved.paths == ["nav", "nav/list", "nav/note"])

    let stage = Stage()
    let app = App()
    let restored = navigation([editor("list", log: app.log)])
    app.root = restored
    app.make = { $0 == ["nav", "note"] ? self.editor("note", log: app.log) : nil }
    stage.launch(app, restoring: saved)
    stage.settle()
    #expect(restored.viewControllers.map(\.restorationIdentifier) == ["list", "note"])
    #expect((restored.topViewController as? Editor)?.draft == "milk")
    #expect(
      app.log.lines == [
        "willFinish", "decode list", "decode note", "didDecode", "finished list", "finished note",
        "didFinish",
      ]
    )
    #expect(restored.topViewController?.view.window != nil)
    stage.end()
  }

  @Test func controllerWithoutIdentifier_isLeftOut_withEverythingBelow() throws {
    let inner = navigation([editor("list")])
    inner.restorationIdentifier = nil
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = [inner, editor("other")]
    #expect(save(tabs)?.paths == ["tabs", "tabs/other"])
  }

  @Test func delegateThatDoesNotWantIt_savesNothing() {
    let app = App()
    app.savesState = false
    #expect(save(navigation([editor("list")]), app) == nil)
  }

  @Test func customContainer_isAskedAloneUnlessItEncodesItsChild() {
    for encodesChild in [false, true] {
      let drawer = Drawer()
      drawer.restorationIdentifier = "drawer"
      drawer.encodesChild = encodesChild
      let log = Log()
      let content = editor("content", log: log)
      drawer.addChild(content)
      drawer.view.addSubview(content.view)
      content.didMove(toParent: drawer)
      let saved = save(drawer)
      #expect(saved?.paths == (encodesChild ? ["drawer", "drawer/content"] : ["drawer"]))
      #expect(log.lines == (encodesChild ? ["encode content"] : []))
    }
  }

  @Test func selectedTabAndPresentedController_comeBack() throws {
    func make() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [editor("one"), editor("two")]
      return tabs
    }
    let first = Stage()
    let app = App()
    let tabs = make()
    app.root = tabs
    first.launch(app)
    first.settle()
    tabs.selectedIndex = 1
    tabs.present(editor("sheet", "half"), animated: false)
    first.settle()
    first.enterBackground()
    let saved = try #require(first.savedState)
    first.end()

    let stage = Stage()
    let again = App()
    let restored = make()
    again.root = restored
    again.make = { $0.last == "sheet" ? self.editor("sheet") : nil }
    stage.launch(again, restoring: saved)
    stage.settle()
    #expect(restored.selectedIndex == 1)
    #expect((restored.presentedViewController as? Editor)?.draft == "half")
    stage.end()
  }

  @Test func scrollView_withIdentifier_keepsItsOffset() throws {
    func make() -> (Editor, UIScrollView) {
      let screen = editor("screen")
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 1000)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.restorationIdentifier = "scroll"
      screen.view.addSubview(scroll)
      return (screen, scroll)
    }
    let (screen, scroll) = make()
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    let saved = try #require(save(screen))
    let stage = Stage()
    let app = App()
    let (again, restored) = make()
    app.root = again
    stage.launch(app, restoring: saved)
    stage.settle()
    #expect(restored.contentOffset == CGPoint(x: 0, y: 250))
    stage.end()
  }

  @Test func valueThatCannotBeSaved_raisesWithTypeAndKey() {
    struct Opaque {}
    final class Careless: UIViewController {
      override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(Opaque(), forKey: "thing")
      }
    }
    let stage = Stage()
    let app = App()
    app.root = Careless()
    app.root?.restorationIdentifier = "careless"
    stage.launch(app)
    let exceptions = stage.catchExceptions { stage.enterBackground() }
    #expect(exceptions.map(\.name) == ["NSInvalidArgumentException"])
    #expect(exceptions.first?.reason.contains("Opaque") ?? false)
    #expect(exceptions.first?.reason.contains("'thing'") ?? false)
    stage.end()
  }
}
