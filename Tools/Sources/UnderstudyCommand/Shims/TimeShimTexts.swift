/// The parts of the generated file, one for each group of Foundation's and Dispatch's members.
///
/// The signatures are those of the modules on Linux, word by word: a member that
/// differs would stand beside the imported one instead of before it.
enum TimeShimTexts {
  static let timers = """
    nonisolated extension Foundation.Timer {
      @discardableResult
      class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) -> Foundation.Timer {
        VirtualTimers.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
      }

      convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) {
        self.init(
          fire: VirtualTimers.fireDate(after: interval), interval: interval, repeats: repeats,
          block: block)
      }

      var fireDate: Foundation.Date {
        get { VirtualTimers.fireDate(of: self) }
        set { VirtualTimers.setFireDate(newValue, of: self) }
      }
    }

    """

  static let runLoops = """
    nonisolated extension Foundation.RunLoop {
      func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) {
        VirtualRunLoop.add(timer, to: self, forMode: mode)
      }

      func run(until limitDate: Foundation.Date) {
        VirtualRunLoop.run(self, until: limitDate)
      }

      @discardableResult
      func run(mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date) -> Bool {
        VirtualRunLoop.run(self, mode: mode, before: limitDate)
      }
    }

    """

  static let queues = """
    nonisolated extension Dispatch.DispatchQueue {
      func asyncAfter(
        deadline: Dispatch.DispatchTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) {
        VirtualTimers.asyncAfter(self, deadline: deadline, qos: qos, flags: flags, execute: work)
      }

      func asyncAfter(
        wallDeadline: Dispatch.DispatchWallTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) {
        VirtualTimers.asyncAfter(
          self, wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
      }

      func asyncAfter(deadline: Dispatch.DispatchTime, execute: DispatchWorkItem) {
        VirtualTimers.asyncAfter(self, deadline: deadline, execute: execute)
      }

      func asyncAfter(wallDeadline: Dispatch.DispatchWallTime, execute: DispatchWorkItem) {
        VirtualTimers.asyncAfter(self, wallDeadline: wallDeadline, execute: execute)
      }
    }

    """

  static let locks = """
    nonisolated extension Dispatch.DispatchSemaphore {
      func wait() { _ = VirtualBlocking.wait(self, until: Dispatch.DispatchTime.distantFuture) }

      func wait(timeout: Dispatch.DispatchTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: timeout)
      }

      func wait(wallTimeout: Dispatch.DispatchWallTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: wallTimeout)
      }
    }

    nonisolated extension Dispatch.DispatchGroup {
      func wait() { _ = VirtualBlocking.wait(self, until: Dispatch.DispatchTime.distantFuture) }

      func wait(timeout: Dispatch.DispatchTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: timeout)
      }

      func wait(wallTimeout timeout: Dispatch.DispatchWallTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: timeout)
      }
    }

    nonisolated extension Foundation.Thread {
      class func sleep(forTimeInterval interval: TimeInterval) {
        VirtualBlocking.sleep(seconds: interval)
      }

      class func sleep(until date: Foundation.Date) { VirtualBlocking.sleep(until: date) }
    }

    """

  static let sleeps = """
    @discardableResult
    nonisolated func sleep(_ seconds: UInt32) -> UInt32 {
      VirtualBlocking.sleep(seconds: TimeInterval(seconds))
      return 0
    }

    @discardableResult
    nonisolated func usleep(_ microseconds: UInt32) -> Int32 {
      VirtualBlocking.sleep(seconds: TimeInterval(microseconds) / 1e6)
      return 0
    }

    """

