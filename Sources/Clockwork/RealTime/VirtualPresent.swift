import Dispatch
package import Foundation
import Synchronization

/// The present as an app's code sees it: the wall clock, and on top what was skipped.
///
/// Whenever a loop jumps over a wait of five seconds, every clock that the app can
/// read is five seconds ahead from then on. The present therefore never runs back,
/// a measured time is never shorter than the virtual one, and code that waits for a
/// later moment by looking at the clock does not wait for ever.
///
/// All members may be called from any thread.
package enum VirtualPresent {
  private struct State {
    /// How far the present is ahead of the wall clock.
    var skipped = Duration.zero
    /// The clock of the current loop.
    var sinceStart = Duration.zero
    /// Whether a stage turns the current loop.
    var isHeld = false
    /// The presents that were told last.
    var glances: [Glance] = []

    mutating func remember(_ glance: Glance) {
      if glances.count >= 16 { glances.removeFirst() }
      glances.append(glance)
    }
  }

  /// One present that code was told, and may have added a delay to.
  private struct Glance {
    var moment: Int64
    var skipped: Duration
    var scale: Scale
  }

  private enum Scale { case date, uptime, continuous, suspending }

  private static let state = Mutex(State())

  /// Set to `0` by a test run that wants the real clock.
  package static let variable = "UNDERSTUDY_VIRTUAL_TIME"

  /// Whether this process runs in virtual time when nobody holds the loop.
  package static let isDefault: Bool =
    !["0", "false", "off", "no"].contains(
      ProcessInfo.processInfo.environment[variable]?.lowercased() ?? "1"
    )

  /// Whether waits that begin now are waits on the virtual clock.
  package static var isVirtual: Bool { isDefault || state.withLock(\.isHeld) }

  /// Whether a stage, or a wait of a test, turns the current loop.
  package static var isHeld: Bool { state.withLock(\.isHeld) }

  /// The clock of the current loop.
  package static var sinceStart: Duration { state.withLock(\.sinceStart) }

  /// How far the present is ahead of the wall clock.
  package static var skipped: Duration { state.withLock(\.skipped) }

  /// The present as a date.
  package static var date: Date {
    state.withLock { state in
      let date = Date().addingTimeInterval(state.skipped.inSeconds)
      state.remember(Glance(moment: date.inNanoseconds, skipped: state.skipped, scale: .date))
      return date
    }
  }

  /// The present as nanoseconds since the machine started.
  package static var uptimeNanoseconds: UInt64 {
    state.withLock { state in
      let uptime = DispatchTime.now().uptimeNanoseconds + UInt64(state.skipped.inNanoseconds)
      state.remember(Glance(moment: Int64(uptime), skipped: state.skipped, scale: .uptime))
      return uptime
    }
  }

  /// The time until a date; negative for one that has passed.
  ///
  /// A date that lies a whole number of milliseconds after a present that was told
  /// was surely made by adding to it, and counts from it exactly: the order of timers
  /// does not depend on how long the code took in between.
  package static func delay(until date: Date) -> Duration {
    delay(until: date.inNanoseconds, on: .date) {
      (date.timeIntervalSinceReferenceDate - Date().timeIntervalSinceReferenceDate)
    }
  }

  /// The time until a moment in nanoseconds since the machine started.
  package static func delay(untilUptime nanoseconds: UInt64) -> Duration {
    let moment = Int64(clamping: nanoseconds)
    return delay(until: moment, on: .uptime) {
      Double(moment - Int64(DispatchTime.now().uptimeNanoseconds)) / 1e9
    }
  }

  private static func delay(until moment: Int64, on scale: Scale, real: () -> Double) -> Duration {
    state.withLock { state in
      for glance in state.glances.reversed() where glance.scale == scale {
        let distance = moment - glance.moment
        let milliseconds = (Double(distance) / 1e6).rounded()
        // The resolution of a date is a tenth of a microsecond.
        guard distance >= 0, abs(Double(distance) - milliseconds * 1e6) < 500 else { continue }
        return .milliseconds(Int64(milliseconds)) - (state.skipped - glance.skipped)
      }
      let milliseconds = ((real() - state.skipped.inSeconds) * 1000).rounded()
      return .milliseconds(Int64(max(milliseconds, -1e12).clamped(to: 1e12)))
    }
  }

  // MARK: - Swift's clocks

  private static let continuousStart = ContinuousClock.now
  private static let suspendingStart = SuspendingClock.now

  /// The present of the clock that goes on while the machine sleeps.
  package static var continuous: ContinuousClock.Instant {
    let start = continuousStart
    let passed = glance(on: .continuous) { start.duration(to: .now) }
    return start.advanced(by: passed)
  }

  /// The present of the clock that stops while the machine sleeps.
  package static var suspending: SuspendingClock.Instant {
    let start = suspendingStart
    let passed = glance(on: .suspending) { start.duration(to: .now) }
    return start.advanced(by: passed)
  }

  /// The time until an instant; negative for one that has passed.
  package static func delay(until instant: ContinuousClock.Instant) -> Duration {
    let start = continuousStart
    return delay(until: start.duration(to: instant).inNanoseconds, on: .continuous) {
      ContinuousClock.now.duration(to: instant).inSeconds
    }
  }

  /// The time until an instant; negative for one that has passed.
  package static func delay(until instant: SuspendingClock.Instant) -> Duration {
    let start = suspendingStart
    return delay(until: start.duration(to: instant).inNanoseconds, on: .suspending) {
      SuspendingClock.now.duration(to: instant).inSeconds
    }
  }

  private static func glance(on scale: Scale, _ passed: () -> Duration) -> Duration {
    state.withLock { state in
      let moment = passed() + state.skipped
      let glance = Glance(moment: moment.inNanoseconds, skipped: state.skipped, scale: scale)
      state.remember(glance)
      return .nanoseconds(glance.moment)
    }
  }

  // MARK: - Told by the loops

  static func didSkip(_ duration: Duration, now: VirtualTime) {
    state.withLock {
      $0.skipped += duration
      $0.sinceStart = now.sinceStart
    }
  }

  static func follow(now: VirtualTime, isHeld: Bool) {
    state.withLock {
      $0.sinceStart = now.sinceStart
      $0.isHeld = isHeld
    }
  }
}

extension Date {
  fileprivate var inNanoseconds: Int64 {
    Int64((timeIntervalSinceReferenceDate * 1e9).clamped(to: 9e18).rounded())
  }
}

extension Double {
  fileprivate func clamped(to limit: Double) -> Double { Swift.min(Swift.max(self, -limit), limit) }
}

extension Duration {
  /// The duration in nanoseconds.
  package var inNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
