import Clockwork
public import Dispatch
public import Foundation

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

  // MARK: - Dispatch

  /// The present moment for a deadline: `.now() + 0.3` in `asyncAfter` is lowered to this.
  public static func now() -> DispatchTime { VirtualCalendar.dispatchNow }

  /// Runs a block on a queue when the virtual clock reaches a deadline.
  ///
  /// - Parameters:
  ///   - queue: The queue; its block is submitted when the deadline has come.
  ///   - deadline: A moment made with ``now()``, or a real one, which counts from now.
  ///   - block: What to run.
  public static func asyncAfter(
    _ queue: DispatchQueue,
    deadline: DispatchTime,
    execute block: @escaping @Sendable () -> Void
  ) {
    let delay = VirtualCalendar.delay(until: deadline)
    MainQueue.run {
      MainLoop.current.schedule(.timer, "asyncAfter \(queue.label)", after: delay) {
        if MainQueue.isMain(queue) { block() } else { queue.async(execute: block) }
      }
    }
  }

  /// Runs a work item on a queue when the virtual clock reaches a deadline.
  public static func asyncAfter(
    _ queue: DispatchQueue,
    deadline: DispatchTime,
    execute work: DispatchWorkItem
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(queue, deadline: deadline) {
      if !work.isCancelled { work.perform() }
    }
  }

  // MARK: - Tasks

  /// Suspends the task for a time on the virtual clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await sleeper.sleep(for: duration)
    } onCancel: {
      Task { @MainActor in sleeper.cancel() }
    }
  }

  /// The seconds since the clock started; for code that measures its own time.
  public static var elapsed: Duration {
    PortingMainActor.run { MainLoop.current.now.sinceStart }
  }
}

/// One task that sleeps.
@MainActor
private final class Sleeper {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var work: ScheduledWork?
  private var isCancelled = false

  nonisolated init() {}

  func sleep(for duration: Duration) async throws {
    guard !isCancelled else { throw CancellationError() }
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      work = MainLoop.current.schedule(.timer, "Task.sleep", after: duration) {
        self.finish(.success(()))
      }
    }
  }

  func cancel() {
    isCancelled = true
    work?.cancel()
    finish(.failure(CancellationError()))
  }

  private func finish(_ result: Result<Void, any Error>) {
    let waiting = continuation
    continuation = nil
    work = nil
    waiting?.resume(with: result)
  }
}
