import UIKit
import XCTest

@testable import Notes

final class EditorTests: XCTestCase {
  private let drafts = InMemoryDraftStore()
  private let listener = EditorListener()

  private func makeEditor(_ note: Note? = Fixture.milk) -> EditorViewController {
    let editor = EditorViewController(draft: NoteDraft(note: note), drafts: drafts)
    editor.delegate = listener
    return editor
  }

  private func enter(_ text: String, into editor: EditorViewController) {
    editor.titleField.text = text
    editor.titleField.sendActions(for: .editingChanged)
  }

  private var savedTitle: String? {
    drafts.draft(forKey: Fixture.milk.id.uuidString)?.title
  }

  // MARK: - Fields

  func testFieldsShowTheNote() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    XCTAssertEqual(editor.titleField.text, "Milk")
    XCTAssertEqual(editor.bodyView.text, "two bottles\nand cream")
    XCTAssertEqual(editor.title, "Edit Note")
    XCTAssertFalse(editor.isDirty)
    XCTAssertFalse(editor.saveItem.isEnabled)
  }

  func testTypingMakesTheSheetModal() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    XCTAssertFalse(editor.isModalInPresentation)
    enter("Cream", into: editor)
    XCTAssertTrue(editor.isModalInPresentation)
    XCTAssertTrue(editor.saveItem.isEnabled)
    XCTAssertEqual(editor.draft.title, "Cream")
  }

  func testBodyChangesCountToo() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    editor.bodyView.text = "three bottles"
    editor.textViewDidChange(editor.bodyView)
    XCTAssertTrue(editor.isDirty)
    XCTAssertEqual(editor.draft.body, "three bottles")
  }

  func testFieldsFillTheScreen() {
    let editor = makeEditor()
    show(editor)
    waitUntil("the screen is laid out") { editor.bodyView.frame.height > 0 }
    XCTAssertEqual(editor.bodyView.frame.maxY, editor.view.bounds.maxY, accuracy: 0.5)
    XCTAssertLessThan(editor.titleField.frame.maxY, editor.bodyView.frame.minY)
  }

  func testNewNoteStartsWithTheTitle() {
    let editor = makeEditor(nil)
    show(editor)
    waitUntil("the title is first responder") { editor.titleField.isFirstResponder }
    XCTAssertFalse(editor.textFieldShouldReturn(editor.titleField))
    XCTAssertTrue(editor.bodyView.isFirstResponder)
    XCTAssertFalse(editor.titleField.isFirstResponder)
  }

  // MARK: - Finishing

  func testSaveReportsTheDraft() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    enter("Cream", into: editor)
    tap(editor.saveItem)
    XCTAssertEqual(listener.calls, ["finish Cream"])
    XCTAssertFalse(editor.isModalInPresentation)
  }

  func testCancelOfACleanEditorAsksNothing() {
    let editor = makeEditor()
    show(editor)
    waitUntil("the screen appears") { editor.view.window != nil }
    tap(editor.cancelItem)
    XCTAssertEqual(listener.calls, ["cancel"])
    XCTAssertNil(editor.presentedViewController)
  }

  func testCancelOfADirtyEditorAsksFirst() throws {
    let editor = makeEditor()
    show(editor)
    waitUntil("the screen appears") { editor.view.window != nil }
    enter("Cream", into: editor)
    tap(editor.cancelItem)
    waitUntil("the question is asked") { editor.presentedViewController != nil }
    let alert = try XCTUnwrap(editor.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.preferredStyle, .actionSheet)
    XCTAssertEqual(alert.actions.map(\.title), ["Discard Changes", "Save", "Keep Editing"])
    XCTAssertEqual(alert.actions.map(\.style), [.destructive, .default, .cancel])
    XCTAssertEqual(listener.calls, [])
  }

  func testDelegateMaySkipTheQuestion() {
    let editor = makeEditor()
    let bold = BoldEditorListener()
    editor.delegate = bold
    editor.loadViewIfNeeded()
    enter("Cream", into: editor)
    tap(editor.cancelItem)
    XCTAssertEqual(bold.cancelCount, 1)
    XCTAssertNil(savedTitle)
  }

  func testDraggingADirtySheetAsksToo() throws {
    let editor = makeEditor()
    let root = UIViewController()
    show(root)
    let sheet = UINavigationController(rootViewController: editor)
    let shown = expectation(description: "sheet is shown")
    root.present(sheet, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 5)
    enter("Cream", into: editor)
    let presentation = try XCTUnwrap(sheet.presentationController)
    editor.presentationControllerDidAttemptToDismiss(presentation)
    waitUntil("the question is asked") {
      editor.presentedViewController is UIAlertController
    }
  }

  // MARK: - Drafts

  func testDraftIsSavedWhenTheSheetGoes() {
    let editor = makeEditor()
    let root = UIViewController()
    show(root)
    let shown = expectation(description: "sheet is shown")
    root.present(UINavigationController(rootViewController: editor), animated: true) {
      shown.fulfill()
    }
    wait(for: [shown], timeout: 5)
    enter("Cream", into: editor)
    let gone = expectation(description: "sheet is gone")
    root.dismiss(animated: true) { gone.fulfill() }
    wait(for: [gone], timeout: 5)
    XCTAssertEqual(savedTitle, "Cream")
  }

  func testDraftIsSavedInTheBackground() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    editor.autosaveDelay = 1000
    let center = NotificationCenter.default
    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    XCTAssertNil(savedTitle)
    enter("Cream", into: editor)
    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    XCTAssertEqual(savedTitle, "Cream")
  }

  func testDraftIsSavedOnResigningActive() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    enter("Cheese", into: editor)
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification,
      object: UIApplication.shared
    )
    XCTAssertEqual(savedTitle, "Cheese")
  }

  func testDraftIsSavedAfterAPause() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    editor.autosaveDelay = 0.05
    enter("Cream", into: editor)
    enter("Creams", into: editor)
    XCTAssertNil(savedTitle)
    waitUntil("the draft is saved") { savedTitle == "Creams" }
    XCTAssertEqual(drafts.saveCount, 1)
    XCTAssertEqual(listener.calls, ["draft Creams"])
  }

  func testDraftComesBack() {
    drafts.setDraft(
      NoteDraft(noteID: Fixture.milk.id, title: "Half done", body: "x"),
      forKey: Fixture.milk.id.uuidString
    )
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    XCTAssertEqual(editor.titleField.text, "Half done")
    XCTAssertTrue(editor.isDirty)
    tap(editor.saveItem)
    XCTAssertFalse(drafts.hasDrafts)
  }

  func testFinishedEditorSavesNoDraft() {
    let editor = makeEditor()
    editor.loadViewIfNeeded()
    enter("Cream", into: editor)
    editor.discardChanges()
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification,
      object: nil
    )
    XCTAssertFalse(drafts.hasDrafts)
  }
}

/// Writes down what the editor reports.
private final class EditorListener: NSObject, EditorViewControllerDelegate {
  private(set) var calls: [String] = []

  func editor(_ editor: EditorViewController, didFinishWith draft: NoteDraft) {
    calls.append("finish " + draft.title)
  }

  func editorDidCancel(_ editor: EditorViewController) {
    calls.append("cancel")
  }

  func editor(_ editor: EditorViewController, didSaveDraft draft: NoteDraft) {
    calls.append("draft " + draft.title)
  }
}

/// Does not want its user to be asked.
private final class BoldEditorListener: NSObject, EditorViewControllerDelegate {
  private(set) var cancelCount = 0

  func editor(_ editor: EditorViewController, didFinishWith draft: NoteDraft) {}

  func editorDidCancel(_ editor: EditorViewController) {
    cancelCount += 1
  }

  func editorShouldConfirmDiscard(_ editor: EditorViewController) -> Bool {
    false
  }
}
