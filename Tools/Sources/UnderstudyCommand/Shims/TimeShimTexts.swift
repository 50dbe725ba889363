/// The parts of the generated file, one for each group of Foundation's and Dispatch's members.
///
/// The signatures are those of the modules on Linux, word by word: a member that
/// differs would stand beside the imported one instead of before it.
enum TimeShimTexts {
  static let timers = """
    nonisolated extension Timer {
      @discardableResult
      class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        VirtualTimers.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
      }

      convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) {
        self.init(
          fire: VirtualTimers.fireDate(after: interval), interval: interval, repeats: repeats,
          block: block)
      }

      var fireDate: Date {
        get { VirtualTimers.fireDate(of: self) }
        set { VirtualTimers.setFireDate(newValue, of: self) }
      }
    }

    """

  static let runLoops = """
    nonisolated extension RunLoop {
      func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        VirtualRunLoop.add(timer, to: self, forMode: mode)
      }

      func run(until limitDate: Date) {
        VirtualRunLoop.run(self, until: limitDate)
      }

      @discardableResult
      func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        VirtualRunLoop.run(self, mode: mode, before: limitDate)
      }
    }

    """

  static let queues = """
    nonisolated extension DispatchQueue {
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) {
        VirtualTimers.asyncAfter(self, deadline: deadline, qos: qos, flags: flags, execute: work)
      }

      func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) {
        VirtualTimers.asyncAfter(
          self, wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
      }

      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        VirtualTimers.asyncAfter(self, deadline: deadline, execute: execute)
      }

      func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
        VirtualTimers.asyncAfter(self, wallDeadline: wallDeadline, execute: execute)
      }
    }

    """

  static let locks = """
    nonisolated extension DispatchSemaphore {
      func wait() { _ = VirtualBlocking.wait(self, until: DispatchTime.distantFuture) }

      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: timeout)
      }

      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: wallTimeout)
      }
    }

    nonisolated extension DispatchGroup {
      func wait() { _ = VirtualBlocking.wait(self, until: DispatchTime.distantFuture) }

      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: timeout)
      }

      func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
        VirtualBlocking.wait(self, until: timeout)
      }
    }

    nonisolated extension Thread {
      class func sleep(forTimeInterval interval: TimeInterval) {
        VirtualBlocking.sleep(seconds: interval)
      }

      class func sleep(until date: Date) { VirtualBlocking.sleep(until: date) }
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
    nonisolated extension DispatchSource {
      class func makeTimerSource(
        flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
      ) -> any DispatchSourceTimer {
        VirtualSources.makeTimer(flags: flags, queue: queue)
      }
    }

    nonisolated extension DispatchSourceTimer {
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(self, deadline: deadline, repeating: interval, leeway: leeway)
      }

      func schedule(
        deadline: DispatchTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(
          self, deadline: deadline, repeating: VirtualSources.interval(interval), leeway: leeway)
      }

      func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(
          self, wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
      }

      func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        VirtualSources.schedule(
          self, wallDeadline: wallDeadline, repeating: VirtualSources.interval(interval),
          leeway: leeway)
      }
    }

    nonisolated extension DispatchSourceProtocol {
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
    nonisolated extension Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualTimers.sleep(for: .nanoseconds(Int64(clamping: duration)))
      }

      static func sleep(_ duration: UInt64) async {
        try? await VirtualTimers.sleep(for: .nanoseconds(Int64(clamping: duration)))
      }

      static func sleep(for duration: Duration) async throws {
        try await VirtualTimers.sleep(for: duration)
      }

      static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
        clock: C = .continuous
      ) async throws {
        try await VirtualClocks.sleep(for: duration, tolerance: tolerance, clock: clock)
      }

      static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
      ) async throws {
        try await VirtualClocks.sleep(until: deadline, tolerance: tolerance, clock: clock)
      }
    }

    nonisolated extension Clock {
      func sleep(
        for duration: Instant.Duration, tolerance: Instant.Duration? = nil
      ) async throws {
        try await VirtualClocks.sleep(for: duration, tolerance: tolerance, clock: self)
      }
    }

    nonisolated extension ContinuousClock {
      func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClocks.sleep(until: deadline, tolerance: tolerance, clock: self)
      }
    }

    nonisolated extension SuspendingClock {
      func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClocks.sleep(until: deadline, tolerance: tolerance, clock: self)
      }
    }

    """

  static let clocks = """
    nonisolated extension Date {
      public init() { self = VirtualClocks.date }

      public init(timeIntervalSinceNow interval: TimeInterval) {
        self = VirtualClocks.date.addingTimeInterval(interval)
      }

      public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(VirtualClocks.date) }
    }

    nonisolated extension DispatchTime {
      public static func now() -> DispatchTime { VirtualClocks.dispatch }
    }

    nonisolated extension DispatchWallTime {
      public static func now() -> DispatchWallTime { VirtualClocks.wall }
    }

    nonisolated extension ProcessInfo {
      public var systemUptime: TimeInterval { VirtualClocks.systemUptime }
    }

    nonisolated extension ContinuousClock {
      public static var now: ContinuousClock.Instant { VirtualClocks.continuous }

      public var now: ContinuousClock.Instant { VirtualClocks.continuous }
    }

    nonisolated extension ContinuousClock.Instant {
      public static var now: ContinuousClock.Instant { VirtualClocks.continuous }
    }

    nonisolated extension SuspendingClock {
      public static var now: SuspendingClock.Instant { VirtualClocks.suspending }

      public var now: SuspendingClock.Instant { VirtualClocks.suspending }
    }

    nonisolated extension SuspendingClock.Instant {
      public static var now: SuspendingClock.Instant { VirtualClocks.suspending }
    }

    """

  static let dateNow = """
    nonisolated extension Date {
      public static var now: Date { VirtualClocks.date }
    }

    """
}
