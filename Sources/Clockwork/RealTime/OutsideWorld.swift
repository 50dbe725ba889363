import Foundation
import Synchronization

/// Whether something outside the virtual world may still bring work to the process.
///
/// An expectation that nobody can fulfil any more ends at once; one that waits for a
/// server, another process or a thread in a real sleep gets a grace of real time.
package enum OutsideWorld {
  /// Threads that wait in a call that this library knows how to end.
  private static let waits = Mutex(0)

  /// Marks a thread that waits with a limit of its own for the time of a call.
  package static func whileWaiting<Result>(_ body: () -> Result) -> Result {
    waits.withLock { $0 += 1 }
    defer { waits.withLock { $0 -= 1 } }
    return body()
  }

  /// Whether anything may come; `true` also where the kernel does not say.
  package static var isAwaited: Bool {
    waits.withLock { $0 } > 0 || BackgroundThreads.mayWakeAlone || hasConnection || hasChild
  }

  /// Whether a socket is open beyond the standard streams, which a shell may have made sockets.
  private static var hasConnection: Bool {
    guard let folder = opendir("/proc/self/fd") else { return true }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard let number = Int(name), number > 2 else { continue }
      if BackgroundThreads.link("/proc/self/fd/\(name)").hasPrefix("socket:"),
        !inherited.contains(number)
      {
        return true
      }
    }
    return false
  }

  /// Whether a child process runs; its output would come through a pipe.
  private static var hasChild: Bool {
    guard let folder = opendir("/proc/self/task") else { return true }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != ".." else { continue }
      let children = BackgroundThreads.text(of: "/proc/self/task/\(name)/children", limit: 16)
      if let children, !children.isEmpty { return true }
    }
    return false
  }

  /// The sockets that the process was started with; a runner may talk to it through one.
  private static let inherited: Set<Int> = {
    var numbers: Set<Int> = []
    for number in 3..<64
    where BackgroundThreads.link("/proc/self/fd/\(number)").hasPrefix("socket:") {
      numbers.insert(number)
    }
    return numbers
  }()

  /// Notes what the process was started with; called when the library is loaded.
  package static func noteStart() { _ = inherited.count }
}
