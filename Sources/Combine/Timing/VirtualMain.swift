import Clockwork
import Dispatch
import Foundation

/// The main queue and the main run loop as schedulers know them: in virtual time.
enum VirtualMain {
  /// The present of the main queue.
  static var dispatchNow: DispatchTime { VirtualCalendar.dispatchNow }

  /// The present of the main run loop.
  static var date: Date { VirtualCalendar.dateNow }

  /// How long until a moment, said on either clock.
  static func delay(until deadline: DispatchTime) -> Duration {
    VirtualCalendar.delay(until: deadline)
  }

  /// How long until a date, said on either clock.
  static func delay(until date: Date) -> Duration { VirtualCalendar.delay(until: date) }

  static func isMain(_ queue: DispatchQueue) -> Bool { MainQueue.isMain(queue) }

  /// Runs a closure in the next turn of the main loop.
  static func run(_ action: @escaping () -> Void) {
    let work = Work(action)
    MainQueue.run { MainLoop.current.post("Combine") { work.action() } }
  }

  /// Runs a closure when the virtual clock has moved on.
  static func run(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    repeating(after: delay, every: nil, action)
  }

  /// Runs a closure again and again as the virtual clock moves on.
  static func repeating(
    after delay: Duration,
    every period: Duration?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action)
    let handle = Handle()
    MainQueue.run {
      guard !handle.isCancelled.with({ $0 }) else { return }
      let scheduled = MainLoop.current.schedule(.timer, "Combine", after: delay, every: period) {
        if !handle.isCancelled.with({ $0 }) { work.action() }
      }
      _ = handle.work.exchange(scheduled)
    }
    return handle
  }

  /// Whether delays on other queues count on the virtual clock, too.
  static var isVirtual: Bool { VirtualPresent.isVirtual }

  /// Runs a closure later, in a place that is not the main queue.
  static func elsewhere(
    after delay: Duration,
    every period: Duration? = nil,
    in place: @escaping (@escaping @Sendable () -> Void) -> Void,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let call = Unchecked((place, action))
    let handle = ForeignHandle()
    handle.start(after: delay, every: period) { call.value.0 { call.value.1() } }
    return handle
  }

  private struct Work: @unchecked Sendable {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
  }

  private final class Handle: Cancellable, @unchecked Sendable {
    let isCancelled = Guarded(false)
    let work = Guarded<ScheduledWork?>(nil)

    func cancel() {
      guard !isCancelled.exchange(true), let scheduled = work.exchange(nil) else { return }
      MainQueue.run { scheduled.cancel() }
    }
  }
}

/// Work on another queue that repeats until somebody cancels it.
private final class ForeignHandle: Cancellable, @unchecked Sendable {
  private let isCancelled = Guarded(false)
  private let work = Guarded<ForeignWork?>(nil)

  func start(after delay: Duration, every period: Duration?, _ run: @escaping @Sendable () -> Void)
  {
    guard !isCancelled.with({ $0 }) else { return }
    let next = ForeignWork("Combine", after: delay) { [weak self] in
      if let period { self?.start(after: period, every: period, run) }
      run()
    }
    _ = work.exchange(next)
  }

  func cancel() {
    guard !isCancelled.exchange(true) else { return }
    work.exchange(nil)?.cancel()
  }
}

/// Something that crosses threads on the word of whoever scheduled it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
