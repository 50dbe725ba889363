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
  }
}

/// The message of a timer; its argument is the timer.
private struct TimerMessage: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func send(_ timer: Timer) {
    selector.send(to: target, with: [timer])
  }
}
