package import Foundation

/// One message as the log keeps it.
package struct LogRecord: Sendable {
  /// When it was logged.
  package var date: Date
  /// How much it matters.
  package var type: OSLogType
  /// The name of the app or library.
  package var subsystem: String
  /// The part within it.
  package var category: String
  /// The message.
  package var message: String
}

/// The messages of this process, as far back as they are kept.
///
/// Those of the level `debug` are not kept, as on a device that nobody configured.
package final class LogMemory: @unchecked Sendable {
  /// The one of the process; the log of a device has only one place, too.
  package static let shared = LogMemory()
  /// How many messages are kept.
  package static let limit = 10_000

  private let lock = NSLock()
  private var records: [LogRecord] = []

  func keep(_ record: LogRecord) {
    lock.lock()
    defer { lock.unlock() }
    if records.count >= Self.limit { records.removeFirst(Self.limit / 2) }
    records.append(record)
  }

  /// The messages, oldest first.
  package var all: [LogRecord] {
    lock.lock()
    defer { lock.unlock() }
    return records
  }
}
