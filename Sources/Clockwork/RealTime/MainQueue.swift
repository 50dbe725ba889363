package import Dispatch

/// Whether code runs where the main actor does, and the way there.
///
/// The main actor is the main *queue*; under some test runners that is not the
/// thread that `Thread.isMainThread` means.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Whether a queue is the main one; its wrapper object is another one each time.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: key) ?? false
  }

  /// Runs a block at once on the main queue, else as soon as the queue comes to it.
  package static func run(_ block: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActorEntry.run(block)
    } else {
      DispatchQueue.main.async { block() }
    }
  }
}

/// A way into main-actor code for callers that the compiler cannot place there.
package enum MainActorEntry {
  /// Runs main-actor code at once, on the thread of the caller.
  package static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { escapable in
      let free = unsafeBitCast(escapable, to: (() throws -> Result).self)
      return try free()
    }
  }
}
