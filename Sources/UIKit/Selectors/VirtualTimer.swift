import Clockwork
import Foundation

/// A timer that never enters a run loop; the main loop fires it in virtual time.
///
/// Foundation's timers on Linux are never freed; this one lets go of its block when
/// it is invalidated.
final class VirtualTimer: Timer {
  private let info: Any?
  private var action: (@Sendable (Timer) -> Void)?

  init(
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any?,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    info = userInfo
    action = block
    // Foundation repeats after a tenth of a millisecond at the least; some years stand for ever.
    let interval = interval > 0 ? min(interval, 500_000_000) : repeats ? 0.0001 : 0
    super.init(
      fire: VirtualCalendar.date(after: interval),
      interval: interval,
      repeats: repeats
    ) { timer in
      (timer as? VirtualTimer)?.action?(timer)
    }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    action = nil
    RunningTimers.stop(self)
  }

  func start() {
    RunningTimers.start(self, after: VirtualCalendar.delay(until: fireDate))
  }
}

/// The timers that the main loop holds.
@MainActor
final class RunningTimers {
  private var works: [ObjectIdentifier: ScheduledWork] = [:]

  private static var current: RunningTimers { MainLoop.current.attachment { RunningTimers() } }

  /// Lets the main loop fire a timer while it is valid.
  nonisolated static func start(_ timer: Timer, after delay: Duration) {
    nonisolated(unsafe) let timer = timer
    MainQueue.run { current.start(timer, after: delay) }
  }

  /// When a running timer fires next; `nil` for one that does not run.
  nonisolated static func due(of timer: Timer) -> VirtualTime? {
    let id = ObjectIdentifier(timer)
    guard MainQueue.isCurrent else { return nil }
    return MainActorEntry.run { current.works[id].flatMap { $0.isPending ? $0.due : nil } }
  }

  /// Lets a running timer fire at another time than planned.
  nonisolated static func move(_ timer: Timer, after delay: Duration) {
    nonisolated(unsafe) let timer = timer
    MainQueue.run {
      guard let work = current.works.removeValue(forKey: ObjectIdentifier(timer)) else { return }
      work.cancel()
      current.start(timer, after: delay)
    }
  }

  nonisolated static func stop(_ timer: Timer) {
    let id = ObjectIdentifier(timer)
    MainQueue.run { current.works.removeValue(forKey: id)?.cancel() }
  }

  private func start(_ timer: Timer, after delay: Duration) {
    let id = ObjectIdentifier(timer)
    guard timer.isValid, works[id] == nil else { return }
    // A timer that does not repeat reports an interval of zero.
    let period: Duration? = timer.timeInterval > 0 ? .seconds(timer.timeInterval) : nil
    works[id] = MainLoop.current.schedule(.timer, "Timer", after: delay, every: period) {
      [weak self] in
      if timer.isValid { timer.fire() }
      if !timer.isValid || period == nil {
        TimerMessage.of(timer)?.release()
        self?.works.removeValue(forKey: id)?.cancel()
      }
    }
  }
}
