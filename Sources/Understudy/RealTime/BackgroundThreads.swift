import Foundation

/// Tells whether other threads of the process are at work.
///
/// Virtual time must not run ahead of a block that a background queue is about to
/// deliver. A thread that runs or waits for a disk counts as working; one that
/// sleeps or waits for a lock does not. The main thread and the caller's do not count.
enum BackgroundThreads {
  /// What the kernel says about one thread.
  private struct Status {
    var isWorking: Bool
    /// The processor time it has had, in hundredths of a second.
    var ticks: Int
  }

  /// Whether a thread works at this moment; helpers of the run loop do, for an instant.
  static var areWorking: Bool {
    names.contains { status(of: $0)?.isWorking ?? false }
  }

  /// The processor time of each thread, to compare with a later one.
  static var processorTime: [String: Int] {
    var times: [String: Int] = [:]
    for name in names { times[name] = status(of: name)?.ticks }
    return times
  }

  /// Whether one thread has computed since, and not only passed by.
  static func haveComputed(since times: [String: Int]) -> Bool {
    names.contains { name in
      guard let now = status(of: name) else { return false }
      return now.ticks - (times[name] ?? 0) >= 5
    }
  }

  private static var names: [String] {
    let files = FileManager.default
    let threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    // In Swift Testing the main queue runs on another thread than the main one.
    let link = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    let own = link?.split(separator: "/").last.map(String.init)
    let main = String(ProcessInfo.processInfo.processIdentifier)
    return threads.filter { $0 != own && $0 != main }
  }

  private static func status(of name: String) -> Status? {
    guard let file = fopen("/proc/self/task/\(name)/stat", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = fread(&buffer, 1, buffer.count, file)
    // The fields follow the name, which stands in parentheses and may contain any byte.
    guard let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = buffer[(end + 1)..<count].split(separator: UInt8(ascii: " "))
    guard fields.count > 12, let state = fields[0].first else { return nil }
    let ticks = [fields[11], fields[12]].compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    return Status(
      isWorking: state == UInt8(ascii: "R") || state == UInt8(ascii: "D"),
      ticks: ticks.reduce(0, +)
    )
  }
}
