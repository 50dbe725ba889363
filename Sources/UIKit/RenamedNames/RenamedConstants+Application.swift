/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// The name of `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The name of `UIContentSizeCategory.newValueUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }

/// The name of `UIKeyCommand.inputUpArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

/// The name of `UIKeyCommand.inputDownArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

/// The name of `UIKeyCommand.inputLeftArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

/// The name of `UIKeyCommand.inputRightArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

/// The name of `UIKeyCommand.inputEscape` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// The name of `UINib.OptionsKey.externalObjects` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINib.OptionsKey.externalObjects")
public var UINibExternalObjects: UINib.OptionsKey { UINib.OptionsKey.externalObjects }
