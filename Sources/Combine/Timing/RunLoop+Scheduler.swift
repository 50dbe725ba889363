public import Foundation

extension RunLoop: Scheduler {
  /// A moment.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as Foundation says it.
    public var date: Date

    /// Makes a moment.
    ///
    /// - Parameter date: The moment as Foundation says it.
    public init(_ date: Date) { self.date = date }

    /// The distance to another moment.
    ///
    /// - Parameter other: The other one.
    /// - Returns: The length between them.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// A moment later.
    ///
    /// - Parameter n: How much.
    /// - Returns: The other moment.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.magnitude))
    }

    /// A length of time.
    public struct Stride:
      Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The length in seconds.
      public var magnitude: Double

      init(_ value: Double) { magnitude = value }

      /// Makes a length of seconds.
      ///
      /// - Parameter value: The seconds.
      public init(floatLiteral value: Double) { magnitude = value }

      /// Makes a length of seconds.
      ///
      /// - Parameter value: The seconds.
      public init(integerLiteral value: Double) { magnitude = value }

      /// Makes a length of seconds.
      ///
      /// - Parameter source: The number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Double(exactly: source) else { return nil }
        magnitude = value
      }

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      var duration: Duration { .seconds(magnitude) }

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
      public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func seconds(_ s: Double) -> Self { Self(s) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    }
  }

  /// What can be said on top; without effect here.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The present; that of the main run loop is the virtual one.
  public var now: SchedulerTimeType {
    guard self === RunLoop.main else { return SchedulerTimeType(Date()) }
    return SchedulerTimeType(VirtualMain.date)
  }
  /// The least tolerance that counts.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs a closure in a later turn.
  ///
  /// - Parameters:
  ///   - options: Without effect here.
  ///   - action: The closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard !(self === RunLoop.main) else { return VirtualMain.run(action) }
    let work = Unchecked(action)
    perform { work.value() }
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
    guard !(self === RunLoop.main) else {
      _ = VirtualMain.run(after: VirtualMain.delay(until: date.date), action)
      return
    }
    let work = Unchecked(action)
    add(
      Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() },
      forMode: .default
    )
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
    guard !(self === RunLoop.main) else {
      return VirtualMain.repeating(
        after: VirtualMain.delay(until: date.date),
        every: interval.duration,
        action
      )
    }
    let work = Unchecked(action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
      work.value()
    }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
