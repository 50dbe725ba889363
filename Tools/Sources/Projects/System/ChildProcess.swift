import Foundation

/// How a child process ended.
package enum ProcessEnd: Equatable {
  /// It left with a code.
  case exited(Int32)
  /// A signal stopped it.
  case signalled(Int32)
  /// It printed nothing for too long and was stopped.
  case silent(seconds: Double)

  /// Whether it ended well.
  package var isSuccess: Bool { self == .exited(0) }
}

/// A program that is run to its end while its output is read line by line.
///
/// Output and error stream share one pipe, so that their order is kept.
package struct ChildProcess {
  package var executable: String
  package var arguments: [String]
  package var directory: String?
  /// Variables on top of the own environment.
  package var environment: [String: String] = [:]
  /// How long it may stay silent.
  package var timeLimit: Double?

  package init(
    executable: String,
    arguments: [String],
    directory: String? = nil,
    environment: [String: String] = [:],
    timeLimit: Double? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// Runs the program.
  ///
  /// - Throws: ``ToolError`` if it cannot be started.
  package func run(line: (String) -> Void) throws -> ProcessEnd {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw ToolError(what: "cannot start '\(executable)'", place: executable, advice: ["\(error)"])
    }
    try? pipe.fileHandleForWriting.close()
    let finished = read(pipe.fileHandleForReading.fileDescriptor, of: process, line: line)
    if !finished {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return .silent(seconds: timeLimit ?? 0)
    }
    process.waitUntilExit()
    switch process.terminationReason {
    case .uncaughtSignal: return .signalled(process.terminationStatus)
    default: return .exited(process.terminationStatus)
    }
  }

  /// Runs the program and returns everything that it printed.
  package func capture() throws -> (end: ProcessEnd, output: String) {
    var lines: [String] = []
    let end = try run { lines.append($0) }
    return (end, lines.joined(separator: "\n"))
  }

  /// Reads until the end of the stream; `false` when the time limit was reached.
  private func read(_ descriptor: Int32, of process: Process, line: (String) -> Void) -> Bool {
    var pending: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var silence = 0.0
    while true {
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&poller, 1, 200)
      if ready == 0 {
        silence += 0.2
        if let timeLimit, silence >= timeLimit { return false }
        // A grandchild may hold the pipe open after the child has gone.
        if !process.isRunning { break }
        continue
      }
      silence = 0
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        if byte == 10 {
          line(String(decoding: pending, as: UTF8.self))
          pending.removeAll(keepingCapacity: true)
        } else {
          pending.append(byte)
        }
      }
    }
    if !pending.isEmpty { line(String(decoding: pending, as: UTF8.self)) }
    return true
  }
}
