import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Keys and the responder chain", .serialized)
struct KeyPressTests {
  @Test func command_ofAController_isPerformed() {
    let scene = KeyScene()
    #expect(scene.stage.press("s", .command))
    #expect(scene.root.log == ["save from UIKeyCommand"])
    #expect(!scene.stage.press("s", [.command, .shift]))
    #expect(scene.stage.keyCommands.contains("Save ⌘S"))
  }

  @Test func plainKey_goesToTheTextField_beforeCommands() {
    let scene = KeyScene()
    scene.root.commands = [scene.root.command("a", [])]
    #expect(scene.stage.press("a"))
    #expect(scene.root.log == ["save from UIKeyCommand"])
    scene.root.field.becomeFirstResponder()
    scene.root.log = []
    #expect(scene.stage.press("a"))
    #expect(scene.root.field.text == "a")
    #expect(scene.root.log.isEmpty)
    scene.root.commands.first?.wantsPriorityOverSystemBehavior = true
    #expect(scene.stage.press("a"))
    #expect(scene.root.field.text == "a")
    #expect(scene.root.log == ["save from UIKeyCommand"])
    // Shift types the capital letter.
    #expect(scene.stage.press("b", .shift))
    #expect(scene.root.field.text == "aB")
    #expect(scene.stage.press(UIKeyCommand.inputDelete))
    #expect(scene.root.field.text == "a")
  }

  @Test func validate_disablesACommand() {
    let scene = KeyScene()
    scene.root.isValid = false
    #expect(!scene.stage.press("s", .command))
    #expect(scene.root.log.isEmpty)
  }

  @Test func presses_goAlongTheChain_untilSomebodyKeepsThem() {
    let scene = KeyScene()
    let view = PressView()
    scene.root.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(!scene.stage.press("x"))
    #expect(view.keys == ["x"])
    view.keeps = true
    #expect(scene.stage.press(UIKeyCommand.inputLeftArrow))
    #expect(view.keys.last == UIKeyCommand.inputLeftArrow)
    #expect(view.codes.last == .keyboardLeftArrow)
  }

  @Test func addedCommands_andRemoval() {
    let scene = KeyScene()
    let command = scene.root.command("k", .command)
    scene.root.addKeyCommand(command)
    #expect(scene.stage.press("k", .command))
    scene.root.removeKeyCommand(command)
    #expect(!scene.stage.press("k", .command))
  }

  @Test func mainMenu_isBuiltByTheDelegate() {
    let stage = Stage(.iPadAir5thGeneration)
    let delegate = MenuDelegate()
    stage.launch(delegate)
    stage.show(KeyController())
    let titles = UIMenuSystem.main.menu.children.map(\.title)
    #expect(titles == ["App", "File", "Edit", "Format", "View", "Go", "Window"])
    #expect(stage.press("g", [.command, .alternate]))
    #expect(delegate.log == ["go"])
    delegate.title = "Jump"
    UIMenuSystem.main.setNeedsRebuild()
    #expect(UIMenuSystem.main.menu.children.map(\.title).contains("Jump"))
  }

  @Test func shake_andRemote_startAtTheTopmostController() {
    let scene = KeyScene()
    scene.stage.shake()
    scene.stage.sendRemoteControl(.remoteControlPlay)
    #expect(scene.root.log == ["shake", "remote 100"])
  }

  // MARK: - Focus

  @Test func tab_movesTheFocusBetweenFields_onTablets() {
    let stage = Stage(.iPadAir5thGeneration)
    let form = FocusForm()
    stage.show(form)
    #expect(stage.press("\t"))
    #expect(stage.focusedView === form.first)
    #expect(form.first.isFirstResponder)
    #expect(stage.press("\t"))
    #expect(stage.focusedView === form.second)
    #expect(form.log == ["nil > first", "first > second"])
    form.allows = false
    stage.press("\t", .shift)
    #expect(stage.focusedView === form.second)
  }

  @Test func phones_haveNoFocus() {
    let stage = Stage(.iPhone15Pro)
    let form = FocusForm()
    stage.show(form)
    #expect(!stage.press("\t"))
    #expect(stage.focusedView == nil)
    #expect(UIFocusSystem.focusSystem(for: form) == nil)
  }

  @Test func requestedFocus_movesWithTheCommit() {
    let stage = Stage(.iPadAir5thGeneration)
    let form = FocusForm()
    stage.show(form)
    UIFocusSystem.focusSystem(for: form)?.requestFocusUpdate(to: form)
    #expect(stage.focusedView == nil)
    stage.settle()
    #expect(stage.focusedView === form.second)
    #expect(form.second.isFocused)
  }
}

private final class FocusForm: UIViewController {
  let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
  var log: [String] = []
  var allows = true

  override func viewDidLoad() {
    super.viewDidLoad()
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    view.addSubview(first)
    view.addSubview(second)
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [second] }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let old = context.previouslyFocusedView?.accessibilityIdentifier ?? "nil"
    let new = context.nextFocusedView?.accessibilityIdentifier ?? "nil"
    log.append("\(old) > \(new)")
  }
}

@MainActor
private final class KeyScene {
  let stage = Stage(.iPhone15Pro)
  let root = KeyController()
  init() { stage.show(root) }
}

private final class KeyController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  var log: [String] = []
  var isValid = true
  lazy var commands = [command("s", .command)]

  func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
    UIKeyCommand(title: "Save", action: Self.save, input: input, modifierFlags: flags)
  }

  static let save = Selector("save:") { (controller: KeyController, call: ObjectiveCCall) in
    let sender: UIKeyCommand = call[0]
    controller.log.append("save from \(type(of: sender))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Self.save || super.canPerformAction(action, withSender: sender)
  }
  override func validate(_ command: UICommand) {
    command.attributes = isValid ? [] : .disabled
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.append("shake")
  }
  override func remoteControlReceived(with event: UIEvent?) {
    log.append("remote \(event?.subtype.rawValue ?? 0)")
  }
}

private final class PressView: UIView {
  var keys: [String] = []
  var codes: [UIKeyboardHIDUsage] = []
  var keeps = false
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.charactersIgnoringModifiers }
    codes += presses.compactMap { $0.key?.keyCode }
    if !keeps { super.pressesBegan(presses, with: event) }
  }
}

private final class MenuDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  var title = "Go"

  static let go = Selector("go:") { (delegate: MenuDelegate, _: ObjectiveCCall) in
    delegate.log.append("go")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Self.go || super.canPerformAction(action, withSender: sender)
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .help)
    let command = UIKeyCommand(
      title: "Go",
      action: Self.go,
      input: "g",
      modifierFlags: [.command, .alternate]
    )
    builder.insertSibling(UIMenu(title: title, children: [command]), afterMenu: .view)
  }
}
