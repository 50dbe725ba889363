/// The kind of a signpost.
///
/// Status: complete · A
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Makes a kind of a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// What tells intervals of one name apart.
///
/// Status: partial · A
public struct OSSignpostID: Equatable, Comparable, Sendable {
  /// The number itself.
  public let rawValue: UInt64

  /// Makes an identifier of a number.
  ///
  /// - Parameter value: The number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes an identifier for an interval of a log.
  ///
  /// - Parameter log: The log.
  public init(log: OSLog) { rawValue = Self.exclusive.rawValue }

  /// For intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// For logs that record nothing.
  public static let null = OSSignpostID(0)
  /// No identifier.
  public static let invalid = OSSignpostID(UInt64.max)

  /// Compares by the numbers.
  ///
  /// - Parameters:
  ///   - lhs: One identifier.
  ///   - rhs: Another one.
  /// - Returns: Whether the first is smaller.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// Marks a point or an interval for a profiler; none is attached here, so nothing is recorded.
///
/// - Parameters:
///   - type: Whether it begins, ends or is an event.
///   - dso: The library; unused.
///   - log: The log it belongs to.
///   - name: Its name.
///   - signpostID: What tells it apart from others of the name.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point or an interval with a text; none is recorded here.
///
/// - Parameters:
///   - type: Whether it begins, ends or is an event.
///   - dso: The library; unused.
///   - log: The log it belongs to.
///   - name: Its name.
///   - signpostID: What tells it apart from others of the name.
///   - format: A text in the manner of `printf`.
///   - arguments: What the text speaks of.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}

/// An interval that began.
///
/// Status: complete · A
public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}
}

/// Marks points and intervals for a profiler; none is attached here, so nothing is recorded.
///
/// Status: partial · A
public struct OSSignposter: Sendable {
  /// Makes a signposter.
  public init() {}

  /// Makes a signposter of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, as a reversed domain.
  ///   - category: The part within it.
  public init(subsystem: String, category: String) {}

  /// Makes a signposter of a logger.
  ///
  /// - Parameter logger: The logger.
  public init(logger: Logger) {}

  /// Makes a signposter of a log.
  ///
  /// - Parameter logHandle: The log.
  public init(logHandle: OSLog) {}

  /// Whether anything is recorded; never here.
  public var isEnabled: Bool { false }

  /// Makes an identifier.
  ///
  /// - Returns: One for intervals that do not overlap.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - id: What tells it apart from others of the name.
  /// - Returns: What ends it.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval with a text.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - id: What tells it apart from others of the name.
  ///   - message: A text.
  /// - Returns: What ends it.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - state: What its beginning returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a text.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - state: What its beginning returned.
  ///   - message: A text.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Marks a point in time.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - id: What tells it apart from others of the name.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a point in time with a text.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - id: What tells it apart from others of the name.
  ///   - message: A text.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs work as an interval.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - id: What tells it apart from others of the name.
  ///   - task: The work.
  /// - Returns: What the work returns.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}
