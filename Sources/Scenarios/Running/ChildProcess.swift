internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Runs work in a forked copy of this process, so that a trap there ends only the copy.
///
/// UIKit stops the process where iOS does and where a part is not built yet. A
/// run of many scenarios must outlive that. The copy sends lines through a pipe;
/// its standard error is kept to name the reason of its end.
enum ChildProcess {
  /// How a copy ended.
  enum End: Equatable {
    case finished
    /// A trap or a signal; the text is the end of its standard error.
    case stopped(signal: Int32, message: String)
    /// It did not come to an end in time.
    case timedOut
  }

  /// Runs work in a copy.
  ///
  /// - Parameters:
  ///   - seconds: The time the copy may go without sending a line.
  ///   - work: Runs in the copy; what it sends arrives as lines.
  ///   - receive: Called in this process for each line, in order.
  /// - Returns: How the copy ended.
  static func run(
    silenceLimit seconds: UInt32,
    work: (_ send: (String) -> Void) -> Void,
    receive: (String) -> Void
  ) -> End {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0, let log = tmpfile() else {
      return .stopped(signal: 0, message: "no pipe")
    }
    defer { fclose(log) }
    fflush(nil)
    let child = fork()
    guard child >= 0 else { return .stopped(signal: 0, message: "no second process") }
    if child == 0 {
      close(descriptors[0])
      dup2(fileno(log), 2)
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
        signal(number, SIG_DFL)
      }
      alarm(seconds)
      work { line in
        alarm(seconds)
        send(line, to: descriptors[1])
      }
      // Neither atexit handlers nor buffers of the parent may run twice.
      _exit(0)
    }
    close(descriptors[1])
    receiveLines(from: descriptors[0], receive)
    close(descriptors[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      return code == 0 ? .finished : .stopped(signal: 0, message: "exit status \(code)")
    }
    return signal == SIGALRM ? .timedOut : .stopped(signal: signal, message: text(of: log))
  }

  private static func send(_ line: String, to descriptor: Int32) {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      sent += max(count, 0)
    }
  }

  private static func receiveLines(from descriptor: Int32, _ receive: (String) -> Void) {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: 0x0A) {
        receive(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
  }

  private static func text(of log: UnsafeMutablePointer<FILE>) -> String {
    rewind(log)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&buffer, 1, buffer.count, log)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
