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

  deinit {
    backlink?.cut()
    AssociatedObjects.ownerEnds(self)
  }

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
    guard let next else {
      event?.reachedTheEnd = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.reachedTheEnd = true
      return
    }
    next.pressesChanged(presses, with: event)
  }

  /// Tells the responder that buttons went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.reachedTheEnd = true
      return
    }
    next.pressesEnded(presses, with: event)
  }

  /// Tells the responder that the system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.reachedTheEnd = true
      return
    }
    next.pressesCancelled(presses, with: event)
  }

  /// Tells the responder that a headset or a remote asked for something.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Tells the responder that estimates of touches were corrected; there are none here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Changes a menu of the system; the last responder that is asked is the app's delegate.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Brings a command up to date before it is shown or performed.
  open func validate(_ command: UICommand) {}

  /// The keyboard shortcuts that the responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Accessibility

  /// Whether assistive software treats the object as one thing.
  open var isAccessibilityElement: Bool {
    get { accessibilityIfAny?.givenIsElement ?? AccessibilityDefaults.isElement(self) }
    set { accessibility.isElement = newValue }
  }

  /// What the element is, in a word; labels, buttons and cells give their text.
  open var accessibilityLabel: String? {
    get { accessibilityIfAny?.givenLabel ?? AccessibilityDefaults.label(of: self) }
    set { accessibility.label = newValue.map(AccessibilityText.plain) }
  }

  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityIfAny?.attributed(\.label) ?? .of(accessibilityLabel) }
    set { accessibility.label = newValue.map(AccessibilityText.attributed) }
  }

  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibilityIfAny?.givenHint }
    set { accessibility.hint = newValue.map(AccessibilityText.plain) }
  }

  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityIfAny?.attributed(\.hint) ?? .of(accessibilityHint) }
    set { accessibility.hint = newValue.map(AccessibilityText.attributed) }
  }

  /// The value that the object shows; switches, sliders and text fields give theirs.
  open var accessibilityValue: String? {
    get { accessibilityIfAny?.givenValue ?? AccessibilityDefaults.value(of: self) }
    set { accessibility.value = newValue.map(AccessibilityText.plain) }
  }

  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityIfAny?.attributed(\.value) ?? .of(accessibilityValue) }
    set { accessibility.value = newValue.map(AccessibilityText.attributed) }
  }

  /// What the element is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityIfAny?.givenTraits ?? AccessibilityDefaults.traits(of: self) }
    set { accessibility.traits = newValue }
  }

  /// The name by which tests find the object.
  open var accessibilityIdentifier: String? {
    get { accessibilityIfAny?.givenIdentifier }
    set { accessibility.identifier = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words by which the user's voice may name the element.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityIfAny?.userInputLabels ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words by which the user's voice may name the element, with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }

  /// The language in which the element is read aloud.
  open var accessibilityLanguage: String? {
    get { accessibilityIfAny?.language }
    set { accessibility.language = newValue }
  }

  /// The kind of text, for its pronunciation.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityIfAny?.textualContext }
    set { accessibility.textualContext = newValue }
  }

  /// The elements inside, in reading order.
  open var accessibilityElements: [Any]? {
    get { accessibilityIfAny?.givenElements }
    set { accessibility.elements = newValue }
  }

  /// What automation sees inside; the accessibility elements if not set.
  open var automationElements: [Any]? {
    get { accessibilityIfAny?.automationElements ?? accessibilityElements }
    set { accessibility.automationElements = newValue }
  }

  /// The number of elements inside, for containers that make them one by one.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element inside at an index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// The index of an element inside; `NSNotFound` for strangers.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
      ?? NSNotFound
  }

  /// Whether everything inside is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityIfAny?.givenElementsHidden ?? false }
    set { accessibility.areElementsHidden = newValue }
  }

  /// Whether siblings are left out while the element is shown.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityIfAny?.givenModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// Whether the elements inside are read one after the other, whatever their places.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityIfAny?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// The kind of container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityIfAny?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// How the elements inside are reached by switches and keyboards.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityIfAny?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// Whether a user who points can do something with the element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityIfAny?.respondsToInteraction
        ?? AccessibilityDefaults.respondsToInteraction(self)
    }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// The elements that head the rows or columns of a table that the element is in.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityIfAny?.headers }
    set { accessibility.headers = newValue }
  }

  /// The place of the element on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityIfAny?.givenFrame ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }

  /// The outline of the element on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityIfAny?.path }
    set { accessibility.path = newValue }
  }

  /// Where assistive software touches the element on the screen; its middle if not set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityIfAny?.givenActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// Further actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityIfAny?.givenActions }
    set { accessibility.actions = newValue }
  }

  /// Further ways to search in the element.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityIfAny?.rotors }
    set { accessibility.rotors = newValue }
  }

  /// Called when assistive software uses the element; `true` if it was handled.
  ///
  /// After `false` the activation point is touched.
  open func accessibilityActivate() -> Bool { accessibilityIfAny?.activate?() ?? false }

  /// Called when assistive software raises the value.
  open func accessibilityIncrement() {
    if let block = accessibilityIfAny?.increment { return block() }
    AccessibilityDefaults.adjust(self, up: true)
  }

  /// Called when assistive software lowers the value.
  open func accessibilityDecrement() {
    if let block = accessibilityIfAny?.decrement { return block() }
    AccessibilityDefaults.adjust(self, up: false)
  }

  /// Called when the user scrolls with assistive software; `true` if it was handled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityDefaults.scroll(self, direction)
  }

  /// Called when the user wants to leave; `true` if it was handled.
  open func accessibilityPerformEscape() -> Bool { accessibilityIfAny?.escape?() ?? false }

  /// Called for the app's most likely action; `true` if it was handled.
  open func accessibilityPerformMagicTap() -> Bool { accessibilityIfAny?.magicTap?() ?? false }

  /// Tells the element that assistive software has arrived at it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Tells the element that assistive software has left it.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive software is at the element.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current.isAt(self) }

  /// The assistive software that is at the element.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: - Focus

  /// Where the focus goes first within the view or controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (self as? UIViewController)?.viewIfLoaded.map { [$0] } ?? []
  }

  /// Whether the focus may stop at the view.
  open var canBecomeFocused: Bool { FocusDefaults.canBecomeFocused(self) }

  /// Whether the focus may move; everything around the old and the new item is asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells that the focus moved; everything around the old and the new item hears of it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Asks for the focus to move to where it should be, in the next commit.
  open func setNeedsFocusUpdate() { UIFocusSystem.current?.setNeedsUpdate(from: self) }

  /// Moves the focus now, if somebody asked for it.
  open func updateFocusIfNeeded() { UIFocusSystem.current?.updateFocusIfNeeded() }

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
  open var userActivity: NSUserActivity? {
    didSet {
      oldValue?.responders.removeAll { $0.responder === self }
      userActivity?.responders.append(ActivityResponder(self))
    }
  }

  /// Writes state into an activity; the default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Takes over the state of an activity that goes on here; the default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The identifier of the controller's input mode.
  open var textInputContextIdentifier: String? { nil }
}

extension UIResponder: UIUserActivityRestoring {}
extension UIResponder: UIResponderStandardEditActions {}
