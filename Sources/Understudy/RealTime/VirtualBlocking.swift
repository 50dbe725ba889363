import Clockwork
public import Dispatch
public import Foundation

/// Calls that block a thread, on the virtual clock.
///
/// On the main queue nothing that is due there runs meanwhile, as on a device; what
/// other threads and tasks wait for does. On another thread the call ends when the
/// virtual clock gets there, and never later than it would really end.
@_spi(Porting)
public enum VirtualBlocking {
  /// Takes the place of `Thread.sleep(forTimeInterval:)`, `sleep` and `usleep`.
  public static func sleep(seconds: TimeInterval) {
    guard seconds > 0 else { return }
    guard VirtualPresent.isVirtual, seconds < 1e9 else {
      return Thread.sleep(forTimeInterval: seconds)
    }
    if MainQueue.isCurrent {
      MainActorEntry.run {
        _ = MainLoop.current.block(for: .nanoseconds(Int64(seconds * 1e9))) { false }
      }
      return
    }
    let isOver = DispatchSemaphore(value: 0)
    let work = ForeignWork("sleep", after: .nanoseconds(Int64(seconds * 1e9))) { isOver.signal() }
    _ = isOver.wait(timeout: .now() + seconds)
    work.cancel()
  }

  /// Takes the place of `Thread.sleep(until:)`.
  public static func sleep(until date: Date) {
    sleep(seconds: Double(VirtualCalendar.delay(until: date).inNanoseconds) / 1e9)
  }

  /// Takes the place of `DispatchSemaphore.wait`.
  public static func wait(
    _ semaphore: DispatchSemaphore,
    until deadline: DispatchTime
  ) -> DispatchTimeoutResult {
    wait(for: VirtualCalendar.delay(until: deadline)) { semaphore.wait(timeout: $0) }
  }

  /// Takes the place of `DispatchSemaphore.wait(wallTimeout:)`.
  public static func wait(
    _ semaphore: DispatchSemaphore,
    until deadline: DispatchWallTime
  ) -> DispatchTimeoutResult {
    wait(for: VirtualCalendar.delay(until: deadline)) { semaphore.wait(timeout: $0) }
  }

  /// Takes the place of `DispatchGroup.wait`.
  public static func wait(
    _ group: DispatchGroup,
    until deadline: DispatchTime
  ) -> DispatchTimeoutResult {
    wait(for: VirtualCalendar.delay(until: deadline)) { group.wait(timeout: $0) }
  }

  /// Takes the place of `DispatchGroup.wait(wallTimeout:)`.
  public static func wait(
    _ group: DispatchGroup,
    until deadline: DispatchWallTime
  ) -> DispatchTimeoutResult {
    wait(for: VirtualCalendar.delay(until: deadline)) { group.wait(timeout: $0) }
  }

  private static func wait(
    for delay: Duration,
    _ attempt: (DispatchTime) -> DispatchTimeoutResult
  ) -> DispatchTimeoutResult {
    let isEndless = delay > .seconds(100_000_000)
    if VirtualPresent.isVirtual, MainQueue.isCurrent {
      nonisolated(unsafe) let attempt = attempt
      let isOver = MainActorEntry.run {
        MainLoop.current.block(for: delay) { attempt(.now()) == .success }
      }
      return isOver ? .success : .timedOut
    }
    if isEndless { return attempt(.distantFuture) }
    let deadline = DispatchTime.now() + .nanoseconds(Int(delay.inNanoseconds))
    return OutsideWorld.whileWaiting { attempt(deadline) }
  }
}
