import Clockwork
import Dispatch
import Synchronization

/// Takes the place of `DispatchSource`'s timers.
///
/// Dispatch's convenience members expect a source of its own behind the protocol, so
/// the generated file of a lowered module goes through ``VirtualSources`` for them.
final class VirtualTimerSource: DispatchSourceTimer, @unchecked Sendable {
  typealias Handler = @convention(block) () -> Void

  private struct State {
    var event: (() -> Void)?
    var cancelled: (() -> Void)?
    var registered: (() -> Void)?
    /// A source begins suspended once; it fires when nobody holds it.
    var suspensions = 1
    var isCancelled = false
    var due: Duration?
    var period: Duration?
    var work: ForeignWork?
    var scheduled: ScheduledWork?
    /// Grows with each new plan; what an older one left behind does nothing.
    var plan = 0

    mutating func stop() {
      plan += 1
      work?.cancel()
      work = nil
      if let scheduled { MainQueue.run { scheduled.cancel() } }
      scheduled = nil
    }

    /// Moves on to the next firing; those that nobody saw are counted as one.
    mutating func advance() {
      guard let period, let due else { return due = nil }
      let late = VirtualPresent.sinceStart - due
      let missed = late > .zero ? Int(late / period) : 0
      self.due = due + period * (missed + 1)
    }
  }

  private let lock = Mutex(())
  private nonisolated(unsafe) var state = State()
  private let queue: DispatchQueue

  init(queue: DispatchQueue?) { self.queue = queue ?? .global() }

  deinit { state.stop() }

  // MARK: - The protocol

  var isCancelled: Bool { locked { $0.isCancelled } }
  var handle: UInt { 0 }
  var mask: UInt { 0 }
  /// How often the timer fired since the handler ran last.
  var data: UInt { 1 }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Handler?) {
    locked { $0.event = handler }
  }

  func setEventHandler(handler: DispatchWorkItem) { locked { $0.event = { handler.perform() } } }

  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Handler?) {
    locked { $0.cancelled = handler }
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    locked { $0.cancelled = { handler.perform() } }
  }

  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Handler?) {
    locked { $0.registered = handler }
  }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    locked { $0.registered = { handler.perform() } }
  }

  func activate() { if locked({ $0.suspensions > 0 }) { resume() } }

  func resume() {
    let registered: (() -> Void)? = locked { state in
      state.suspensions = max(state.suspensions - 1, 0)
      guard state.suspensions == 0 else { return nil }
      let handler = state.registered
      state.registered = nil
      return handler
    }
    if let registered { run(registered) }
    arm()
  }

  func suspend() {
    locked {
      $0.suspensions += 1
      $0.stop()
    }
  }

  func cancel() {
    let handler: (() -> Void)? = locked { state in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      state.stop()
      let handler = state.cancelled
      state.event = nil
      state.cancelled = nil
      return handler
    }
    if let handler { run(handler) }
  }

  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(after: VirtualCalendar.delay(until: deadline), every: nil)
  }

  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
    schedule(after: VirtualCalendar.delay(until: wallDeadline), every: nil)
  }

  func scheduleRepeating(
    deadline: DispatchTime,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: VirtualCalendar.delay(until: deadline), every: interval.duration)
  }

  func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval) {
    schedule(after: VirtualCalendar.delay(until: deadline), every: .seconds(interval))
  }

  func scheduleRepeating(
    wallDeadline: DispatchWallTime,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: VirtualCalendar.delay(until: wallDeadline), every: interval.duration)
  }

  func scheduleRepeating(
    wallDeadline: DispatchWallTime,
    interval: Double,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: VirtualCalendar.delay(until: wallDeadline), every: .seconds(interval))
  }

  // MARK: - Firing

  /// Plans the firing anew.
  func schedule(after delay: Duration, every period: Duration?) {
    locked {
      $0.stop()
      // Dispatch's deadline of "never" parks the timer.
      $0.due = delay > .seconds(100_000_000) ? nil : VirtualPresent.sinceStart + delay
      $0.period = period.map { max($0, .microseconds(1)) }
    }
    arm()
  }

  private func arm() {
    let plan: (number: Int, delay: Duration)? = locked { state in
      guard state.suspensions == 0, !state.isCancelled, let due = state.due else { return nil }
      guard state.work == nil, state.scheduled == nil else { return nil }
      state.plan += 1
      return (state.plan, max(due - VirtualPresent.sinceStart, .zero))
    }
    guard let plan else { return }
    if MainQueue.isMain(queue) {
      MainQueue.run { [weak self] in
        let work = MainLoop.current.schedule(.timer, "DispatchSource timer", after: plan.delay) {
          [weak self] in self?.fire(plan.number)
        }
        self?.locked { if $0.plan == plan.number { $0.scheduled = work } }
      }
    } else {
      let work = ForeignWork("DispatchSource timer", after: plan.delay) { [weak self] in
        self?.fire(plan.number)
      }
      locked { if $0.plan == plan.number { $0.work = work } }
    }
  }

  private func fire(_ plan: Int) {
    let handler: (() -> Void)? = locked { state in
      guard state.plan == plan, state.suspensions == 0, !state.isCancelled else { return nil }
      state.plan += 1
      state.work = nil
      state.scheduled = nil
      state.advance()
      return state.event ?? {}
    }
    guard let handler else { return }
    run(handler)
    arm()
  }

  private func run(_ handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    if MainQueue.isMain(queue), MainQueue.isCurrent {
      handler()
    } else {
      queue.async { handler() }
    }
  }

  private func locked<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { _ in body(&state) }
  }
}

extension DispatchTimeInterval {
  /// The length; `nil` for one that never ends.
  var duration: Duration? {
    switch self {
    case .seconds(let number): .seconds(number)
    case .milliseconds(let number): .milliseconds(number)
    case .microseconds(let number): .microseconds(number)
    case .nanoseconds(let number): .nanoseconds(number)
    default: nil
    }
  }
}
