import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("First responder", .serialized)
struct FirstResponderTests {
  @Test func moving_asksTheNewOne_thenEndsTheOldOne() {
    let play = Play()
    let w = TwoFields(on: play)
    w.a.becomeFirstResponder()
    w.log.lines = []
    w.b.becomeFirstResponder()
    #expect(w.log.lines == ["b.shouldBegin", "a.shouldEnd", "a.didEnd", "b.didBegin"])
    #expect(w.b.isFirstResponder && !w.a.isFirstResponder)
  }

  @Test func refusal_ofEitherSide_keepsTheOldOne() {
    let play = Play()
    let w = TwoFields(on: play)
    w.a.becomeFirstResponder()
    w.log.refuses = ["b.shouldBegin"]
    #expect(!w.b.becomeFirstResponder())
    #expect(w.a.isFirstResponder)
    w.log.refuses = ["a.shouldEnd"]
    #expect(!w.b.becomeFirstResponder())
    #expect(w.a.isFirstResponder && w.a.isEditing)
    #expect(!w.a.resignFirstResponder())
    #expect(KeyboardController.current.isShown)
  }

  @Test func removal_endsEditing_whateverTheDelegateSays() {
    let play = Play()
    let w = TwoFields(on: play)
    w.a.becomeFirstResponder()
    w.log.refuses = ["a.shouldEnd"]
    w.a.removeFromSuperview()
    play.settle()
    #expect(!w.a.isFirstResponder)
    #expect(play.window.firstResponder == nil)
    #expect(!KeyboardController.current.isShown)
  }

  @Test func coveringScreen_takesTheKeyboardAlong() {
    let play = Play()
    let w = TwoFields(on: play)
    w.a.becomeFirstResponder()
    play.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    w.root.present(modal, animated: true)
    play.settle()
    #expect(!w.a.isFirstResponder)
    #expect(!KeyboardController.current.isShown)
  }

  @Test func endEditing_reachesTheFieldBelow() {
    let play = Play()
    let w = TwoFields(on: play)
    w.b.becomeFirstResponder()
    #expect(w.root.view.endEditing(false))
    #expect(!w.b.isFirstResponder)
    play.settle()
    #expect(!KeyboardController.current.isShown)
  }

  @Test func plainResponder_cannotPushARefusingOneAside() {
    let play = Play()
    let w = TwoFields(on: play)
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    w.root.view.addSubview(stubborn)
    #expect(stubborn.becomeFirstResponder())
    #expect(!w.a.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
    #expect(!w.log.lines.contains("a.didBegin"))
  }
}

@MainActor
private final class TwoFields {
  let root = UIViewController()
  let a = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  let b = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  let log: FieldLog

  init(on play: Play) {
    log = FieldLog(a, b)
    play.open(root)
    for field in [a, b] {
      field.delegate = log
      root.view.addSubview(field)
    }
    play.settle()
  }
}

/// Writes down what fields ask and tell, and refuses on demand.
@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refuses: Set<String> = []
  private let a: UITextField

  init(_ a: UITextField, _ b: UITextField) { self.a = a }

  private func note(_ field: UITextField, _ what: String) -> Bool {
    let line = (field === a ? "a." : "b.") + what
    lines.append(line)
    return !refuses.contains(line)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note(textField, "shouldBegin")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = note(textField, "didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note(textField, "shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = note(textField, "didEnd") }
}

private final class Stubborn: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}
