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
/// The values of a responder are freed at its end, as on iOS.
///
/// - Differs: The values of other objects that are gone are freed with a later call.
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
  /// Whether there ever was a value: the one thing that the end of a responder looks at.
  nonisolated(unsafe) private static var isUsed = false

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
    isUsed = true
    // What is replaced may look into the table at its end, so it goes after the lock.
    var old: [Any?] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = Owner(object)
      if let present = owners[id], present.object === object { owner = present }
      old.append(owner.values[key])
      if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
        owner.values[key] = WeakValue(value as AnyObject)
      } else {
        owner.values[key] = Self.isCopied(policy) ? Self.copy(of: value) : value
      }
      owners[id] = owner
      guard owners.count >= purgeAt else { return }
      old.append(owners.filter { $0.value.object == nil })
      owners = owners.filter { $0.value.object != nil }
      purgeAt = max(64, owners.count * 2)
    }
    withExtendedLifetime(old) {}
  }

  private static func isCopied(_ policy: objc_AssociationPolicy) -> Bool {
    policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC
  }

  private static func copy(of value: Any?) -> Any? {
    guard let object = value as? any NSCopying else { return value }
    return object.copy(with: nil)
  }

  /// Frees the values of an object that ends.
  ///
  /// Values may end themselves now, and look into the table: they go after the lock.
  static func ownerEnds(_ object: AnyObject) {
    guard isUsed else { return }
    let owner = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(owner) {}
  }

  static func removeAll(of object: AnyObject) {
    _ = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
  }
}
