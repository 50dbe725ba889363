import UIKit

extension EditorViewController {
  func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  func observeApplication() {
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(applicationWillLeave),
      name: UIApplication.willResignActiveNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(applicationWillLeave),
      name: UIApplication.didEnterBackgroundNotification,
      object: nil
    )
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let keyboard = view.convert(value.cgRectValue, from: nil)
    let overlap = max(0, bodyView.frame.maxY - keyboard.minY)
    setKeyboardInset(max(0, overlap - view.safeAreaInsets.bottom), notification)
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    setKeyboardInset(0, notification)
  }

  private func setKeyboardInset(_ inset: CGFloat, _ notification: Notification) {
    let key = UIResponder.keyboardAnimationDurationUserInfoKey
    let duration = notification.userInfo?[key] as? Double ?? 0
    UIView.animate(withDuration: duration) {
      self.bodyView.contentInset.bottom = inset
      self.bodyView.verticalScrollIndicatorInsets.bottom = inset
    }
  }

  @objc private func applicationWillLeave() {
    saveDraft()
  }
}
