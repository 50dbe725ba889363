import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Text views: links and attachments", .serialized)
struct TextItemTests {
  private func view(_ stage: Stage, _ recorder: any UITextViewDelegate) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.isEditable = false
    let text = NSMutableAttributedString(string: "see here now")
    text.addAttributes(
      [.link: "https://example.com"],
      range: NSRange(location: 4, length: 4)
    )
    view.attributedText = text
    view.delegate = recorder
    stage.show(UIViewController()).view.addSubview(view)
    stage.turn()
    return view
  }

  private func tap(_ offset: Int, of view: UITextView, _ stage: Stage) {
    let place = UITextPosition(offset: offset)
    let caret = view.caretRect(for: place)
    stage.tap(at: view.convert(CGPoint(x: caret.minX + 2, y: caret.midY), to: nil))
  }

  @Test func link_asksTheOlderQuestion() {
    let stage = Stage()
    let recorder = OldDelegate()
    let view = view(stage, recorder)
    tap(1, of: view, stage)
    #expect(recorder.log.isEmpty)
    tap(5, of: view, stage)
    #expect(recorder.log == ["https://example.com 4 4"])
  }

  @Test func link_takesTheNewerAction() {
    let stage = Stage()
    let recorder = NewDelegate()
    let view = view(stage, recorder)
    tap(5, of: view, stage)
    #expect(recorder.log == ["item", "ran"])
  }

  @Test func selection_isToldBeforeTheText() {
    let stage = Stage()
    let recorder = OrderDelegate()
    let view = view(stage, recorder)
    view.isEditable = true
    view.becomeFirstResponder()
    recorder.log = []
    stage.type("a")
    #expect(recorder.log == ["should", "selection", "change"])
  }
}

@MainActor
private final class OldDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
    return false
  }
}

@MainActor
private final class NewDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    log.append("item")
    return UIAction { [weak self] _ in self?.log.append("ran") }
  }
}

@MainActor
private final class OrderDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    log.append("should")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { log.append("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
}
