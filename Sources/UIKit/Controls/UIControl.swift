import CoreGraphics
public import Foundation

/// A view that turns touches into actions.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIControl: UIView {
  var actions = ControlActions()
  private var tracksTouch = false
  private var touchIsInside = false

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action.
  ///
  /// - Parameters:
  ///   - frame: The frame in the future superview, in points.
  ///   - primaryAction: Performed on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.control.apply(to: self, nib) }
  }

  // MARK: - State

  /// Whether the control reacts to touches.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      KeyValueObserving.changed(self, "enabled")
    }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      KeyValueObserving.changed(self, "selected")
    }
  }

  /// Whether the control is highlighted; set while a finger is on it.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      KeyValueObserving.changed(self, "highlighted")
    }
  }

  /// The state, made from `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adapts the appearance to the state.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Where content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content lies from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content lies from side to side, for the present direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The text of a tooltip.
  open var toolTip: String?

  /// Whether the menu opens on a tap.
  open var showsMenuAsPrimaryAction = false

  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false

  /// Where the menu points at, in the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Whether symbols of the control move when they change.
  open var isSymbolAnimationEnabled = false

  // MARK: - Tracking

  /// Whether a finger is being followed.
  open var isTracking: Bool { tracksTouch }

  /// Whether the followed finger is inside.
  open var isTouchInside: Bool { touchIsInside }

  /// Whether to follow a new touch; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on following a touch that moved; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the touch ended inside or outside.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells the control that the touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    touchIsInside = true
    tracksTouch = beginTracking(touch, with: event)
    guard tracksTouch else {
      touchIsInside = false
      return
    }
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, let touch = touches.first else { return }
    let wasInside = touchIsInside
    touchIsInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      tracksTouch = false
      touchIsInside = false
      isHighlighted = false
      return
    }
    if touchIsInside != wasInside {
      isHighlighted = touchIsInside
      send(touchIsInside ? .touchDragEnter : .touchDragExit, event)
    }
    send(touchIsInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Ends to follow the touch and tells where it was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, let touch = touches.first else { return }
    let isInside = isNear(touch)
    touchIsInside = isInside
    endTracking(touch, with: event)
    tracksTouch = false
    touchIsInside = false
    isHighlighted = false
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { touchDidEndInside(with: event) }
  }

  /// Tells that the touch was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch else { return }
    cancelTracking(with: event)
    tracksTouch = false
    touchIsInside = false
    isHighlighted = false
    send(.touchCancel, event)
  }

  /// What a tap means beyond `.touchUpInside`; buttons and switches say.
  func touchDidEndInside(with event: UIEvent?) {}

  /// Whether a touch counts as inside: up to 70 points beyond while it is followed.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  /// Whether taps belong to this control, before recognizers further out.
  var claimsTaps: Bool { false }

  /// Keeps taps on the control from recognizers further out.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard claimsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: - Actions

  /// Sends an action to a target on some events.
  ///
  /// - Parameters:
  ///   - target: The receiver, which is not retained; `nil` for the responder chain.
  ///   - action: A method with no argument, the sender, or the sender and the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target.flatMap { ActionTargets.object($0) }, action, controlEvents)
  }

  /// Stops sending; `nil` stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target.flatMap { ActionTargets.object($0) }, action, controlEvents)
  }

  /// Performs an action on some events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, controlEvents)
  }

  /// Stops performing an action on some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(identifier: action.identifier, controlEvents)
  }

  /// Stops performing the action with an identifier on some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions.remove(identifier: actionIdentifier, controlEvents)
  }

  /// The targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in actions.entries {
      guard case .target(let target, _) = entry.receiver else { continue }
      if target.isChain {
        targets.insert(NSNull())
      } else if let object = target.object as? NSObject {
        targets.insert(object)
      } else if let object = target.object {
        targets.insert(ObjectIdentifier(object))
      }
    }
    return targets
  }

  /// All events for which something is sent.
  open var allControlEvents: Event {
    actions.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the actions that a target gets for an event; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.flatMap { ActionTargets.object($0) }
    var names: [String] = []
    for receiver in actions.receivers(for: controlEvent) {
      guard case .target(let known, let action) = receiver else { continue }
      if object == nil ? known.isChain : known.object === object {
        names.append(action.description)
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a block for each action.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    for entry in actions.entries {
      var stop = false
      switch entry.receiver {
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), entry.events, &stop)
      case .action(let action): iterator(action, nil, entry.events, &stop)
      }
      if stop { return }
    }
  }

  /// Sends one action; every action of the control goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action; every `UIAction` of the control goes through here.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Sends the actions for some events, as if these had happened.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, nil)
  }

  /// Performs the main action of the control.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  func send(_ events: Event, _ event: UIEvent?) {
    for receiver in actions.receivers(for: events) {
      switch receiver {
      case .target(let target, let action):
        if target.isChain {
          sendAction(action, to: nil, for: event)
        } else if let object = target.object {
          sendAction(action, to: object, for: event)
        }
      case .action(let action): sendAction(action)
      }
    }
  }
}
