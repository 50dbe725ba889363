import Clockwork
import Dispatch
import Foundation

/// Dates and dispatch times that stand for moments of the virtual clock.
///
/// They lie so far in the future that no real date or time is among them, and so
/// carry their delay exactly, whatever the wall clock does meanwhile.
enum VirtualCalendar {
  /// The year 2103; the resolution of a `Date` is below a microsecond there, and a timer's fire
  /// date, which Foundation cuts off in the year 2129, is kept.
  private static let epoch: TimeInterval = 0x1.8p31
  private static let dispatchEpoch: UInt64 = 1 << 61

  static var now: Duration { PortingMainActor.run { MainLoop.current.now.sinceStart } }

  static func date(after interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: epoch + now.inSeconds + interval)
  }

  /// The delay until a date; a real one counts from the real present.
  static func delay(until date: Date) -> Duration {
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds >= epoch, date != .distantFuture else {
      return rounded(.seconds(date.timeIntervalSinceNow), to: .milliseconds(1))
    }
    return rounded(.seconds(seconds - epoch) - now, to: .microseconds(10))
  }

  static var dispatchNow: DispatchTime {
    let parts = now.components
    let nanoseconds = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
    return DispatchTime(uptimeNanoseconds: dispatchEpoch + UInt64(nanoseconds))
  }

  /// The delay until a dispatch time; a real one counts from the real present.
  static func delay(until deadline: DispatchTime) -> Duration {
    let nanoseconds = deadline.uptimeNanoseconds
    guard deadline != .distantFuture else { return .seconds(1_000_000_000) }
    if nanoseconds >= dispatchEpoch {
      return .nanoseconds(Int64(nanoseconds - dispatchEpoch)) - now
    }
    let present = DispatchTime.now().uptimeNanoseconds
    guard nanoseconds > present else { return .zero }
    return rounded(.nanoseconds(Int64(nanoseconds - present)), to: .milliseconds(1))
  }

  /// Rounds to the nearest step, up from the middle; the caller took a moment to get here.
  private static func rounded(_ duration: Duration, to step: Duration) -> Duration {
    guard duration > .zero else { return .zero }
    let steps = (duration.inSeconds / step.inSeconds).rounded()
    return step * Int(steps)
  }
}
