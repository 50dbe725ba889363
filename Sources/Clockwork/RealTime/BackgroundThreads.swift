import Foundation

/// Tells whether other threads of the process are at work.
///
/// Virtual time must not run ahead of a block that a background queue is about to
/// deliver. A thread that runs or waits for a disk counts as working; one that
/// sleeps or waits for a lock does not. The main thread and the caller's do not count.
package enum BackgroundThreads {
  /// Whether a thread works at this moment; helpers of the run loop do, for an instant.
  package static var areWorking: Bool {
    names.contains(where: isWorking)
  }

  /// Whether a thread waits for something that no other thread has to do first.
  ///
  /// Waiting for a lock or a semaphore is no such wait. One thread waits for events on
  /// behalf of Dispatch; a second one turns a run loop of its own.
  static var mayWakeAlone: Bool {
    var pollers = 0
    for name in names {
      guard let line = text(of: "/proc/self/task/\(name)/syscall", limit: 32) else { return true }
      guard let call = line.split(separator: " ").first.flatMap({ Int($0) }) else { return true }
      if call == SystemCall.futex { continue }
      guard SystemCall.eventWaits.contains(call) else { return true }
      pollers += 1
    }
    return pollers > 1
  }

  private enum SystemCall {
    #if arch(x86_64)
    static let futex = 202
    static let eventWaits = [232, 281, 441]
    #elseif arch(arm64)
    static let futex = 98
    static let eventWaits = [22, 441]
    #else
    static let futex = -1
    static let eventWaits: [Int] = []
    #endif
  }

  private static var names: [String] {
    guard let folder = opendir("/proc/self/task") else { return [] }
    defer { closedir(folder) }
    // In Swift Testing the main queue runs on another thread than the main one.
    let own = link("/proc/thread-self").split(separator: "/").last.map(String.init)
    let main = String(getpid())
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != "..", name != own, name != main { names.append(name) }
    }
    return names
  }

  private static func isWorking(_ name: String) -> Bool {
    guard let line = text(of: "/proc/self/task/\(name)/stat", limit: 128) else { return false }
    // The state follows the name, which stands in parentheses and may contain any byte.
    let end = line.utf8.lastIndex(of: UInt8(ascii: ")")) ?? line.startIndex
    let state = line.utf8[end...].dropFirst(2).first
    return state == UInt8(ascii: "R") || state == UInt8(ascii: "D")
  }

  /// The beginning of a file of the kernel's.
  static func text(of path: String, limit: Int) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, limit)
      guard count >= 0 else { return nil }
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// Where a symbolic link leads; empty for none.
  static func link(_ path: String) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = readlink(path, start, 256)
      guard count > 0 else { return "" }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
