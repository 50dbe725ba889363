/// Writes messages of one part of an app.
///
/// Messages show where those of `OSLog` do: on the standard error stream when the environment
/// has `OS_ACTIVITY_DT_MODE`. What is private shows, too, as it does under a debugger.
///
/// Status: complete · A
public struct Logger: Sendable {
  private let destination: OSLog

  /// Makes a writer to the default log.
  public init() { destination = .default }

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, as a reversed domain.
  ///   - category: The part within it.
  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a writer to a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) { destination = logObj }

  /// Logs a message at a level.
  ///
  /// - Parameters:
  ///   - level: How much the message matters.
  ///   - message: What to say.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogOutput.write(message.text, to: destination, type: level)
  }

  /// Logs a message without a level.
  ///
  /// - Parameter message: What to say.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message at the level of `debug`.
  ///
  /// - Parameter message: What to say.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs a message for somebody who looks for a fault.
  ///
  /// - Parameter message: What to say.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs a message that is helpful, but not essential.
  ///
  /// - Parameter message: What to say.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Logs a message at the default level.
  ///
  /// - Parameter message: What to say.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message at the level of `error`, about something that went wrong.
  ///
  /// - Parameter message: What to say.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs a message about an error.
  ///
  /// - Parameter message: What to say.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs a message at the level of `fault`.
  ///
  /// - Parameter message: What to say.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Logs a message about an error of the program itself.
  ///
  /// - Parameter message: What to say.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
