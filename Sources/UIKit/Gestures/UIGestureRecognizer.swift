import CoreGraphics
public import Foundation

/// Watches touches on a view and tells targets what they mean.
///
/// The state moves along fixed edges. Before it leaves `.possible`, the view and
/// the delegate are asked, recognizers that must fail first are waited for, and
/// others that share a touch are made to fail. Targets hear about the outcome
/// when all recognizers have seen the event.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come.
  public enum State: Int, Sendable {
    /// Nothing recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture ended, or a discrete one was recognized.
    case ended
    /// The system or the app stopped the gesture.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// A discrete gesture was recognized; the same as `.ended`.
    public static let recognized = State.ended
  }

  var rawState = State.possible
  var pendingState: State?
  var actions = ActionTargets()
  var activeTouches: [UITouch] = []
  /// All touches since the last reset, lifted ones too.
  var sequenceTouches: [UITouch] = []
  var failureRequirements: [WeakRecognizer] = []
  var heldModifiers: UIKeyModifierFlags = []
  private var isOn = true

  /// Creates a recognizer that sends an action to a target.
  ///
  /// - Parameters:
  ///   - target: The receiver, which is not retained.
  ///   - action: A method with no or one argument, the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer from an archive; the class is not `NSCoding`, so subclasses need not have it.
  public init?(coder: NSCoder) {
    super.init()
    if let nib = coder.nib { decode(nib) }
  }

  /// Tells the recognizer that all objects of its nib are there and connected.
  open func awakeFromNib() {}

  // MARK: - Targets

  /// Adds a receiver of the outcome; a pair that is there already is not added again.
  open func addTarget(_ target: Any, action: Selector) {
    actions.add(target, action)
  }

  /// Removes receivers; `nil` stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.remove(target, action)
  }

  /// Calls a block about every outcome; for parts of UIKit and for tests.
  package func addHandler(_ handler: @escaping () -> Void) {
    actions.handlers.append(handler)
  }

  // MARK: - State

  /// How far the recognizer has come; only subclasses set it.
  open var state: State {
    get { rawState }
    set { GestureArbiter.current.request(newValue, for: self) }
  }

  /// Asked before the recognizer begins and about others that share its touches.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer looks at touches; switching it off cancels the gesture.
  open var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      if !newValue { GestureArbiter.current.cancel(self) }
    }
  }

  /// The view that the recognizer is attached to.
  open internal(set) var view: UIView? {
    get { attachedView }
    set { attachedView = newValue }
  }
  @Backward private var attachedView: UIView?

  /// Whether the view's touches are cancelled once the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view hears of touches only after the gesture failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears of lifted fingers only after the gesture failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are looked at, as numbers.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The kinds of presses that are looked at, as numbers.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether only touches of one kind are looked at.
  open var requiresExclusiveTouchType = true

  /// A name for debugging.
  open var name: String?

  /// Makes this recognizer wait until another one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Whether the recognizer itself lets the gesture begin; asked after view and delegate.
  var mayBegin: Bool { true }

  /// Whether the recognizer waits for more although no finger is down.
  var waitsWithoutTouches: Bool { false }

  // MARK: - Touches

  /// The middle of the touches in a view; in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let places = activeTouches.map { $0.location(in: view) }
    guard !places.isEmpty else { return lastLocation(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count,
      y: places.reduce(0) { $0 + $1.y } / count
    )
  }

  /// The number of touches.
  open var numberOfTouches: Int { activeTouches.count }

  /// The place of one touch in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard activeTouches.indices.contains(touchIndex) else { return .zero }
    return activeTouches[touchIndex].location(in: view)
  }

  private var lastWindowLocation = CGPoint.zero
  @Backward private var lastWindow: UIWindow?

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view, let lastWindow, view !== lastWindow else { return lastWindowLocation }
    return view.convert(lastWindowLocation, from: lastWindow)
  }

  func rememberLocation() {
    guard !activeTouches.isEmpty else { return }
    lastWindow = activeTouches.first?.window
    lastWindowLocation = location(in: nil)
  }

  // MARK: - For subclasses

  /// Tells the recognizer that fingers touched down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that the system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Prepares for the next gesture; called when all touches are over.
  open func reset() {}

  /// Gives up a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeAll { $0 === touch }
    sequenceTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Gives up a button.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Tells the recognizer that buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that the force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that buttons went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that the system took buttons away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that estimates of touches were corrected; there are none here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The modifier keys that are held during the gesture.
  open var modifierFlags: UIKeyModifierFlags { heldModifiers }

  /// The buttons of a pointer that are held during the gesture.
  open var buttonMask: UIEvent.ButtonMask { activeTouches.isEmpty ? [] : .primary }

  /// Whether this recognizer stops another one that shares a touch.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer stops this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another one fails.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one fails.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recognizer looks at an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A reference to a recognizer that does not keep it alive.
@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
