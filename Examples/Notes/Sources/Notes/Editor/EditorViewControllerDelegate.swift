import UIKit

/// Who decides what becomes of an edited note.
@objc protocol EditorViewControllerDelegate: AnyObject {
  func editor(_ editor: EditorViewController, didFinishWith draft: NoteDraft)
  func editorDidCancel(_ editor: EditorViewController)

  @objc optional func editorShouldConfirmDiscard(_ editor: EditorViewController) -> Bool
  @objc optional func editor(_ editor: EditorViewController, didSaveDraft draft: NoteDraft)
}
