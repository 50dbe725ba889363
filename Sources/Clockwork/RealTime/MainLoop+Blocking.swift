import Dispatch
import Foundation

extension MainLoop {
  /// Schedules work that does not need the main thread.
  func scheduleForeign(
    _ label: String,
    after delay: Duration,
    _ block: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(.timer, label, after: delay, isForeign: true, block)
  }

  /// Lets time pass for a main thread that is blocked: in a sleep, or waiting for a lock.
  ///
  /// Nothing that is due on the main thread runs meanwhile, as on a device, where a
  /// blocked main thread turns no run loop; what other threads and tasks wait for does.
  ///
  /// - Parameters:
  ///   - duration: How long at most.
  ///   - isOver: Asked whenever something may have changed; `true` ends the block.
  /// - Returns: Whether `isOver` became true.
  package func block(for duration: Duration, until isOver: () -> Bool) -> Bool {
    let limit = now + max(duration, .zero)
    var patience = QuietThreads()
    while true {
      ForeignWork.drain()
      if isOver() { return true }
      let next = deadlines.first { $0.isForeign && $0.due <= limit }
      let stop = next?.due ?? limit
      // Without a limit in sight only other threads can end the block.
      let mayJump = next != nil || duration < .seconds(100_000_000)
      guard mayJump, patience.haveCome(beforeSkipping: stop - now) else {
        usleep(200)
        continue
      }
      patience = QuietThreads()
      moveClock(to: stop)
      guard let next else { return isOver() }
      let action = next.action
      deadlines.cancel(next)
      action?()
    }
  }
}
