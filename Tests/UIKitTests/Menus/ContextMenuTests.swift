import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Context menus", .serialized)
struct ContextMenuTests {
  @Test func longPress_opensTheMenu_inTheOrderOfTheCallbacks() {
    let scene = MenuScene()
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    #expect(
      scene.log == [
        "configuration", "highlight", "preview", "actions", "willDisplay", "displayed",
      ]
    )
    #expect(ContextMenuPresenter.current.elements.map(\.title) == ["Copy", "Delete"])
    #expect(scene.interaction.menuAppearance == .rich)
    scene.log = []
    scene.tapRow("Delete")
    #expect(scene.log == ["dismissal", "willEnd", "Delete"])
    scene.stage.settle()
    #expect(scene.log.last == "ended")
    #expect(!ContextMenuPresenter.current.isOpen)
    #expect(scene.row("Delete") == nil)
  }

  @Test func shortPress_opensNothing() {
    let scene = MenuScene()
    scene.stage.longPress(scene.view, for: .milliseconds(400))
    #expect(scene.log.isEmpty)
  }

  @Test func noConfiguration_noMenu() {
    let scene = MenuScene()
    scene.hasMenu = false
    scene.stage.longPress(scene.view)
    #expect(scene.log == ["configuration"])
    #expect(!ContextMenuPresenter.current.isOpen)
  }

  @Test func tapBeside_closesTheMenu() {
    let scene = MenuScene()
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    scene.log = []
    scene.stage.tap(at: CGPoint(x: 5, y: 800))
    scene.stage.settle()
    #expect(scene.log == ["dismissal", "willEnd", "ended"])
  }

  @Test func tapOnThePreview_commits() {
    let scene = MenuScene()
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    scene.log = []
    ContextMenuPresenter.current.commitPreview()
    #expect(scene.log == ["commit", "dismissal", "willEnd"])
    scene.stage.settle()
    #expect(scene.log.contains("committed"))
  }

  @Test func previewController_appears_andDisappears() {
    let scene = MenuScene()
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    let preview = ContextMenuPresenter.current.preview
    #expect(preview?.viewIfLoaded?.window != nil)
    scene.interaction.dismissMenu()
    scene.stage.settle()
    #expect(preview?.viewIfLoaded?.window == nil)
    let lines = preview.map { scene.stage.transcript(of: $0).lines } ?? []
    #expect(lines.last?.contains("viewDidDisappear") == true)
  }

  @Test func submenus_inlineMenus_andHiddenElements() {
    let scene = MenuScene()
    scene.children = [
      UIMenu(options: .displayInline, children: [UIAction(title: "One") { _ in }]),
      UIMenu(
        title: "More",
        children: [UIAction(title: "Two") { [weak scene] _ in scene?.log.append("Two") }]
      ),
      UIAction(title: "Never", attributes: .hidden) { _ in },
      UIAction(title: "Off", attributes: .disabled) { [weak scene] _ in scene?.log.append("Off") },
    ]
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    #expect(ContextMenuPresenter.current.elements.map(\.title) == ["One", "More", "Off"])
    scene.log = []
    scene.tapRow("Off")
    #expect(scene.log.isEmpty)
    scene.tapRow("More")
    #expect(ContextMenuPresenter.current.elements.map(\.title) == ["More", "Two"])
    scene.tapRow("Two")
    #expect(scene.log.last == "Two")
  }

  @Test func deferredElements_areLoadedWhenTheMenuOpens() {
    let scene = MenuScene()
    var finish: (([UIMenuElement]) -> Void)?
    scene.children = [UIDeferredMenuElement { finish = $0 }]
    #expect(finish == nil)
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    #expect(scene.row("Loading…") != nil)
    finish?([UIAction(title: "Late") { _ in }])
    #expect(ContextMenuPresenter.current.elements.map(\.title) == ["Late"])
  }

  @Test func keepsMenuPresented_leavesItOpen() {
    let scene = MenuScene()
    scene.children = [
      UIAction(title: "Stay", attributes: .keepsMenuPresented) { [weak scene] _ in
        scene?.log.append("Stay")
      }
    ]
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    scene.log = []
    scene.tapRow("Stay")
    scene.tapRow("Stay")
    #expect(scene.log == ["Stay", "Stay"])
    #expect(ContextMenuPresenter.current.isOpen)
  }

  @Test func updateVisibleMenu_replacesIt() {
    let scene = MenuScene()
    scene.stage.longPress(scene.view)
    scene.stage.settle()
    scene.interaction.updateVisibleMenu { menu in
      menu.replacingChildren([UIAction(title: "New") { _ in }])
    }
    #expect(ContextMenuPresenter.current.elements.map(\.title) == ["New"])
  }

  @Test func drag_fromTheSameView_closesTheMenu() {
    let scene = MenuScene()
    let source = MenuDrag()
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    scene.view.addInteraction(drag)
    let finger = scene.stage.beginDrag(scene.view)
    #expect(ContextMenuPresenter.current.isOpen)
    finger.move(to: CGPoint(x: 300, y: 700))
    #expect(finger.isCarrying)
    #expect(!ContextMenuPresenter.current.isOpen)
    finger.cancel()
    scene.stage.settle()
  }
}

private final class MenuDrag: NSObject, UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}

private final class MenuScene: NSObject, UIContextMenuInteractionDelegate {
  let stage = Stage(.iPhone15Pro)
  let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  var log: [String] = []
  var hasMenu = true
  var children: [UIMenuElement] = []
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  override init() {
    super.init()
    children = ["Copy", "Delete"].map { title in
      UIAction(title: title) { [weak self] _ in self?.log.append(title) }
    }
    let root = UIViewController()
    root.view.addSubview(view)
    view.addInteraction(interaction)
    stage.show(root)
  }

  func row(_ title: String) -> ContextMenuRow? {
    let menu = stage.window.subviews.last as? ContextMenuView
    return menu?.rows.first { $0.accessibilityLabel == title }
  }

  func tapRow(_ title: String) {
    guard let row = row(title) else { return }
    stage.tap(row)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: { [unowned self] in
        log.append("preview")
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        return preview
      },
      actionProvider: { [unowned self] _ in
        log.append("actions")
        return UIMenu(children: children)
      }
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willDisplay")
    animator?.addCompletion { [weak self] in self?.log.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willEnd")
    animator?.addCompletion { [weak self] in self?.log.append("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.addCompletion { [weak self] in self?.log.append("committed") }
  }
}
