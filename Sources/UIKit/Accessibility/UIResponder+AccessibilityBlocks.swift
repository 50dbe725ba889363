public import Foundation

/// Blocks that answer for assistive software instead of stored values.
extension UIResponder {
  private var blocks: AccessibilityState.Blocks {
    get { accessibilityIfAny?.blocks ?? AccessibilityState.Blocks() }
    set { accessibility.blocks = newValue }
  }

  /// Says whether the object is an element.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { blocks.isElement }
    set { blocks.isElement = newValue }
  }

  /// Gives the label.
  public var accessibilityLabelBlock: (() -> String?)? {
    get { blocks.label }
    set { blocks.label = newValue }
  }

  /// Gives the hint.
  public var accessibilityHintBlock: (() -> String?)? {
    get { blocks.hint }
    set { blocks.hint = newValue }
  }

  /// Gives the value.
  public var accessibilityValueBlock: (() -> String?)? {
    get { blocks.value }
    set { blocks.value = newValue }
  }

  /// Gives the traits.
  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { blocks.traits }
    set { blocks.traits = newValue }
  }

  /// Gives the identifier.
  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { blocks.identifier }
    set { blocks.identifier = newValue }
  }

  /// Gives the elements inside.
  public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { blocks.elements }
    set { blocks.elements = newValue }
  }

  /// Says whether everything inside is left out.
  public var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { blocks.areElementsHidden }
    set { blocks.areElementsHidden = newValue }
  }

  /// Says whether siblings are left out.
  public var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { blocks.isModal }
    set { blocks.isModal = newValue }
  }

  /// Gives the place on the screen.
  public var accessibilityFrameBlock: (() -> CGRect)? {
    get { blocks.frame }
    set { blocks.frame = newValue }
  }

  /// Gives the point that is touched.
  public var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { blocks.activationPoint }
    set { blocks.activationPoint = newValue }
  }

  /// Gives the further actions.
  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { blocks.actions }
    set { blocks.actions = newValue }
  }

  /// Uses the element; `true` if it was handled.
  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibilityIfAny?.activate }
    set { accessibility.activate = newValue }
  }

  /// Raises the value.
  public var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibilityIfAny?.increment }
    set { accessibility.increment = newValue }
  }

  /// Lowers the value.
  public var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibilityIfAny?.decrement }
    set { accessibility.decrement = newValue }
  }

  /// Leaves; `true` if it was handled.
  public var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibilityIfAny?.escape }
    set { accessibility.escape = newValue }
  }

  /// Performs the app's most likely action; `true` if it was handled.
  public var accessibilityMagicTapBlock: (() -> Bool)? {
    get { accessibilityIfAny?.magicTap }
    set { accessibility.magicTap = newValue }
  }
}

extension UIView {
  /// Whether the view keeps its colours while those of the screen are inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityIfAny?.ignoresInvertColors ?? false }
    set { accessibility.ignoresInvertColors = newValue }
  }
}
