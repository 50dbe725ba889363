public import Foundation

/// An object that can handle events and knows who is asked next.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What assistive software is told; nil until something is set.
  var accessibilityIfAny: AccessibilityState?
  /// Where others look for the responder without owning it; nil until somebody does.
  @exclusivity(unchecked) nonisolated(unsafe) var backlink: Backlink?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  deinit { backlink?.cut() }

  /// Answers a message that is looked up by name; ported classes override it.
  @_spi(Porting)
  open func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool { false }

  // MARK: - The chain

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether the responder receives keyboard events and motion first.
  open var isFirstResponder: Bool { firstResponderHost?.firstResponder === self }

  /// Whether the responder may become the first one; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is willing to give the first place away.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become the first responder of the window.
  ///
  /// Fails off window, when `canBecomeFirstResponder` is false, or when the
  /// present first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let host = firstResponderHost else { return false }
    if host.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = host.firstResponder {
      guard present.canResignFirstResponder else { return false }
      host.successor = self
      defer { host.successor = nil }
      guard present.resignFirstResponder() else { return false }
    }
    host.firstResponder = self
    // Text inputs show the keyboard at their own moment.
    if !(self is any KeyboardClient) {
      KeyboardController.current.firstResponderDidChange(to: self)
    }
    return true
  }

  /// Gives the first place away.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let host = firstResponderHost, host.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    host.firstResponder = nil
    if host.successor == nil, !(self is any KeyboardClient), KeyboardController.current.isShown {
      KeyboardController.current.hide(after: self)
    }
    return true
  }

  /// The window whose first responder this object can be.
  package var firstResponderHost: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController, let view = controller.viewIfLoaded {
        return view.window
      }
      responder = current.next
    }
    return nil
  }

  // MARK: - Events

  /// Tells the responder that fingers touched down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells the responder that a motion began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that a motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion was interrupted.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder that buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that buttons went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that the system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keyboard shortcuts that the responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Accessibility

  /// Whether assistive software treats the object as one thing.
  open var isAccessibilityElement: Bool {
    get { accessibilityIfAny?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// What the element is, in a word.
  open var accessibilityLabel: String? {
    get { accessibilityIfAny?.label }
    set { accessibility.label = newValue }
  }

  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibilityIfAny?.hint }
    set { accessibility.hint = newValue }
  }

  /// The value that the object shows.
  open var accessibilityValue: String? {
    get { accessibilityIfAny?.value }
    set { accessibility.value = newValue }
  }

  /// What the element is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityIfAny?.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// The name by which tests find the object.
  open var accessibilityIdentifier: String? {
    get { accessibilityIfAny?.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The elements inside, in reading order.
  open var accessibilityElements: [Any]? {
    get { accessibilityIfAny?.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether everything inside is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityIfAny?.areElementsHidden ?? false }
    set { accessibility.areElementsHidden = newValue }
  }

  /// Whether siblings are left out while the element is shown.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityIfAny?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// The place of the element on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityIfAny?.frame ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }

  /// Called when assistive software uses the element; `true` if it was handled.
  open func accessibilityActivate() -> Bool { false }

  /// Called when assistive software raises the value.
  open func accessibilityIncrement() {}

  /// Called when assistive software lowers the value.
  open func accessibilityDecrement() {}

  /// Called when the user wants to leave; `true` if it was handled.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called for the app's most likely action; `true` if it was handled.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: - Nibs

  /// Called when the object was made from a nib and connected.
  open func awakeFromNib() {}

  /// Called when Interface Builder draws the object.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Standard editing

  /// Puts what is selected on the pasteboard and takes it away; for subclasses.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected on the pasteboard; for subclasses.
  open func copy(_ sender: Any?) {}

  /// Inserts what is on the pasteboard; for subclasses.
  open func paste(_ sender: Any?) {}

  /// Inserts what is on the pasteboard in the style of the place; for subclasses.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Selects something; for subclasses.
  open func select(_ sender: Any?) {}

  /// Selects everything; for subclasses.
  open func selectAll(_ sender: Any?) {}

  /// Takes away what is selected; for subclasses.
  open func delete(_ sender: Any?) {}

  /// Makes what is selected bold, or no longer so; for subclasses.
  open func toggleBoldface(_ sender: Any?) {}

  /// Makes what is selected italic, or no longer so; for subclasses.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines what is selected, or no longer so; for subclasses.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes what is selected larger; for subclasses.
  open func increaseSize(_ sender: Any?) {}

  /// Makes what is selected smaller; for subclasses.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: - Actions and input

  /// Whether the responder performs an action; the default asks for the method.
  ///
  /// Of the standard actions of the edit menu only those count that a subclass has.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let isStandard = StandardEditing.names.contains(action.description)
    return isStandard
      ? ObjectiveC.hasMember(self, action.description) : action.isUnderstood(by: self)
  }

  /// The responder, from this one onwards, that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  /// The view that replaces the keyboard; one of a responder further up the chain counts, too.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; one of a responder further up the chain counts, too.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view that replaces the keyboard; its view counts as `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view above the keyboard; its view counts as `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The keyboard that the responder wants; the one in use unless overridden.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Takes over input views that changed while the responder is the first one.
  open func reloadInputViews() {
    if isFirstResponder { KeyboardController.current.firstResponderDidChange(to: self) }
  }

  /// The activity that represents the responder's state.
  open var userActivity: NSUserActivity?

  /// Writes state into an activity; the default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Takes over the state of an activity that goes on here; the default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The identifier of the controller's input mode.
  open var textInputContextIdentifier: String? { nil }
}

extension UIResponder: UIUserActivityRestoring {}
extension UIResponder: UIResponderStandardEditActions {}
