import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Text: questions while typing", .serialized)
struct EditingQuestionTests {
  @Test func newerQuestion_takesThePlaceOfTheOlder() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let recorder = BothQuestions()
    field.delegate = recorder
    stage.show(UIViewController()).view.addSubview(field)
    stage.turn()
    field.becomeFirstResponder()
    stage.type("a")
    #expect(recorder.log == ["ranges 1 a"])
    #expect(field.text == "a")
  }

  @Test func typing_keepsTheCursorInSight() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    view.font = .systemFont(ofSize: 17)
    stage.show(UIViewController()).view.addSubview(view)
    stage.turn()
    view.becomeFirstResponder()
    stage.type("a\nb\nc\nd\ne\nf")
    stage.settle()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 0)
    #expect(caret.maxY <= view.contentOffset.y + view.bounds.height + 0.5)
  }
}

@MainActor
private final class BothQuestions: NSObject, UITextFieldDelegate {
  var log: [String] = []
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("range \(string)")
    return true
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    log.append("ranges \(ranges.count) \(string)")
    return true
  }
}
