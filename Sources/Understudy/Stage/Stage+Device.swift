public import UIKit

extension Stage {
  /// Sends the app to the background, as the home gesture does.
  public func enterBackground() { application.enterBackground() }

  /// Brings the app back to the front.
  public func enterForeground() { application.enterForeground() }

  /// Tells the app that memory is short.
  public func sendMemoryWarning() { application.simulateMemoryWarning() }

  /// Ends the app from the switcher.
  public func terminate() { application.terminateFromSwitcher() }

  /// Turns the device, and the interface with it.
  public func rotate(to orientation: UIDeviceOrientation) {
    application.rotateDevice(to: orientation)
  }

  /// Chooses between light and dark.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    application.setAppearance(style)
  }

  /// Chooses the text size.
  public func setContentSize(_ category: UIContentSizeCategory) {
    application.setContentSize(category)
  }

  /// Shows the keyboard, as if something became first responder.
  public func showKeyboard() { KeyboardController.current.show() }

  /// Hides the keyboard.
  public func hideKeyboard() { KeyboardController.current.hide() }
}

extension Stage {
  /// Types text into the first responder, asking its delegate as real keys do.
  public func type(_ text: String) { KeyboardController.current.type(text) }

  /// Presses the delete key of the keyboard.
  public func pressDelete() { KeyboardController.current.pressDelete() }

  /// Presses the return key of the keyboard.
  public func pressReturn() { KeyboardController.current.pressReturn() }

  /// Taps a button of an alert: the alert is dismissed, then the action's handler runs.
  ///
  /// - Returns: `false` if the alert has no enabled button of that title, or still moves.
  @discardableResult
  public func tapButton(titled title: String, of alert: UIAlertController) -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }), action.isEnabled else {
      return false
    }
    return alert.trigger(action)
  }
}
