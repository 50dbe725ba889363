import Foundation

/// Picks the place of a crash out of the backtrace that Swift prints.
struct CrashLog {
  /// The first frame in the user's own sources.
  private(set) var place: (path: String, line: Int)?
  private(set) var isInBacktrace = false

  /// Asks for a short backtrace that this type can read.
  static let environment = [
    "SWIFT_BACKTRACE":
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24,"
      + "timeout=20s,output-to=stderr"
  ]

  /// Reads one line; `true` if it belongs to the backtrace.
  mutating func read(_ line: String, users: Set<String>) -> Bool {
    if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") {
      isInBacktrace = true
    }
    guard isInBacktrace else { return false }
    if place == nil, let mark = line.range(of: " at /", options: .backwards) {
      let parts = line[line.index(mark.lowerBound, offsetBy: 4)...].split(separator: ":")
      if parts.count >= 2, users.contains(String(parts[0])), let number = Int(parts[1]) {
        place = (String(parts[0]), number)
      }
    }
    if line.hasPrefix("Backtrace took") { isInBacktrace = false }
    return true
  }

  /// The name of a signal.
  static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGILL: "SIGILL, a trap", SIGTRAP: "SIGTRAP, a trap", SIGSEGV: "SIGSEGV, a bad memory access",
      SIGABRT: "SIGABRT, an abort", SIGBUS: "SIGBUS, a bad memory access", SIGKILL: "SIGKILL",
      SIGTERM: "SIGTERM", SIGFPE: "SIGFPE, an arithmetic error",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
