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
  public func showKeyboard() { unimplemented("the keyboard of a stage") }

  /// Hides the keyboard.
  public func hideKeyboard() { unimplemented("the keyboard of a stage") }
}
