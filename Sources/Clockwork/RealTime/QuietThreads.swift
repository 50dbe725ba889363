import Dispatch
import Foundation

/// Decides whether the virtual clock may jump, with respect to the other threads.
///
/// It may when no other thread works, seen twice with a run of the main queue in
/// between, which brings in what such a thread handed over before it went quiet. And
/// it may when as much real time has passed as the jump skips: virtual time is never
/// slower than the real one. A thread that is ready to run counts as working, however
/// long the machine lets it wait.
package struct QuietThreads {
  private var start: DispatchTime?
  private var quietLooks = 0

  /// Begins with no knowledge.
  package init() {}

  /// Looks once; `true` if the jump may be made now, else run the main queue and ask again.
  package mutating func haveCome(beforeSkipping duration: Duration) -> Bool {
    guard duration > .zero else { return true }
    let since = start ?? .now()
    start = since
    if areQuiet {
      quietLooks += 1
      if quietLooks > 1 { return true }
    } else {
      quietLooks = 0
    }
    let passed = DispatchTime.now().uptimeNanoseconds - since.uptimeNanoseconds
    return Int64(passed) >= duration.inNanoseconds
  }

  /// Helpers of the run loop work for an instant after each of its turns.
  private var areQuiet: Bool {
    for _ in 0..<4 {
      if !BackgroundThreads.areWorking { return true }
      usleep(60)
    }
    return false
  }
}
