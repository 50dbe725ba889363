import Clockwork
public import Dispatch
public import Foundation
@_spi(Porting) import UIKit

/// What the clocks say to lowered code.
///
/// Every clock is the wall clock, ahead by the waits that were skipped. The generated
/// file of a lowered module calls these where its sources read a clock.
@_spi(Porting)
public enum VirtualClocks {
  /// The present as a date.
  public static var date: Date { VirtualPresent.date }

  /// The present for Dispatch.
  public static var dispatch: DispatchTime {
    DispatchTime(uptimeNanoseconds: VirtualPresent.uptimeNanoseconds)
  }

  /// The present for Dispatch's deadlines on the calendar.
  public static var wall: DispatchWallTime {
    let seconds = VirtualPresent.date.timeIntervalSince1970
    let whole = seconds.rounded(.down)
    return DispatchWallTime(
      timespec: timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    )
  }

  /// The time since the machine started, in seconds.
  public static var systemUptime: TimeInterval {
    ProcessInfo.processInfo.systemUptime + VirtualPresent.skipped.inSeconds
  }

  /// The present of Swift's clock that goes on while the machine sleeps.
  public static var continuous: ContinuousClock.Instant { VirtualPresent.continuous }

  /// The present of Swift's clock that stops while the machine sleeps.
  public static var suspending: SuspendingClock.Instant { VirtualPresent.suspending }

  /// Takes the place of `Task.sleep(for:tolerance:clock:)` and `Clock.sleep(for:tolerance:)`.
  ///
  /// - Throws: `CancellationError`, or what a clock of the app's own throws.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration?,
    clock: C
  ) async throws {
    if clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration {
      try await VirtualTimers.sleep(for: duration)
    } else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
  }

  /// Takes the place of `Task.sleep(until:tolerance:clock:)` and `Clock.sleep(until:tolerance:)`.
  ///
  /// - Throws: `CancellationError`, or what a clock of the app's own throws.
  public static func sleep<C: Clock>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration?,
    clock: C
  ) async throws {
    if let deadline = deadline as? ContinuousClock.Instant, clock is ContinuousClock {
      try await VirtualTimers.sleep(for: max(VirtualPresent.delay(until: deadline), .zero))
    } else if let deadline = deadline as? SuspendingClock.Instant, clock is SuspendingClock {
      try await VirtualTimers.sleep(for: max(VirtualPresent.delay(until: deadline), .zero))
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }
}
