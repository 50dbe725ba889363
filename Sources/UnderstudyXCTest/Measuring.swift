public import XCTest

/// XCTest's performance measurements without a verdict.
///
/// On iOS a measurement fails against a baseline only, and a package carries none.
/// XCTest on Linux fails when ten passes differ by a tenth, which says more about
/// the machine than about the code.
public enum Measuring {
  /// How often a block is measured, as on iOS.
  private static let passes = 10

  /// Takes the place of `XCTestCase.measure(_:)`.
  public static func measure(_ name: String, _ block: () -> Void) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<passes { times.append(clock.measure(block)) }
    let total = times.reduce(Duration.zero, +)
    print("\(name) measured: average \(total / passes) of \(passes) passes")
  }
}

/// What a measurement looks at; only the time is taken here.
public protocol XCTMetric {}

/// Measures the time that passes.
public final class XCTClockMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// Measures the work of the processor; counts as time here.
public final class XCTCPUMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
  /// Creates the metric of one thread.
  public init(limitingToCurrentThread: Bool) {}
}

/// Measures the use of memory; counts as time here.
public final class XCTMemoryMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// Measures what is written to disk; counts as time here.
public final class XCTStorageMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// How a block is measured.
public final class XCTMeasureOptions {
  /// Which calls begin and end a measurement.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The calls as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block begins the measurement by `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block ends the measurement by `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// How often, not counting a first pass.
  public var iterationCount = 5
  /// Which calls begin and end a measurement; the whole block is measured here.
  public var invocationOptions: InvocationOptions = []

  /// The options that hold without others.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Creates the default options.
  public init() {}
}

extension UnderstudyTestCase {
  /// The metrics that count without others.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// Measures a block.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    Measuring.measure(name, block)
  }

  /// Measures a block; the older form.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric],
    automaticallyStartMeasuring: Bool,
    for block: () -> Void
  ) {
    Measuring.measure(name, block)
  }

  /// Begins a measurement inside a block; the whole block is measured here.
  public func startMeasuring() {}

  /// Ends a measurement inside a block; the whole block is measured here.
  public func stopMeasuring() {}
}
