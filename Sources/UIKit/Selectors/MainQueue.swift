import Clockwork
import Dispatch

/// Whether code runs where the main actor does.
///
/// The main actor is the main *queue*; under some test runners that is not the
/// thread that `Thread.isMainThread` means.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Whether a queue is the main one; its wrapper object is another one each time.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: key) ?? false
  }

  /// Runs a block at once on the main queue, else as soon as the queue comes to it.
  package static func run(_ block: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      PortingMainActor.run(block)
    } else {
      DispatchQueue.main.async { block() }
    }
  }

  /// Runs main-actor code at once, on the thread of the caller.
  ///
  /// For values that Apple lets any thread read and that live with the application here.
  package static func atOnce<Result>(_ body: @MainActor () -> Result) -> Result {
    PortingMainActor.run(body)
  }

  /// Runs a block in the next turn of the current loop.
  @MainActor
  package static func later(_ label: String, _ block: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.post(label, block)
  }
}
