public import Foundation
import os

/// What was logged.
///
/// Only the messages of this process can be had, and no more than the last ten thousand.
///
/// Status: partial · A
public final class OSLogStore: NSObject {
  /// Whose messages.
  public enum Scope: Int, Sendable {
    /// Those of all processes.
    case system = 0
    /// Those of this process.
    case currentProcessIdentifier = 1
  }

  /// Opens the log.
  ///
  /// - Parameter scope: Whose messages; those of other processes are not available here.
  /// - Throws: `CocoaError.featureUnsupported` for those.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else {
      throw CocoaError(.featureUnsupported)
    }
    super.init()
  }

  /// The place of a moment in the log.
  ///
  /// - Parameter date: The moment.
  /// - Returns: The place.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// The place of a moment before now.
  ///
  /// - Parameter seconds: How long ago.
  /// - Returns: The place.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: -abs(seconds)))
  }

  /// The place of a moment after the machine started.
  ///
  /// - Parameter seconds: How long after; all messages of the process come later.
  /// - Returns: The place.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let start = Date(timeIntervalSinceNow: -ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(date: start.addingTimeInterval(seconds))
  }

  /// The messages.
  ///
  /// - Parameters:
  ///   - options: In which order.
  ///   - position: Where to begin; `nil` for the very first or last.
  ///   - predicate: Which ones; it sees their properties.
  /// - Returns: The messages, oldest first unless said otherwise.
  /// - Throws: Nothing at present.
  public func getEntries(
    with options: OSLogEnumerator.Options = [],
    at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    let all = LogMemory.shared.all.filter { record in
      guard let position else { return true }
      return isReversed ? record.date <= position.date : record.date >= position.date
    }
    let entries = (isReversed ? all.reversed() : all).map { OSLogEntryLog($0) }
    return AnySequence(entries.filter { predicate?.evaluate(with: $0) ?? true })
  }
}

/// A place in the log.
///
/// Status: complete · A
public final class OSLogPosition: NSObject {
  let date: Date

  init(date: Date) { self.date = date }
}

/// How the log is gone through.
public enum OSLogEnumerator {
  /// The order.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The newest first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// Something that was logged.
///
/// Status: partial · A
public class OSLogEntry: NSObject {
  /// The text with everything inserted.
  public let composedMessage: String
  /// When it was logged.
  public let date: Date

  init(_ message: String, _ date: Date) {
    composedMessage = message
    self.date = date
  }
}

/// A message that was logged.
///
/// Status: partial · A
public final class OSLogEntryLog: OSLogEntry {
  /// How much a message matters.
  public enum Level: Int, Sendable {
    /// Unknown.
    case undefined = 0
    /// For somebody who looks for a fault.
    case debug = 1
    /// Helpful, but not essential.
    case info = 2
    /// The default.
    case notice = 3
    /// An error.
    case error = 4
    /// An error of the program itself.
    case fault = 5
  }

  /// How much it matters.
  public let level: Level
  /// The name of the app or library.
  public let subsystem: String
  /// The part within it.
  public let category: String
  /// The name of the process.
  public var process: String { ProcessInfo.processInfo.processName }
  /// The number of the process.
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

  init(_ record: LogRecord) {
    switch record.type {
    case .debug: level = .debug
    case .info: level = .info
    case .error: level = .error
    case .fault: level = .fault
    default: level = .notice
    }
    subsystem = record.subsystem
    category = record.category
    super.init(record.message, record.date)
  }
}
