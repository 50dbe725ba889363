import Foundation

/// The one place that writes what is logged.
enum LogOutput {
  /// Whether somebody asked for messages, the way Xcode does.
  static let isWanted: Bool = {
    let asked = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] ?? ""
    return !["", "0", "no", "false", "disable"].contains(asked.lowercased())
  }()

  static func write(_ message: @autoclosure () -> String, to log: OSLog, type: OSLogType) {
    let isShown = log.isEnabled(type: type)
    guard isShown || (!log.isSilent && type != .debug) else { return }
    let message = message()
    LogMemory.shared.keep(
      LogRecord(
        date: Date(),
        type: type,
        subsystem: log.subsystem,
        category: log.category,
        message: message
      )
    )
    guard isShown else { return }
    FileHandle.standardError.write(Data((line(message, log: log, type: type) + "\n").utf8))
  }

  /// `[com.example:network] error: no answer`.
  static func line(_ message: String, log: OSLog, type: OSLogType) -> String {
    let place =
      log.subsystem.isEmpty && log.category.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    let level = type == .default ? "" : "\(type.name): "
    return place + level + message
  }

  /// The text of a format in the manner of `printf`, with what it says in braces left out.
  static func text(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
    let spelled = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let plain = spelled.replacing(/%\{[^}]*\}/, with: "%")
    return arguments.isEmpty && !plain.contains("%")
      ? plain : String(format: plain, arguments: arguments)
  }
}
