import CoreGraphics
public import Foundation

/// A control with a minus and a plus.
///
/// - Differs: holding a side down does not repeat.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private var current = 0.0

  /// Creates a stepper from 0 to 100; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The value, kept within the range; setting it sends no event.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The smallest value.
  open var minimumValue = 0.0 {
    didSet { value = current }
  }

  /// The largest value.
  open var maximumValue = 100.0 {
    didSet { value = current }
  }

  /// The size of a step.
  open var stepValue = 1.0

  /// Whether every step sends an event.
  open var isContinuous = true

  /// Whether holding a side down repeats the step.
  open var autorepeat = true

  /// Whether a step beyond an end goes to the other one.
  open var wraps = false

  override var claimsTaps: Bool { true }

  /// Steps when the finger is lifted, down in the left half and up in the right.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isLeft = touch.location(in: self).x < bounds.midX
    step(up: isLeft == isRightToLeft)
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
    sendActions(for: .valueChanged)
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The fixed size, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
