import Foundation
import Testing
import UIKit
import Understudy

private final class Screen: UIViewController {
  var style = UIStatusBarStyle.default
  var isBarHidden = false
  var hidesIndicator = false
  var mask = UIInterfaceOrientationMask.allButUpsideDown
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

private final class Shell: UIViewController {
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}

@MainActor @Suite("What the system asks controllers", .serialized)
struct SystemAppearanceTests {
  @Test func statusBar_followsTheChainOfChildren() {
    let stage = Stage()
    let screen = Screen()
    screen.style = .lightContent
    screen.isBarHidden = true
    screen.hidesIndicator = true
    let shell = Shell()
    shell.addChild(screen)
    let navigation = UINavigationController(rootViewController: shell)
    navigation.isNavigationBarHidden = true
    stage.show(navigation)
    let manager = stage.windowScene.statusBarManager
    #expect(manager?.statusBarStyle == .lightContent)
    #expect(manager?.isStatusBarHidden == true)
    #expect(manager?.statusBarFrame == .zero)
    stage.end()
  }

  @Test func navigationBar_decidesAboutTheStyle_notTheTop() {
    let stage = Stage()
    let screen = Screen()
    screen.style = .darkContent
    let navigation = stage.show(UINavigationController(rootViewController: screen))
    #expect(stage.windowScene.statusBarManager?.statusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(stage.windowScene.statusBarManager?.statusBarStyle == .lightContent)
    stage.end()
  }

  @Test func sheet_leavesTheStatusBarToItsPresenter_unlessItCapturesIt() {
    for captures in [false, true] {
      let stage = Stage()
      let below = stage.show(Screen())
      let sheet = Screen()
      sheet.style = .lightContent
      sheet.modalPresentationCapturesStatusBarAppearance = captures
      below.present(sheet, animated: false)
      stage.settle()
      let style = stage.windowScene.statusBarManager?.statusBarStyle
      #expect(style == (captures ? .lightContent : .default))
      stage.end()
    }
  }

  @Test func hiddenStatusBar_onAHomeButtonPhone_givesItsPlaceToTheContent() throws {
    let stage = Stage(try Device(named: "iPhone SE (2nd generation)"))
    let screen = stage.show(Screen())
    #expect(screen.view.safeAreaInsets.top == 20)
    screen.isBarHidden = true
    screen.setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(screen.view.safeAreaInsets.top == 0)
    stage.end()
  }

  @Test func hiddenStatusBar_onAPhoneWithANotch_keepsTheSafeArea() {
    let stage = Stage()
    let screen = stage.show(Screen())
    let before = screen.view.safeAreaInsets
    screen.isBarHidden = true
    screen.setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(screen.view.safeAreaInsets == before)
    stage.end()
  }

  @Test func supportedOrientations_thatChange_turnTheScreen() {
    let stage = Stage()
    let screen = stage.show(Screen())
    stage.mark()
    screen.mask = .landscape
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.settle()
    #expect(stage.windowScene.interfaceOrientation == .landscapeRight)
    #expect(screen.view.bounds.width > screen.view.bounds.height)
    #expect(stage.transcript.lines.contains { $0.contains("viewWillTransition") })
    screen.mask = .all
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.settle()
    #expect(stage.windowScene.interfaceOrientation == .portrait)
    stage.end()
  }

  @Test func geometryRequest_thatNobodySupports_isRefused() {
    let stage = Stage()
    let screen = stage.show(Screen())
    screen.mask = .portrait
    var code: UISceneError.Code?
    stage.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      code = ($0 as? UISceneError)?.code
    }
    stage.settle()
    #expect(code == .geometryRequestDenied)
    #expect(stage.windowScene.interfaceOrientation == .portrait)
    stage.end()
  }
}
