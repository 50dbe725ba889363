public import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    private let nanoseconds: UInt64
    /// The moment as Dispatch says it.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

    /// Makes a moment.
    ///
    /// - Parameter time: The moment as Dispatch says it.
    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    /// The distance to another moment.
    ///
    /// - Parameter other: The other one.
    /// - Returns: The length between them.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(Int(truncatingIfNeeded: other.nanoseconds &- nanoseconds))
    }

    /// A moment later.
    ///
    /// - Parameter n: How much.
    /// - Returns: The other moment.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(
        DispatchTime(uptimeNanoseconds: nanoseconds &+ UInt64(bitPattern: Int64(n.magnitude)))
      )
    }

    /// A length of time.
    public struct Stride:
      Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The length in nanoseconds.
      public var magnitude: Int

      init(_ value: Int) { magnitude = value }

      /// Makes a length of seconds.
      ///
      /// - Parameter value: The seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Makes a length of seconds.
      ///
      /// - Parameter value: The seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Makes a length of nanoseconds.
      ///
      /// - Parameter source: The number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// The length as Dispatch says it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Makes a length of one of Dispatch.
      ///
      /// - Parameter timeInterval: The other one; what never ends is the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let number): self = .seconds(number)
        case .milliseconds(let number): self = .milliseconds(number)
        case .microseconds(let number): self = .microseconds(number)
        case .nanoseconds(let number): self = .nanoseconds(number)
        default: magnitude = .max
        }
      }

      var duration: Duration { .nanoseconds(magnitude) }

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func seconds(_ s: Int) -> Self { Self(s * 1_000_000_000) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func seconds(_ s: Double) -> Self { Self(Int((s * 1_000_000_000).rounded())) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func milliseconds(_ ms: Int) -> Self { Self(ms * 1_000_000) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func microseconds(_ us: Int) -> Self { Self(us * 1000) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func nanoseconds(_ ns: Int) -> Self { Self(ns) }
    }
  }

  /// What can be said on top; without effect on the virtual main queue.
  public struct SchedulerOptions {
    /// The importance of the work.
    public var qos: DispatchQoS
    /// How the work behaves.
    public var flags: DispatchWorkItemFlags
    /// A group that the work belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - qos: The importance of the work.
    ///   - flags: How the work behaves.
    ///   - group: A group that the work belongs to.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present; in a test run that of the virtual clock.
  public var now: SchedulerTimeType {
    guard VirtualMain.isMain(self) || VirtualMain.isVirtual else {
      return SchedulerTimeType(.now())
    }
    return SchedulerTimeType(VirtualMain.dispatchNow)
  }
  /// The least tolerance that counts.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs a closure in a later turn.
  ///
  /// - Parameters:
  ///   - options: Without effect here.
  ///   - action: The closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard !VirtualMain.isMain(self) else { return VirtualMain.run(action) }
    let work = DispatchWorkItem(
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? [],
      block: action
    )
    if let group = options?.group {
      async(group: group, execute: work)
    } else {
      async(execute: work)
    }
  }

  /// Runs a closure later.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: Without effect here.
  ///   - options: Without effect here.
  ///   - action: The closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard !VirtualMain.isMain(self) else {
      _ = VirtualMain.run(after: VirtualMain.delay(until: date.dispatchTime), action)
      return
    }
    guard VirtualMain.isVirtual else {
      asyncAfter(deadline: date.dispatchTime, execute: DispatchWorkItem(block: action))
      return
    }
    let delay = VirtualMain.delay(until: date.dispatchTime)
    _ = VirtualMain.elsewhere(after: delay, in: { self.async(execute: $0) }, action)
  }

  /// Runs a closure again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long between two runs.
  ///   - tolerance: Without effect here.
  ///   - options: Without effect here.
  ///   - action: The closure.
  /// - Returns: What stops it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard !VirtualMain.isMain(self) else {
      return VirtualMain.repeating(
        after: VirtualMain.delay(until: date.dispatchTime),
        every: interval.duration,
        action
      )
    }
    guard !VirtualMain.isVirtual else {
      return VirtualMain.elsewhere(
        after: VirtualMain.delay(until: date.dispatchTime),
        every: interval.duration,
        in: { self.async(execute: $0) },
        action
      )
    }
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler(handler: DispatchWorkItem(block: action))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