  static let sources = """
    nonisolated extension Dispatch.DispatchSource {
      class func makeTimerSource(
        flags: Dispatch.DispatchSource.TimerFlags = [], queue: Dispatch.DispatchQueue? = nil
      ) -> any Dispatch.DispatchSourceTimer {
        VirtualSources.makeTimer(flags: flags, queue: queue)
      }
    }

    nonisolated extension Dispatch.DispatchSourceTimer {
      func schedule(
        deadline: Dispatch.DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(self, deadline: deadline, repeating: interval, leeway: leeway)
      }

      func schedule(
        deadline: Dispatch.DispatchTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(
          self, deadline: deadline, repeating: VirtualSources.interval(interval), leeway: leeway)
      }

      func schedule(
        wallDeadline: Dispatch.DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(
          self, wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
      }

      func schedule(
        wallDeadline: Dispatch.DispatchWallTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(
          self, wallDeadline: wallDeadline, repeating: VirtualSources.interval(interval),
          leeway: leeway)
      }
    }

    nonisolated extension Dispatch.DispatchSourceProtocol {
      func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        handler: (@convention(block) () -> Void)?
      ) {
        VirtualSources.setEventHandler(self, qos: qos, flags: flags, handler: handler)
      }

      func setCancelHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        handler: (@convention(block) () -> Void)?
      ) {
        VirtualSources.setCancelHandler(self, qos: qos, flags: flags, handler: handler)
      }

      func setRegistrationHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        handler: (@convention(block) () -> Void)?
      ) {
        VirtualSources.setRegistrationHandler(self, qos: qos, flags: flags, handler: handler)
      }

      func activate() { VirtualSources.activate(self) }

      var isCancelled: Bool { VirtualSources.isCancelled(self) }
    }

    """

  static let tasks = """
    nonisolated extension _Concurrency.Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualTimers.sleep(for: .nanoseconds(Int64(clamping: duration)))
      }

      static func sleep(_ duration: UInt64) async {
        try? await VirtualTimers.sleep(for: .nanoseconds(Int64(clamping: duration)))
      }

      static func sleep(for duration: Swift.Duration) async throws {
        try await VirtualTimers.sleep(for: duration)
      }

      static func sleep<C: _Concurrency.Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
        clock: C = .continuous
      ) async throws {
        try await VirtualClocks.sleep(for: duration, tolerance: tolerance, clock: clock)
      }

      static func sleep<C: _Concurrency.Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
      ) async throws {
        try await VirtualClocks.sleep(until: deadline, tolerance: tolerance, clock: clock)
      }
    }

    nonisolated extension _Concurrency.Clock {
      func sleep(
        for duration: Instant.Duration, tolerance: Instant.Duration? = nil
      ) async throws {
        try await VirtualClocks.sleep(for: duration, tolerance: tolerance, clock: self)
      }
    }

    nonisolated extension _Concurrency.ContinuousClock {
      func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await VirtualClocks.sleep(until: deadline, tolerance: tolerance, clock: self)
      }
    }

    nonisolated extension _Concurrency.SuspendingClock {
      func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await VirtualClocks.sleep(until: deadline, tolerance: tolerance, clock: self)
      }
    }

    """

  static let clocks = """
    nonisolated extension Foundation.Date {
      public init() { self = VirtualClocks.date }

      public init(timeIntervalSinceNow interval: TimeInterval) {
        self = VirtualClocks.date.addingTimeInterval(interval)
      }

      public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(VirtualClocks.date) }
    }

    nonisolated extension Dispatch.DispatchTime {
      public static func now() -> Dispatch.DispatchTime { VirtualClocks.dispatch }
    }

    nonisolated extension Dispatch.DispatchWallTime {
      public static func now() -> Dispatch.DispatchWallTime { VirtualClocks.wall }
    }

    nonisolated extension Foundation.ProcessInfo {
      public var systemUptime: TimeInterval { VirtualClocks.systemUptime }
    }

    nonisolated extension _Concurrency.ContinuousClock {
      public static var now: _Concurrency.ContinuousClock.Instant { VirtualClocks.continuous }

      public var now: _Concurrency.ContinuousClock.Instant { VirtualClocks.continuous }
    }

    nonisolated extension _Concurrency.ContinuousClock.Instant {
      public static var now: _Concurrency.ContinuousClock.Instant { VirtualClocks.continuous }
    }

    nonisolated extension _Concurrency.SuspendingClock {
      public static var now: _Concurrency.SuspendingClock.Instant { VirtualClocks.suspending }

      public var now: _Concurrency.SuspendingClock.Instant { VirtualClocks.suspending }
    }

    nonisolated extension _Concurrency.SuspendingClock.Instant {
      public static var now: _Concurrency.SuspendingClock.Instant { VirtualClocks.suspending }
    }

    """

  static let dateNow = """
    nonisolated extension Foundation.Date {
      public static var now: Foundation.Date { VirtualClocks.date }
    }

    """
}
