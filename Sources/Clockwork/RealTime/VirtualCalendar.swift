package import Dispatch
package import Foundation

/// Dates and dispatch times that stand for moments of the virtual clock.
///
/// They lie so far in the future that no real date or time is among them, and so
/// carry their delay exactly, whatever the wall clock does meanwhile.
package enum VirtualCalendar {
  /// The year 2103; the resolution of a `Date` is below a microsecond there, and a timer's fire
  /// date, which Foundation cuts off in the year 2129, is kept.
  private static let epoch: TimeInterval = 0x1.8p31
  private static let dispatchEpoch: UInt64 = 1 << 61
  private static let forever = Duration.seconds(1_000_000_000)

  /// The clock of the current loop.
  package static var now: Duration { VirtualPresent.sinceStart }

  /// The virtual present as a date.
  package static var dateNow: Date { date(after: 0) }

  /// The virtual present as a dispatch time.
  package static var dispatchNow: DispatchTime {
    DispatchTime(uptimeNanoseconds: dispatchEpoch + UInt64(now.inNanoseconds))
  }

  /// The date that lies a time after the virtual present.
  package static func date(after interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: epoch + now.inSeconds + interval)
  }

  /// Whether a date stands for a moment of the virtual clock.
  package static func contains(_ date: Date) -> Bool {
    date.timeIntervalSinceReferenceDate >= epoch && date != .distantFuture
  }

  /// The delay until a date of either kind; what has passed counts as now.
  package static func delay(until date: Date) -> Duration {
    let seconds = date.timeIntervalSinceReferenceDate
    if date == .distantFuture { return forever }
    guard !seconds.isNaN else { return .zero }
    guard seconds >= epoch else { return max(VirtualPresent.delay(until: date), .zero) }
    // A hundred thousandth of a second is well above the resolution of the date.
    let steps = ((seconds - epoch - now.inSeconds) * 1e5).rounded()
    return .microseconds(10) * max(Int(steps), 0)
  }

  /// The delay until a dispatch time of either kind; what has passed counts as now.
  package static func delay(until deadline: DispatchTime) -> Duration {
    let nanoseconds = deadline.uptimeNanoseconds
    guard deadline != .distantFuture else { return forever }
    guard nanoseconds >= dispatchEpoch else {
      return max(VirtualPresent.delay(untilUptime: nanoseconds), .zero)
    }
    return max(.nanoseconds(Int64(nanoseconds - dispatchEpoch)) - now, .zero)
  }

  /// The delay until a moment of the calendar; what has passed counts as now.
  package static func delay(until deadline: DispatchWallTime) -> Duration {
    guard deadline != .distantFuture else { return forever }
    // Dispatch marks wall times by the sign; what remains are nanoseconds since 1970.
    let nanoseconds = -Int64(bitPattern: deadline.rawValue)
    return delay(until: Date(timeIntervalSince1970: Double(nanoseconds) / 1e9))
  }

  /// A deadline for Dispatch itself, which knows nothing of what was skipped.
  package static func real(_ deadline: DispatchTime) -> DispatchTime {
    guard deadline != .distantFuture else { return deadline }
    return .now() + .nanoseconds(Int(delay(until: deadline).inNanoseconds))
  }
}
