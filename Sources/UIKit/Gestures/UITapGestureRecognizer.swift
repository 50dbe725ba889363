import Clockwork
import CoreGraphics
import Foundation

/// Recognizes one or more taps.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer that count.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingers = 0
  private var deadline: ScheduledWork?
  private static let slack: CGFloat = 10
  private static let pause = Duration.milliseconds(350)

  override var waitsWithoutTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    deadline?.cancel()
    fingers += touches.count
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travelled > Self.slack }) { state = .failed }
  }

  /// Counts a tap when all fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    fingers = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      // A stage that settles waits for the decision, as views and other recognizers may.
      deadline = MainLoop.current.schedule(.animation, "next tap", after: Self.pause) {
        [weak self] in
        self?.giveUp()
      }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    taps = 0
    fingers = 0
    deadline?.cancel()
    deadline = nil
  }

  private func giveUp() {
    taps = 0
    state = .failed
    GestureArbiter.current.dropFinishedTouches()
  }
}

extension UITouch {
  /// The distance from where the touch began, in points.
  var travelled: CGFloat {
    let x = windowLocation.x - startLocation.x
    let y = windowLocation.y - startLocation.y
    return (x * x + y * y).squareRoot()
  }
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: Int
    /// Creates a mask from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button with a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
