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

  /// Changes how the device is held and set up while the app runs.
  ///
  /// ```swift
  /// try stage.use("landscape dark xxl")
  /// ```
  ///
  /// Each word takes effect as the user's action of that kind does; what is not named stays.
  ///
  /// - Parameter words: Words of ``Qualifier``, separated by spaces.
  /// - Throws: ``DeviceError`` for words that are not understood, and for those about the size of
  ///   everything and the version of the system, which are chosen before the app starts.
  public func use(_ words: String) throws(DeviceError) {
    // Reads all words first, so that a wrong one changes nothing.
    _ = try device.with(words)
    let qualifiers = words.split(whereSeparator: \.isWhitespace)
      .compactMap { Qualifier(String($0)) }
    for qualifier in qualifiers {
      switch qualifier {
      case .zoomed, .system:
        throw .impossible(
          qualifier.word,
          device: device.word,
          reason: "it is chosen before the app starts"
        )
      default: break
      }
    }
    for qualifier in qualifiers { use(qualifier) }
  }

  private func use(_ qualifier: Qualifier) {
    switch qualifier {
    case .orientation(let value): rotate(to: value)
    case .multitasking(let value): multitask(value)
    case .appearance(let value): setAppearance(value)
    case .contentSize(let value): setContentSize(value)
    case .layoutDirection(let value): application.setLayoutDirection(value)
    case .contrast(let value): application.setContrast(value)
    case .legibilityWeight(let value): application.setLegibilityWeight(value)
    case .reducesMotion(let value): application.setReducesMotion(value)
    case .zoomed, .system: break
    }
  }

  /// Gives the app another part of the screen, as the user does with the divider.
  ///
  /// Controllers get `willTransition` if a size class changes, then `viewWillTransition`.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - scene: The scene; the first one if there are several.
  public func multitask(_ part: Multitasking, _ scene: UIWindowScene? = nil) {
    application.setShare(part.share, of: scene ?? windowScene)
  }

  /// Gives the window of the app any size, as the user does with its corner.
  ///
  /// The size is kept within the screen and the scene's `sizeRestrictions`.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scene: The scene; the first one if there are several.
  public func resize(to size: CGSize, _ scene: UIWindowScene? = nil) {
    application.setShare(.free(size), of: scene ?? windowScene)
  }

  /// Plugs a keyboard in or out; with one the device shows no keys on its screen.
  public func connectHardwareKeyboard(_ isConnected: Bool = true) {
    KeyboardController.current.setHardwareKeyboard(isConnected)
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

extension SimulatedDevice {
  /// The state of a device at the start of an app.
  convenience init(_ device: Device) {
    self.init(device.facts)
    systemVersion = device.systemVersion
    legacyBackgroundDisappearance = device.legacyBackgroundDisappearance
    rotate(to: device.orientation)
    setAppearance(device.appearance)
    setContentSize(device.contentSize)
    layoutDirection = device.layoutDirection
    accessibilityContrast = device.contrast
    legibilityWeight = device.legibilityWeight
    reducesMotion = device.reducesMotion
  }
}
