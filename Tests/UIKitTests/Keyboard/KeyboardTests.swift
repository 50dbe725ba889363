import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Keyboard", .serialized)
struct KeyboardTests {
  private static let shows = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
  private static let hides = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]

  @Test func secondField_isSilent_sinceiOS11() {
    let w = Form()
    w.field.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    w.second.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == [])
    w.play.application.device.systemVersion = "10.3"
    w.field.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
  }

  @Test func otherHeight_isTold_withoutHiding() {
    let w = Form()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    w.second.inputAccessoryView = bar
    w.field.becomeFirstResponder()
    w.play.settle()
    _ = w.events.take()
    w.second.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    #expect(w.events.begin == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(w.events.end == CGRect(x: 0, y: 472, width: 393, height: 380))
  }

  @Test func inputView_takesThePlaceOfTheKeys() {
    let w = Form()
    w.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    w.field.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.end == CGRect(x: 0, y: 652, width: 393, height: 200))
    w.field.inputView = nil
    w.play.settle()
    #expect(w.events.end.height == 200)
    w.field.reloadInputViews()
    w.play.settle()
    #expect(w.events.end.height == 336)
  }

  @Test func object_isTheScreen_sinceiOS16_1() {
    let w = Form()
    w.field.becomeFirstResponder()
    #expect(w.events.object as? UIScreen === UIScreen.main)
    w.field.resignFirstResponder()
    w.play.settle()
    w.play.application.device.systemVersion = "16.0"
    w.field.becomeFirstResponder()
    #expect(w.events.object == nil)
  }

  // MARK: - Keyboards of their own

  @Test func hardwareKeyboard_showsNothing_butAnAccessory() {
    let w = Form()
    KeyboardController.current.setHardwareKeyboard(true)
    w.field.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == [])
    #expect(w.field.isFirstResponder)
    w.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    w.field.reloadInputViews()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    #expect(w.events.end.height == 44)
    KeyboardController.current.type("abc")
    #expect(w.field.text == "abc")
  }

  @Test func pluggingIn_hides_unplugging_shows() {
    let w = Form()
    w.field.becomeFirstResponder()
    w.play.settle()
    _ = w.events.take()
    KeyboardController.current.setHardwareKeyboard(true)
    w.play.settle()
    #expect(w.events.take() == Self.hides)
    KeyboardController.current.setHardwareKeyboard(false)
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    #expect(w.field.isFirstResponder)
  }

  // MARK: - Responders of an app's own

  @Test func controller_bringsAnAccessory() {
    let screen = AccessoryScreen()
    let w = Form(screen)
    screen.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    #expect(w.events.end.height == 50)
    screen.view.addSubview(w.field)
    w.field.becomeFirstResponder()
    w.play.settle()
    // The accessory is found up the chain.
    #expect(w.events.end.height == 386)
    _ = w.events.take()
    screen.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    #expect(w.events.end.height == 50)
    screen.resignFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.hides)
  }

  @Test func keyInput_getsKeys() {
    let w = Form()
    let pad = KeyPad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    w.root.view.addSubview(pad)
    pad.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.shows)
    KeyboardController.current.type("ab")
    KeyboardController.current.pressReturn()
    KeyboardController.current.pressDelete()
    #expect(pad.keys == ["a", "b", "\n", "<"])
    let plain = Plain(frame: .zero)
    w.root.view.addSubview(plain)
    plain.becomeFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.hides)
  }

  // MARK: - Turning

  @Test func rotation_hides_andShowsWhenItIsOver() {
    let w = Form()
    w.field.becomeFirstResponder()
    w.play.settle()
    _ = w.events.take()
    w.play.application.rotateDevice(to: .landscapeLeft)
    #expect(w.events.take() == ["willChangeFrame", "willHide"])
    #expect(KeyboardController.current.isShown)
    w.play.settle()
    #expect(
      w.events.take()
        == [
          "didChangeFrame", "didHide", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
        ]
    )
    #expect(w.events.begin == CGRect(x: 0, y: 393, width: 852, height: 219))
    #expect(w.events.end == CGRect(x: 0, y: 174, width: 852, height: 219))
  }

  @Test func resigningDuringARotation_showsNoMore() {
    let w = Form()
    w.field.becomeFirstResponder()
    w.play.settle()
    _ = w.events.take()
    w.play.application.rotateDevice(to: .landscapeLeft)
    w.field.resignFirstResponder()
    w.play.settle()
    #expect(w.events.take() == Self.hides)
    #expect(!KeyboardController.current.isShown)
  }

  // MARK: - The guide

  @Test func guide_movesWhatHangsOnIt_besideTheKeyboard() {
    let w = Form()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    w.root.view.addSubview(bar)
    let guide = w.root.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: w.root.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    w.play.settle()
    #expect(bar.frame.maxY == 818)
    w.field.becomeFirstResponder()
    #expect(bar.frame.maxY == 516)
    #expect(bar.layer.hasAnimations)
    w.play.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    w.field.resignFirstResponder()
    w.play.settle()
    #expect(bar.frame.maxY == 818)
    guide.usesBottomSafeArea = false
    w.play.settle()
    #expect(bar.frame.maxY == 852)
  }

  @Test func guide_knowsTheDockedPlace() {
    let w = Form()
    let (near, away, aside) = (UIView(), UIView(), UIView())
    let guide = w.root.view.keyboardLayoutGuide
    let width = { (view: UIView) in view.widthAnchor.constraint(equalToConstant: 1) }
    let constraints = [width(near), width(away), width(aside)]
    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([constraints[2]], activeWhenNearEdge: .leading)
    #expect(constraints.map(\.isActive) == [true, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [constraints[0]])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [constraints[1]])
    guide.removeAllTrackedConstraints()
    #expect(constraints.map(\.isActive) == [false, false, false])
  }
}

/// A screen with two fields, and a log of what the keyboard posts.
@MainActor
private final class Form {
  let play = Play("iPhone 15")
  let root: UIViewController
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  let second = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  let events = KeyboardEvents()

  init(_ root: UIViewController = UIViewController()) {
    self.root = root
    play.open(root)
    root.view.addSubview(field)
    root.view.addSubview(second)
    play.settle()
  }
}

/// Notes the notifications of the keyboard.
@MainActor
private final class KeyboardEvents {
  private(set) var names: [String] = []
  private(set) var begin = CGRect.zero
  private(set) var end = CGRect.zero
  private(set) var object: AnyObject?
  private var tokens: [any NSObjectProtocol] = []

  init() {
    for name in [
      "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
    ] {
      let token = NotificationCenter.default.addObserver(
        forName: Notification.Name("UIKeyboard\(name)Notification"),
        object: nil,
        queue: nil
      ) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.note(name, notification) }
      }
      tokens.append(token)
    }
  }

  isolated deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }

  private func note(_ name: String, _ notification: Notification) {
    names.append(name.prefix(1).lowercased() + name.dropFirst())
    let info = notification.userInfo ?? [:]
    begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
    end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    object = notification.object as AnyObject?
  }

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

private final class AccessoryScreen: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

private final class KeyPad: UIView, UIKeyInput {
  var keys: [String] = []
  var hasText: Bool { !keys.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { keys.append(text) }
  func deleteBackward() { keys.append("<") }
}

private final class Plain: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
