import Clockwork
public import Dispatch
public import Foundation
import Synchronization

/// Foundation's, Dispatch's and Swift's delays, on the virtual clock.
///
/// `understudy test` adds a file to each of the user's modules that declares
/// members of the same signatures as `Timer.scheduledTimer(withTimeInterval:…)`,
/// `RunLoop.add(_:forMode:)`, `DispatchQueue.asyncAfter(…)` and `Task.sleep(…)`.
/// A member of the own module wins over an imported one, and forwards to here.
@_spi(Porting)
public enum VirtualTimers {
  // MARK: - Timers

  /// Makes a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = VirtualTimer(interval: interval, repeats: repeats, userInfo: nil, block: block)
    timer.start()
    return timer
  }

  /// The fire date for a timer that starts when it is added to a run loop.
  ///
  /// `Timer(timeInterval:repeats:block:)` becomes `Timer(fire:interval:repeats:block:)`
  /// with this date, which lies on a calendar of its own: ``add(_:to:forMode:)``
  /// reads the exact delay from it.
  public static func fireDate(after interval: TimeInterval) -> Date {
    VirtualCalendar.date(after: interval)
  }

  /// Starts a timer that was made but not scheduled.
  ///
  /// - Returns: `false` for the run loop of another thread, whose timers are real.
  public static func add(_ timer: Timer, to runLoop: RunLoop, forMode mode: RunLoop.Mode) -> Bool {
    guard runLoop === RunLoop.main || MainQueue.isCurrent else { return false }
    if let timer = timer as? VirtualTimer {
      timer.start()
    } else {
      RunningTimers.start(timer, after: VirtualCalendar.delay(until: timer.fireDate))
    }
    return true
  }

  /// When a timer fires next, by the clock that the app's code reads.
  public static func fireDate(of timer: Timer) -> Date {
    let now = VirtualPresent.date
    if let due = RunningTimers.due(of: timer) {
      return now.addingTimeInterval((due.sinceStart - VirtualCalendar.now).inSeconds)
    }
    let date = timer.fireDate
    guard VirtualCalendar.contains(date) else { return date }
    return now.addingTimeInterval(VirtualCalendar.delay(until: date).inSeconds)
  }

  /// Moves the next firing of a timer; later ones keep their distance to it.
  public static func setFireDate(_ date: Date, of timer: Timer) {
    timer.fireDate = date
    RunningTimers.move(timer, after: VirtualCalendar.delay(until: date))
  }

  // MARK: - Dispatch

  /// The present moment for a deadline: `.now() + 0.3` in `asyncAfter` is lowered to this.
  public static func now() -> DispatchTime {
    VirtualPresent.isVirtual ? VirtualCalendar.dispatchNow : .now()
  }

  /// Runs a block on a queue when the virtual clock reaches a deadline.
  ///
  /// - Parameters:
  ///   - queue: The queue; its block is submitted when the deadline has come.
  ///   - deadline: A moment made with ``now()``, or a present that code was told plus a delay.
  ///   - qos: The importance, for a queue that is not the main one.
  ///   - flags: How the block behaves, for a queue that is not the main one.
  ///   - block: What to run.
  public static func asyncAfter(
    _ queue: DispatchQueue,
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute block: @escaping @Sendable () -> Void
  ) {
    let delay = VirtualCalendar.delay(until: deadline)
    asyncAfter(queue, delay: delay, qos: qos, flags: flags, execute: block)
  }

  /// Runs a work item on a queue when the virtual clock reaches a deadline.
  public static func asyncAfter(
    _ queue: DispatchQueue,
    deadline: DispatchTime,
    execute work: DispatchWorkItem
  ) {
    asyncAfter(queue, delay: VirtualCalendar.delay(until: deadline), execute: work)
  }

  /// Runs a block on a queue when the calendar reaches a moment.
  public static func asyncAfter(
    _ queue: DispatchQueue,
    wallDeadline: DispatchWallTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute block: @escaping @Sendable () -> Void
  ) {
    let delay = VirtualCalendar.delay(until: wallDeadline)
    asyncAfter(queue, delay: delay, qos: qos, flags: flags, execute: block)
  }

  /// Runs a work item on a queue when the calendar reaches a moment.
  public static func asyncAfter(
    _ queue: DispatchQueue,
    wallDeadline: DispatchWallTime,
    execute work: DispatchWorkItem
  ) {
    asyncAfter(queue, delay: VirtualCalendar.delay(until: wallDeadline), execute: work)
  }

  private static func asyncAfter(
    _ queue: DispatchQueue,
    delay: Duration,
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    execute block: @escaping @Sendable () -> Void
  ) {
    guard VirtualPresent.isVirtual else {
      let nanoseconds = Int(delay.inNanoseconds)
      let deadline = DispatchTime.now() + .nanoseconds(nanoseconds)
      queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: block)
      return
    }
    nonisolated(unsafe) let flags = flags
    if MainQueue.isMain(queue) {
      MainQueue.run {
        MainLoop.current.schedule(.timer, "asyncAfter \(queue.label)", after: delay) { block() }
      }
    } else {
      _ = ForeignWork("asyncAfter \(queue.label)", after: delay) {
        queue.async(qos: qos, flags: flags, execute: block)
      }
    }
  }

  private static func asyncAfter(
    _ queue: DispatchQueue,
    delay: Duration,
    execute work: DispatchWorkItem
  ) {
    nonisolated(unsafe) let work = work
    // A cancelled item runs no block, but those who wait for it are told.
    asyncAfter(queue, delay: delay, qos: .unspecified, flags: []) { work.perform() }
  }

  // MARK: - Tasks

  /// Suspends the task for a time on the virtual clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard VirtualPresent.isVirtual else { return try await Task.sleep(for: duration) }
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await sleeper.sleep(for: duration)
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// The seconds since the clock started; for code that measures its own time.
  public static var elapsed: Duration { VirtualPresent.sinceStart }
}

/// One task that sleeps.
private final class Sleeper: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var work: ForeignWork?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func sleep(for duration: Duration) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let isCancelled = state.withLock { state in
        if !state.isCancelled { state.continuation = continuation }
        return state.isCancelled
      }
      guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
      let work = ForeignWork("Task.sleep", after: duration) { self.finish(.success(())) }
      state.withLock { $0.work = $0.continuation == nil ? nil : work }
    }
  }

  func cancel() {
    state.withLock {
      $0.isCancelled = true
      return $0.work
    }?.cancel()
    finish(.failure(CancellationError()))
  }

  private func finish(_ result: Result<Void, any Error>) {
    let waiting = state.withLock { state in
      let waiting = state.continuation
      state.continuation = nil
      state.work = nil
      return waiting
    }
    waiting?.resume(with: result)
  }
}
