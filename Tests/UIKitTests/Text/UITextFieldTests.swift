import Testing

@_spi(Porting) @testable import UIKit

@MainActor
@Suite("Text fields and the keyboard", .serialized)
struct UITextFieldTests {
  @Test func becomingFirst_beginsEditingBeforeTheKeyboard() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    let keyboard = KeyboardLog(log)
    #expect(field.becomeFirstResponder())
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "willChangeFrame", "willShow",
      ]
    )
    play.settle()
    #expect(log.lines.suffix(2) == ["didChangeFrame", "didShow"])
    #expect(field.isEditing && field.isFirstResponder)
    _ = keyboard
  }

  @Test func keyboard_reportsFramesDurationAndCurve() throws {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    let box = Info()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { note in box.values = note.userInfo ?? [:] }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    let info = box.values
    let screen = UIScreen.main.bounds
    let height = play.application.device.keyboardHeight
    let value = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(
      value.cgRectValue
        == CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    )
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == value.cgRectValue)
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
    #expect(begin?.minY == screen.height)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test func moving_toAnotherField_keepsTheKeyboard() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    let other = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 34))
    field.superview?.addSubview(other)
    field.becomeFirstResponder()
    play.settle()
    log.lines = []
    let keyboard = KeyboardLog(log)
    other.becomeFirstResponder()
    play.settle()
    #expect(!log.lines.contains("willHide"))
    #expect(log.lines.first == "shouldEnd")
    #expect(other.isFirstResponder && !field.isEditing)
    _ = keyboard
  }

  @Test func resigning_hidesTheKeyboard() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    field.becomeFirstResponder()
    play.settle()
    log.lines = []
    let keyboard = KeyboardLog(log)
    field.resignFirstResponder()
    play.settle()
    #expect(
      log.lines == [
        "shouldEnd", "didEnd", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ]
    )
    _ = keyboard
  }

  @Test func leavingTheWindow_endsEditing() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(!KeyboardController.current.isShown)
  }

  @Test func delegate_canRefuse() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    log.allowsBegin = false
    #expect(!field.becomeFirstResponder())
    #expect(!KeyboardController.current.isShown)
    log.allowsBegin = true
    field.becomeFirstResponder()
    log.allowsEnd = false
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test func typing_asksAndTells() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    log.lines = []
    KeyboardController.current.type("ab")
    #expect(field.text == "ab")
    #expect(events == 2)
    #expect(log.lines.first == "change 0+0 a")
    KeyboardController.current.pressDelete()
    #expect(field.text == "a")
    log.allowsChange = false
    KeyboardController.current.type("z")
    #expect(field.text == "a")
    field.text = "set"
    #expect(events == 3)
  }

  @Test func returnKey_resignsOnlyForDidEndOnExit() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    field.becomeFirstResponder()
    KeyboardController.current.pressReturn()
    #expect(field.isFirstResponder)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    KeyboardController.current.pressReturn()
    #expect(!field.isFirstResponder)
  }

  @Test func selection_movesAndReplaces() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    field.text = "hello"
    let start = field.beginningOfDocument
    let end = field.position(from: start, offset: 2)
    let range = end.flatMap { field.textRange(from: start, to: $0) }
    #expect(range.flatMap { field.text(in: $0) } == "he")
    if let range { field.replace(range, withText: "j") }
    #expect(field.text == "jllo")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test func sideViews_takeSpaceFromTheText() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    play.settle()
    #expect(field.leftView?.superview === field)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
  }

  private func open(_ play: Play) -> (UITextField, FieldLog) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let log = FieldLog()
    let root = UIViewController()
    root.view.addSubview(field)
    play.open(root)
    field.delegate = log
    return (field, log)
  }

  @Test func tap_beginsEditing() {
    let play = Play()
    let (field, log) = open(play)
    defer { withExtendedLifetime((play, log)) {} }
    let touches = TouchSequence(window: play.window)
    touches.begin(at: [CGPoint(x: 100, y: 17)])
    touches.end()
    #expect(field.isFirstResponder)
  }
}

private final class Info: @unchecked Sendable {
  var values: [AnyHashable: Any] = [:]
}

@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("shouldBegin")
    return allowsBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("shouldEnd")
    return allowsEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("change \(range.location)+\(range.length) \(string)")
    return allowsChange
  }
}

/// Notes keyboard notifications in a field's log while it lives.
@MainActor
private final class KeyboardLog {
  private var tokens: [any NSObjectProtocol] = []

  init(_ log: FieldLog) {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    for (name, text) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { log.lines.append(text) }
        }
      )
    }
  }

  deinit {
    MainActor.assumeIsolated {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
}
