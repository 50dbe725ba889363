import Foundation

/// Tells whether other threads of the process are at work.
///
/// Virtual time must not run ahead of a block that a background queue is about to
/// deliver. A thread that runs or waits for a disk counts as working; one that
/// sleeps or waits for a lock does not.
enum BackgroundThreads {
  /// Whether any thread but the main one works at this moment.
  static var areWorking: Bool {
    let folder = "/proc/self/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return false
    }
    let main = String(ProcessInfo.processInfo.processIdentifier)
    return threads.contains { $0 != main && state(of: "\(folder)/\($0)/stat") }
  }

  private static func state(of path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = fread(&buffer, 1, buffer.count, file)
    // The state follows the name, which stands in parentheses and may contain any byte.
    guard let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
      return false
    }
    return buffer[end + 2] == UInt8(ascii: "R") || buffer[end + 2] == UInt8(ascii: "D")
  }
}
