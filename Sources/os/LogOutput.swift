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
    guard plain.contains("%") else { return plain }
    // Widths and positions that are arguments themselves are left to Foundation.
    if plain.contains(/%[^%@a-zA-Z]*[*$]/) { return String(format: plain, arguments: arguments) }
    var left = arguments[...]
    return plain.replacing(/%[-+ #0-9.]*(?:hh|h|ll|l|q|j|z|t|L)?([%@a-zA-Z])/) { part in
      part.1 == "%" ? "%" : piece(String(part.0), left.popFirst())
    }
  }

  /// One argument; a wrong or missing one is said in the words of iOS instead of being read.
  private static func piece(_ specifier: String, _ argument: (any CVarArg)?) -> String {
    guard let argument else { return "<decode: missing data>" }
    let isNumber = argument is any BinaryInteger || argument is any BinaryFloatingPoint
    let isText = argument is String || argument is NSString
    let fits =
      switch specifier.last {
      case "@": !isNumber
      case "s", "S": !isNumber && !isText
      case "p": true
      default: isNumber
      }
    guard fits else {
      return "<decode: mismatch for [\(specifier)] got [\(isNumber ? "NUMBER" : "STRING")]>"
    }
    return String(format: specifier, arguments: [argument])
  }
}
