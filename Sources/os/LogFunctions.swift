/// Logs a message in the manner of `printf`.
///
/// - Parameters:
///   - message: A format; what stands in braces, as in `%{public}@`, is about privacy.
///   - dso: The library that logs; unused.
///   - log: The log to write to.
///   - type: How much the message matters.
///   - args: What the format speaks of.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  LogOutput.write(LogOutput.text(message, args), to: log, type: type)
}

/// Logs a message in the manner of `printf`, level first.
///
/// - Parameters:
///   - type: How much the message matters.
///   - dso: The library that logs; unused.
///   - log: The log to write to.
///   - message: A format; what stands in braces is about privacy.
///   - args: What the format speaks of.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  LogOutput.write(LogOutput.text(message, args), to: log, type: type)
}

/// Logs an interpolated message.
///
/// - Parameter message: What to say.
public func os_log(_ message: OSLogMessage) {
  LogOutput.write(message.text, to: .default, type: .default)
}

/// Logs an interpolated message.
///
/// - Parameters:
///   - logLevel: How much the message matters.
///   - log: The log to write to.
///   - message: What to say.
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.write(message.text, to: log, type: logLevel)
}
