import Foundation

/// Where the tool prints: results to the output, everything else to the error stream.
///
/// Progress shows on a terminal only; a log of a build server stays short.
public final class Console {
  private let isTerminal: Bool
  private var hasProgress = false
  private let write: (String) -> Void
  private let writeError: (String) -> Void

  /// Creates a console on the process's own streams.
  public convenience init() {
    let quiet = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    self.init(
      isTerminal: isatty(STDERR_FILENO) == 1 && !quiet,
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) }
    )
  }

  /// Creates a console that writes elsewhere, for tests.
  public init(
    isTerminal: Bool,
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.write = write
    self.writeError = writeError
  }

  /// Prints one line of the result.
  public func print(_ line: String) {
    clearProgress()
    write(line + "\n")
  }

  /// Prints one line about the run, not part of the result.
  public func note(_ line: String) {
    clearProgress()
    writeError(line + "\n")
  }

  /// Replaces the progress line; without effect when nobody watches.
  public func progress(_ line: String) {
    guard isTerminal else { return }
    writeError("\r\u{1B}[K" + String(line.prefix(100)))
    hasProgress = true
  }

  /// Takes the progress line away.
  public func clearProgress() {
    guard hasProgress else { return }
    writeError("\r\u{1B}[K")
    hasProgress = false
  }
}
