import Foundation

/// How an object holds on to another one that was attached to it.
///
/// Status: complete · A
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A reference that does not retain.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference, not for use from several threads.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, not for use from several threads.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The value that was attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Attaches a value to an object, or detaches it with `nil`.
///
/// - Differs: The values of an object that is gone are freed with a later call,
///   not at its end.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, on: object as AnyObject, key, policy)
}

/// Detaches all values from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A table of attached values beside the objects.
enum AssociatedObjects {
  private final class Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    init(_ object: AnyObject) { self.object = object }
  }

  private final class WeakValue {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
  nonisolated(unsafe) private static var purgeAt = 64

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return nil
      }
      let value = owner.values[key]
      return (value as? WeakValue).map { $0.object } ?? value
    }
  }

  static func set(
    _ value: Any?,
    on object: AnyObject,
    _ key: UnsafeRawPointer,
    _ policy: objc_AssociationPolicy
  ) {
    lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = Owner(object)
      if let present = owners[id], present.object === object { owner = present }
      if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
        owner.values[key] = WeakValue(value as AnyObject)
      } else {
        owner.values[key] = value
      }
      owners[id] = owner
      guard owners.count >= purgeAt else { return }
      owners = owners.filter { $0.value.object != nil }
      purgeAt = max(64, owners.count * 2)
    }
  }

  static func removeAll(of object: AnyObject) {
    _ = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
  }
}
