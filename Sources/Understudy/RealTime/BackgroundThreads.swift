import Foundation

/// Tells whether other threads of the process are at work.
///
/// Virtual time must not run ahead of a block that a background queue is about to
/// deliver. A thread that runs or waits for a disk counts as working; one that
/// sleeps or waits for a lock does not.
enum BackgroundThreads {
  /// Whether any thread but the calling one works at this moment.
  ///
  /// The caller need not be on the main thread: in Swift Testing the main queue runs elsewhere.
  static var areWorking: Bool {
    let folder = "/proc/self/task"
    let files = FileManager.default
    guard let threads = try? files.contentsOfDirectory(atPath: folder),
      let link = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    else { return false }
    let own = link.split(separator: "/").last.map(String.init)
    return threads.contains { $0 != own && state(of: "\(folder)/\($0)/stat") }
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
