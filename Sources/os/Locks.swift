import Foundation

/// A lock of the system for short critical sections.
///
/// Status: partial · A
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate let lock = NSLock()

  /// Makes an open lock.
  public init() {}
}

/// The name by which code spells the lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock; waits while another thread has it.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

/// Takes a lock if it is free.
///
/// - Parameter lock: The lock.
/// - Returns: Whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.pointee.lock.try()
}

/// Gives a lock back.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

/// A lock with the state that it guards.
///
/// Copies share both.
///
/// Status: partial · A
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes an open lock around a state that need not be sendable.
  ///
  /// - Parameter initialState: The state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs work while the lock is held, with anything going in and out.
  ///
  /// - Parameter body: The work; it may change the state.
  /// - Returns: What the work returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs work while the lock is held.
  ///
  /// - Parameter body: The work; it may change the state.
  /// - Returns: What the work returns.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs work if the lock is free.
  ///
  /// - Parameter body: The work; it may change the state.
  /// - Returns: What the work returns; `nil` if the lock was taken.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes an open lock around a state.
  ///
  /// - Parameter initialState: The state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes an open lock that guards nothing of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock; waits while another thread has it.
  public func lock() { storage.lock.lock() }

  /// Takes the lock if it is free.
  ///
  /// - Returns: Whether it was.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Runs work while the lock is held.
  ///
  /// - Parameter body: The work.
  /// - Returns: What the work returns.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
