import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Edit menus", .serialized)
struct EditMenuTests {
  @Test func presented_chosenAndDismissed_inOrder() throws {
    let scene = EditScene()
    scene.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "word", sourcePoint: CGPoint(x: 10, y: 20))
    )
    scene.stage.settle()
    #expect(scene.log == ["menu word", "target", "willPresent", "presented"])
    #expect(scene.stage.menuRows == ["Look Up"])
    #expect(scene.interaction.location(in: scene.view) == CGPoint(x: 10, y: 20))
    scene.log = []
    try scene.stage.chooseMenuRow("Look Up")
    scene.stage.settle()
    #expect(scene.log == ["willDismiss", "Look Up", "dismissed"])
    #expect(scene.stage.menuRows.isEmpty)
  }

  @Test func noMenu_presentsNothing() {
    let scene = EditScene()
    scene.hasMenu = false
    scene.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "word", sourcePoint: .zero)
    )
    scene.stage.settle()
    #expect(scene.log == ["menu word"])
    #expect(scene.stage.menuRows.isEmpty)
  }

  @Test func reload_asksAnew() {
    let scene = EditScene()
    scene.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "word", sourcePoint: .zero)
    )
    scene.title = "Translate"
    scene.interaction.reloadVisibleMenu()
    #expect(scene.stage.menuRows == ["Translate"])
    scene.interaction.dismissMenu()
    scene.stage.settle()
    #expect(scene.stage.menuRows.isEmpty)
  }
}

private final class EditScene: NSObject, UIEditMenuInteractionDelegate {
  let stage = Stage(.iPhone15Pro)
  let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  var log: [String] = []
  var hasMenu = true
  var title = "Look Up"
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

  override init() {
    super.init()
    let root = UIViewController()
    root.view.addSubview(view)
    view.addInteraction(interaction)
    stage.show(root)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("menu \(configuration.identifier.base)")
    guard hasMenu else { return nil }
    let title = title
    return UIMenu(children: [UIAction(title: title) { [weak self] _ in self?.log.append(title) }])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    log.append("target")
    return .zero
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("willPresent")
    animator.addCompletion { [weak self] in self?.log.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("willDismiss")
    animator.addCompletion { [weak self] in self?.log.append("dismissed") }
  }
}
