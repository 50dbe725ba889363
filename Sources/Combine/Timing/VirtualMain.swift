import Clockwork
import Dispatch
import Foundation

/// The main queue and the main run loop as schedulers know them: in virtual time.
enum VirtualMain {
  /// Moments of the virtual clock lie here, where no real ones are.
  static let dispatchEpoch: UInt64 = 1 << 61
  static let dateEpoch: TimeInterval = 0x1.8p31

  static var sinceStart: Duration { isolated { MainLoop.current.now.sinceStart } }

  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) ?? false }

  /// Runs a closure in the next turn of the main loop.
  static func run(_ action: @escaping () -> Void) {
    let work = Work(action)
    onMain { MainLoop.current.post("Combine") { work.action() } }
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
    onMain {
      guard !handle.isCancelled.with({ $0 }) else { return }
      let scheduled = MainLoop.current.schedule(.timer, "Combine", after: delay, every: period) {
        if !handle.isCancelled.with({ $0 }) { work.action() }
      }
      _ = handle.work.exchange(scheduled)
    }
    return handle
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) ?? false {
      isolated(body)
    } else {
      DispatchQueue.main.async { body() }
    }
  }

  /// Runs main-actor code at once; schedulers are asked where the compiler knows no actor.
  private static func isolated<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { escapable in
      unsafeBitCast(escapable, to: (() -> Result).self)()
    }
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
      VirtualMain.onMain { scheduled.cancel() }
    }
  }
}

extension VirtualMain {
  /// The virtual present as a date.
  static var date: Date {
    let parts = sinceStart.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    return Date(timeIntervalSinceReferenceDate: dateEpoch + seconds)
  }
}

/// Something that crosses threads on the word of whoever scheduled it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
