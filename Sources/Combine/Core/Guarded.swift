import Foundation

/// A value behind a lock that the same thread may take again.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Works on the value while nobody else does.
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// Puts a value in and returns the one that was there.
  func exchange(_ new: Value) -> Value {
    with { old in
      defer { old = new }
      return old
    }
  }
}
