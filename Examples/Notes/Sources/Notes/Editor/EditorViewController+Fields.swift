import UIKit

extension EditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bodyView.becomeFirstResponder()
    return false
  }
}

extension EditorViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    textDidChange()
  }
}

// MARK: - Discarding

extension EditorViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    confirmDiscard()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.editorDidCancel(self)
  }

  func confirmDiscard() {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(
      title: nil,
      message: "Your changes have not been saved.",
      preferredStyle: .actionSheet
    )
    alert.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        self?.discardChanges()
      }
    )
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in
        self?.saveTapped(nil)
      }
    )
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = cancelItem
    present(alert, animated: true)
  }
}
