import Foundation

/// Takes the lock that belongs to an object; waits until it is free.
///
/// The same thread may take it several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Gives the lock that belongs to an object back.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

/// The locks that belong to objects.
private enum ObjectLocks {
  nonisolated(unsafe) private static var key: UInt8 = 0
  private static let guardian = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    guardian.withLock {
      if let lock = AssociatedObjects.value(of: object, &key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      AssociatedObjects.set(lock, on: object, &key, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
