public import Foundation

extension NSNotification.Name {
  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  @preconcurrency @MainActor
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  @preconcurrency @MainActor
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  @preconcurrency @MainActor
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  @preconcurrency @MainActor
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  @preconcurrency @MainActor
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }

  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  @preconcurrency @MainActor
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  @preconcurrency @MainActor
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }

  /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  @preconcurrency @MainActor
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  @preconcurrency @MainActor
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }

  /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }

  /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }

  /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }

  /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }

  /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }

  /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }

  /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  @preconcurrency @MainActor
  public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }

  /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  @preconcurrency @MainActor
  public static var UIWindowDidBecomeHidden: NSNotification.Name {
    UIWindow.didBecomeHiddenNotification
  }

  /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  @preconcurrency @MainActor
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }

  /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  @preconcurrency @MainActor
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }

  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// The name of `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }

  /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }

  /// The name of `UIDevice.proximityStateDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }

  /// The name of `UIScreen.brightnessDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }

  /// The name of `UIScreen.modeDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIScreenModeDidChange: NSNotification.Name {
    UIScreen.modeDidChangeNotification
  }

  /// The name of `UIScreen.didConnectNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  @preconcurrency @MainActor
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }

  /// The name of `UIScreen.didDisconnectNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  @preconcurrency @MainActor
  public static var UIScreenDidDisconnect: NSNotification.Name {
    UIScreen.didDisconnectNotification
  }

  /// The name of `UIScreen.capturedDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.capturedDidChangeNotification")
  @preconcurrency @MainActor
  public static var UIScreenCapturedDidChange: NSNotification.Name {
    UIScreen.capturedDidChangeNotification
  }

  /// The name of `UIMenuController.willShowMenuNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: NSNotification.Name {
    UIMenuController.willShowMenuNotification
  }

  /// The name of `UIMenuController.didShowMenuNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: NSNotification.Name {
    UIMenuController.didShowMenuNotification
  }

  /// The name of `UIMenuController.willHideMenuNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: NSNotification.Name {
    UIMenuController.willHideMenuNotification
  }

  /// The name of `UIMenuController.didHideMenuNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }

  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }

  /// The name of `UITableView.selectionDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  @preconcurrency @MainActor
  public static var UITableViewSelectionDidChange: NSNotification.Name {
    UITableView.selectionDidChangeNotification
  }

  /// The name of `UIPasteboard.changedNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }

  /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }

  /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` before Swift 4.2.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }

  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` before Swift 4.2.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification"
  )
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
}
