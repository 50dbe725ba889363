import Clockwork
import CoreGraphics
public import Foundation

/// A control with a minus and a plus.
///
/// A tap steps when the finger is lifted. A finger that stays steps half a second after it
/// touched down, and then again and again, if `autorepeat` is on; all in virtual time.
///
/// - Evidence: Apple's documentation of the members (A); the delays are from memory (D)
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let firstDelay = Duration.milliseconds(500)
  private static let nextDelay = Duration.milliseconds(100)
  private var current = 0.0
  private var repeating: ScheduledWork?
  private var hasRepeated = false
  private var valueAtTouch = 0.0
  private var goesUp = false
  private var images: [ImageKey: UIImage] = [:]

  private enum ImagePart: Hashable { case background, increment, decrement, divider }

  private struct ImageKey: Hashable {
    let part: ImagePart
    let state: UIControl.State
    var right: UIControl.State?
  }

  /// Creates a stepper from 0 to 100; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.stepper.apply(to: self, nib) }
  }

  /// The value, kept within the range; setting it sends no event.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  private var lowest = 0.0
  private var highest = 100.0
  private var stepSize = 1.0

  /// The smallest value; one that is not below the largest raises.
  open var minimumValue: Double {
    get { lowest }
    set {
      guard newValue < highest else {
        return raise(.stepperRange("minimumValue", newValue, "less than maximumValue"))
      }
      lowest = newValue
      value = current
    }
  }

  /// The largest value; one that is not above the smallest raises.
  open var maximumValue: Double {
    get { highest }
    set {
      guard newValue > lowest else {
        return raise(.stepperRange("maximumValue", newValue, "greater than minimumValue"))
      }
      highest = newValue
      value = current
    }
  }

  /// The size of a step; one that is not positive raises.
  open var stepValue: Double {
    get { stepSize }
    set {
      guard newValue > 0 else {
        return raise(.stepperRange("stepValue", newValue, "greater than 0"))
      }
      stepSize = newValue
    }
  }

  /// Whether every step sends an event, or the end of a touch only.
  open var isContinuous = true

  /// Whether holding a side down repeats the step.
  open var autorepeat = true

  /// Whether a step beyond an end goes to the other one.
  open var wraps = false

  // MARK: - Touches

  override var claimsTaps: Bool { true }

  /// Begins to repeat the step of a side after a while.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeft = touch.location(in: self).x < bounds.midX
    goesUp = isLeft == isRightToLeft
    valueAtTouch = current
    hasRepeated = false
    guard autorepeat else { return true }
    repeating = MainLoop.current.schedule(
      .timer,
      "stepper",
      after: Self.firstDelay,
      every: Self.nextDelay
    ) { [weak self] in
      guard let self, isTouchInside else { return }
      hasRepeated = true
      step(up: goesUp)
    }
    return true
  }

  /// Steps when the finger is lifted, down in the left half and up in the right.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if !hasRepeated, let touch, isTouchInside {
      let isLeft = touch.location(in: self).x < bounds.midX
      step(up: isLeft == isRightToLeft)
    }
    if !isContinuous, current != valueAtTouch { sendActions(for: .valueChanged) }
  }

  /// Stops to repeat.
  open override func cancelTracking(with event: UIEvent?) {
    stopRepeating()
  }

  private func stopRepeating() {
    repeating?.cancel()
    repeating = nil
  }

  /// Does what a tap on a side does.
  package func step(up: Bool) {
    let wanted = current + (up ? stepValue : -stepValue)
    let next: Double
    if wanted > maximumValue {
      next = wraps ? minimumValue : maximumValue
    } else if wanted < minimumValue {
      next = wraps ? maximumValue : minimumValue
    } else {
      next = wanted
    }
    guard next != current else { return }
    current = next
    if isContinuous { sendActions(for: .valueChanged) }
  }

  // MARK: - Look

  /// Sets the background in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images[ImageKey(part: .background, state: state)] = image
  }

  /// The background in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images[ImageKey(part: .background, state: state)]
  }

  /// Sets the image between the sides.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images[ImageKey(part: .divider, state: leftState, right: rightState)] = image
  }

  /// The image between the sides.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State,
    rightSegmentState state1: UIControl.State
  ) -> UIImage? {
    images[ImageKey(part: .divider, state: state, right: state1)]
  }

  /// Sets the image of the plus in a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[ImageKey(part: .increment, state: state)] = image
  }

  /// The image of the plus in a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images[ImageKey(part: .increment, state: state)]
  }

  /// Sets the image of the minus in a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[ImageKey(part: .decrement, state: state)] = image
  }

  /// The image of the minus in a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images[ImageKey(part: .decrement, state: state)]
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The fixed size, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
