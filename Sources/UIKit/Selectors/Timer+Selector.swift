import Clockwork
public import Foundation

extension Timer {
  /// Makes a timer that sends a message, and starts it.
  ///
  /// The timer holds its target until it is invalidated, as on iOS.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let message = TimerMessage(target: aTarget as AnyObject, selector: aSelector)
    let timer = VirtualTimer(interval: ti, repeats: yesOrNo, userInfo: userInfo) {
      message.send($0)
    }
    timer.start()
    return timer
  }

  /// Creates a timer that sends a message once it is added to a run loop.
  ///
  /// - Differs: `userInfo` reaches the target's method through the timer only for
  ///   timers made with `scheduledTimer`.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = TimerMessage(target: aTarget as AnyObject, selector: aSelector)
    self.init(fire: VirtualCalendar.date(after: ti), interval: ti, repeats: yesOrNo) {
      message.send($0)
    }
    message.attach(to: self)
  }

  /// Creates a timer that sends a message from a date on, once it is added to a run loop.
  public convenience init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = TimerMessage(target: aTarget as AnyObject, selector: aSelector)
    self.init(fire: date, interval: ti, repeats: yesOrNo) { message.send($0) }
    message.attach(to: self)
  }
}

/// The message of a timer; its argument is the timer.
final class TimerMessage: @unchecked Sendable {
  nonisolated(unsafe) private static var key: UInt8 = 0

  private var target: AnyObject?
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  /// The message of a timer that was made without being scheduled.
  static func of(_ timer: Timer) -> TimerMessage? {
    AssociatedObjects.value(of: timer, &key) as? TimerMessage
  }

  func attach(to timer: Timer) {
    AssociatedObjects.set(self, on: timer, &Self.key, .OBJC_ASSOCIATION_RETAIN)
  }

  func send(_ timer: Timer) {
    guard let target else { return }
    selector.send(to: target, with: [timer])
  }

  func release() { target = nil }
}
