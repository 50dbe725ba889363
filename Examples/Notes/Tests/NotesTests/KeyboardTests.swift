import UIKit
import XCTest

@testable import Notes

final class KeyboardTests: XCTestCase {
  private let editor = EditorViewController(
    draft: NoteDraft(note: Fixture.milk),
    drafts: InMemoryDraftStore()
  )

  override func setUp() {
    super.setUp()
    show(editor)
    waitUntil("the editor is laid out") { editor.bodyView.frame.height > 0 }
  }

  private func post(_ name: Notification.Name, height: CGFloat) {
    let bounds = editor.view.window?.bounds ?? .zero
    let frame = CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: max(height, 200)
    )
    NotificationCenter.default.post(
      name: name,
      object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ]
    )
  }

  func testKeyboardMakesRoomBelowTheText() {
    post(UIResponder.keyboardWillShowNotification, height: 258)
    let expected = 258 - editor.view.safeAreaInsets.bottom
    XCTAssertEqual(editor.bodyView.contentInset.bottom, expected, accuracy: 0.5)
    XCTAssertEqual(
      editor.bodyView.verticalScrollIndicatorInsets.bottom,
      expected,
      accuracy: 0.5
    )
  }

  func testRoomIsGivenBack() {
    post(UIResponder.keyboardWillShowNotification, height: 258)
    post(UIResponder.keyboardWillHideNotification, height: 0)
    XCTAssertEqual(editor.bodyView.contentInset.bottom, 0)
  }

  func testKeyboardBelowTheScreenNeedsNoRoom() {
    post(UIResponder.keyboardWillShowNotification, height: 0)
    XCTAssertEqual(editor.bodyView.contentInset.bottom, 0)
  }
}
