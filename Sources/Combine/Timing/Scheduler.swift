/// When and where closures run.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said on top.
  associatedtype SchedulerOptions

  /// The present.
  var now: SchedulerTimeType { get }
  /// The least tolerance that counts.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: What is said on top.
  ///   - action: The closure.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure later.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: How much later it may be.
  ///   - options: What is said on top.
  ///   - action: The closure.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Runs a closure again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long between two runs.
  ///   - tolerance: How much later it may be.
  ///   - options: What is said on top.
  ///   - action: The closure.
  /// - Returns: What stops it.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  ///
  /// - Parameter action: The closure.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure later.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - action: The closure.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long between two runs.
  ///   - action: The closure.
  /// - Returns: What stops it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date,
      interval: interval,
      tolerance: minimumTolerance,
      options: nil,
      action
    )
  }
}

/// A length of time that can be said in usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  ///
  /// - Parameter s: The number.
  /// - Returns: The length.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  ///
  /// - Parameter s: The number.
  /// - Returns: The length.
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  ///
  /// - Parameter ms: The number.
  /// - Returns: The length.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  ///
  /// - Parameter us: The number.
  /// - Returns: The length.
  static func microseconds(_ us: Int) -> Self
  /// A number of billionths of a second.
  ///
  /// - Parameter ns: The number.
  /// - Returns: The length.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Runs closures at once, where it is asked.
///
/// Status: complete · A
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The one there is.
  public static let shared = ImmediateScheduler()
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// A moment; there is only one.
  public struct SchedulerTimeType: Strideable {
    /// The distance from another moment.
    ///
    /// - Parameter other: The other one.
    /// - Returns: Nothing.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// A moment later.
    ///
    /// - Parameter n: How much; it does not count.
    /// - Returns: The same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time that does not count.
    public struct Stride:
      Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
    {
      /// The number.
      public var magnitude: Int

      init(_ value: Int) { magnitude = value }

      /// Makes a length.
      ///
      /// - Parameter value: The number.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Makes a length.
      ///
      /// - Parameter value: The number.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Makes a length.
      ///
      /// - Parameter source: The number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

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
      public static func seconds(_ s: Int) -> Self { Self(0) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func seconds(_ s: Double) -> Self { Self(0) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func milliseconds(_ ms: Int) -> Self { Self(0) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func microseconds(_ us: Int) -> Self { Self(0) }
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static func nanoseconds(_ ns: Int) -> Self { Self(0) }
    }
  }

  /// The only moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at once.
  ///
  /// - Parameters:
  ///   - options: None.
  ///   - action: The closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure at once.
  ///
  /// - Parameters:
  ///   - date: Without meaning.
  ///   - tolerance: Without meaning.
  ///   - options: None.
  ///   - action: The closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Runs a closure once, at once.
  ///
  /// - Parameters:
  ///   - date: Without meaning.
  ///   - interval: Without meaning.
  ///   - tolerance: Without meaning.
  ///   - options: None.
  ///   - action: The closure.
  /// - Returns: Something without effect.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
