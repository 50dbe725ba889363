import Foundation

// Objects that are no responders, but whose views speak for them.

/// What an object that is no responder tells assistive software.
private enum AccessibilityStates {
  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(
    byteCount: 1,
    alignment: 1
  )

  static func existing(_ object: AnyObject) -> AccessibilityState? {
    objc_getAssociatedObject(object, key) as? AccessibilityState
  }

  static func made(_ object: AnyObject) -> AccessibilityState {
    if let state = existing(object) { return state }
    let state = AccessibilityState()
    objc_setAssociatedObject(object, key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return state
  }
}

extension UIBarItem: UIAccessibilityIdentification {
  /// What the item is, in a word; its title if nothing is set.
  public var accessibilityLabel: String? {
    get { AccessibilityStates.existing(self)?.givenLabel }
    set { AccessibilityStates.made(self).label = newValue.map(AccessibilityText.plain) }
  }

  /// What happens when the item is used.
  public var accessibilityHint: String? {
    get { AccessibilityStates.existing(self)?.givenHint }
    set { AccessibilityStates.made(self).hint = newValue.map(AccessibilityText.plain) }
  }

  /// The value that the item shows.
  public var accessibilityValue: String? {
    get { AccessibilityStates.existing(self)?.givenValue }
    set { AccessibilityStates.made(self).value = newValue.map(AccessibilityText.plain) }
  }

  /// What the item is and does.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityStates.existing(self)?.givenTraits ?? .button }
    set { AccessibilityStates.made(self).traits = newValue }
  }

  /// The name by which tests find the item.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStates.existing(self)?.givenIdentifier }
    set { AccessibilityStates.made(self).identifier = newValue }
  }

  /// Whether assistive software sees the item.
  public var isAccessibilityElement: Bool {
    get { AccessibilityStates.existing(self)?.givenIsElement ?? true }
    set { AccessibilityStates.made(self).isElement = newValue }
  }

  /// The words by which the user's voice may name the item.
  public var accessibilityUserInputLabels: [String]? {
    get { AccessibilityStates.existing(self)?.userInputLabels }
    set { AccessibilityStates.made(self).userInputLabels = newValue }
  }
}

extension UIImage {
  /// What the image shows, in a word.
  public var accessibilityLabel: String? {
    get { AccessibilityStates.existing(self)?.givenLabel }
    set { AccessibilityStates.made(self).label = newValue.map(AccessibilityText.plain) }
  }

  /// The name by which tests find the image.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStates.existing(self)?.givenIdentifier }
    set { AccessibilityStates.made(self).identifier = newValue }
  }

  /// Whether assistive software sees the image.
  public var isAccessibilityElement: Bool {
    get { AccessibilityStates.existing(self)?.givenIsElement ?? false }
    set { AccessibilityStates.made(self).isElement = newValue }
  }
}

extension UIAlertAction: UIAccessibilityIdentification {
  /// What the action is, in a word; its title if nothing is set.
  public var accessibilityLabel: String? {
    get { AccessibilityStates.existing(self)?.givenLabel }
    set { AccessibilityStates.made(self).label = newValue.map(AccessibilityText.plain) }
  }

  /// The name by which tests find the action.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStates.existing(self)?.givenIdentifier }
    set { AccessibilityStates.made(self).identifier = newValue }
  }
}

extension UIContextualAction {
  /// What the action is, in a word; its title if nothing is set.
  public var accessibilityLabel: String? {
    get { AccessibilityStates.existing(self)?.givenLabel }
    set { AccessibilityStates.made(self).label = newValue.map(AccessibilityText.plain) }
  }

  /// The name by which tests find the action.
  public var accessibilityIdentifier: String? {
    get { AccessibilityStates.existing(self)?.givenIdentifier }
    set { AccessibilityStates.made(self).identifier = newValue }
  }
}

extension UIMenuElement {
  /// What the element is, in a word; its title if nothing is set.
  public var accessibilityLabel: String? {
    get { AccessibilityStates.existing(self)?.givenLabel }
    set { AccessibilityStates.made(self).label = newValue.map(AccessibilityText.plain) }
  }
}
