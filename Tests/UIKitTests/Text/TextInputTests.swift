import Testing
import Understudy
import Foundation

@testable import UIKit

@MainActor
@Suite("Text input: places, marked text, standard actions", .serialized)
struct TextInputTests {
  private func field(_ stage: Stage, _ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.text = text
    stage.show(UIViewController()).view.addSubview(field)
    stage.turn()
    return field
  }

  @Test func caret_movesWithThePlace_andPointsLeadBack() throws {
    let stage = Stage()
    let field = field(stage, "Hello world")
    let start = field.caretRect(for: field.beginningOfDocument)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let caret = field.caretRect(for: place)
    #expect(start.minX == 0)
    #expect(caret.minX > start.minX)
    let found = try #require(field.closestPosition(to: CGPoint(x: caret.minX + 1, y: caret.midY)))
    #expect(field.offset(from: field.beginningOfDocument, to: found) == 5)
    #expect(field.compare(place, to: found) == .orderedSame)
    let end = field.caretRect(for: field.endOfDocument)
    let range = try #require(field.textRange(from: place, to: field.endOfDocument))
    #expect(field.firstRect(for: range).maxX == end.minX)
    #expect(field.selectionRects(for: range).count == 1)
  }

  @Test func caret_ofCentredText_isInTheMiddle() {
    let stage = Stage()
    let field = field(stage, "")
    field.textAlignment = .center
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 150)
  }

  @Test func textView_findsPlacesOnEachLine() throws {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.text = "one\ntwo"
    stage.show(UIViewController()).view.addSubview(view)
    stage.turn()
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    #expect(view.caretRect(for: view.beginningOfDocument).minY == 8)
    #expect(view.caretRect(for: second).minY > 20)
    #expect(view.caretRect(for: second).minX == 5)
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: all).count == 2)
    let below = try #require(
      view.position(from: view.beginningOfDocument, in: .down, offset: 1)
    )
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 4)
    let hit = try #require(view.characterRange(at: CGPoint(x: 6, y: 12)))
    #expect(view.text(in: hit) == "o")
  }

  @Test func markedText_isReplacedUntilItIsFinal() {
    let stage = Stage()
    let field = field(stage, "a")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "aか")
    #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "か")
    #expect(changes == 2)
    field.insertText("香")
    #expect(field.text == "a香")
    #expect(field.markedTextRange == nil)
    field.setMarkedText("x", selectedRange: NSRange(location: 0, length: 0))
    field.unmarkText()
    field.insertText("y")
    #expect(field.text == "a香yx")
  }

  @Test func tokenizer_findsWords() throws {
    let stage = Stage()
    let field = field(stage, "Hello world")
    let inside = try #require(field.position(from: field.beginningOfDocument, offset: 8))
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(
        inside,
        with: .word,
        inDirection: .storage(.forward)
      )
    )
    #expect(field.text(in: word) == "world")
    #expect(
      field.tokenizer.isPosition(
        word.end,
        atBoundary: .word,
        inDirection: .storage(.forward)
      )
    )
  }

  @Test func paste_asksTheDelegate_andJoinsLines() {
    let stage = Stage()
    let field = field(stage, "")
    let recorder = FieldRecorder()
    field.delegate = recorder
    UIPasteboard.general.string = "a\nb"
    #expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
    field.becomeFirstResponder()
    #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
    field.paste(nil)
    #expect(field.text == "a b")
    #expect(recorder.log == ["change (0, 0) a b"])
  }

  @Test func copyAndCut_takeTheSelection_butNotOfHiddenText() {
    let stage = Stage()
    let field = field(stage, "one two")
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.beginningOfDocument
    )
    field.select(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one")
    field.cut(nil)
    #expect(field.text == " two")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one")
  }

  @Test func hiddenText_isReplacedByTheFirstKey() {
    let stage = Stage()
    let field = field(stage, "secret")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.type("n")
    #expect(field.text == "n")
    stage.type("e")
    #expect(field.text == "ne")
  }

  @Test func standardActions_areNotThoseOfAnyView() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    #expect(!UIView().canPerformAction(Selector("copy:"), withSender: nil))
  }

  @Test func inputViewController_typesThroughItsProxy() {
    let stage = Stage()
    let field = field(stage, "ab")
    field.becomeFirstResponder()
    let keyboard = UIInputViewController()
    let proxy = keyboard.textDocumentProxy
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.insertText("X")
    #expect(field.text == "aXb")
    #expect(proxy.documentContextBeforeInput == "aX")
    #expect(proxy.documentContextAfterInput == "b")
    proxy.deleteBackward()
    #expect(field.text == "ab")
  }

  @Test func inputMode_changesAndTells() {
    let stage = Stage()
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US"])
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    stage.useKeyboard("de-DE")
    NotificationCenter.default.removeObserver(token)
    #expect(told == 1)
    #expect(UIView().textInputMode?.primaryLanguage == "de-DE")
  }

  @Test func checker_knowsTheTestsWords() {
    let stage = Stage()
    stage.misspell("teh", guesses: ["the"])
    let checker = UITextChecker()
    let text = "so teh end"
    let all = NSRange(location: 0, length: 10)
    let found = checker.rangeOfMisspelledWord(
      in: text,
      range: all,
      startingAt: 0,
      wrap: false,
      language: "en"
    )
    #expect(found == NSRange(location: 3, length: 3))
    #expect(checker.guesses(forWordRange: found, in: text, language: "en") == ["the"])
    checker.ignoreWord("teh")
    #expect(
      checker.rangeOfMisspelledWord(
        in: text,
        range: all,
        startingAt: 0,
        wrap: true,
        language: "en"
      ).location == NSNotFound
    )
  }
}

@MainActor
private final class FieldRecorder: NSObject, UITextFieldDelegate {
  var log: [String] = []

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("change (\(range.location), \(range.length)) \(string)")
    return true
  }
}
