import Foundation

/// Where a property says that it changed.
///
/// As long as nobody observes anything, a change costs one look at a flag.
package enum KeyValueObserving {
  /// Whether there ever was an observer.
  nonisolated(unsafe) private(set) static var isUsed = false

  /// Tells the observers of a property that it has another value now.
  @inline(__always)
  static func changed(_ object: NSObject, _ key: String) {
    if isUsed { tell(object, .did(key)) }
  }

  package static func tell(_ object: NSObject, _ event: KeyValueEvent) {
    existing(of: object)?.tell(event)
  }

  /// The list of an object's observers, made if there is none.
  static func observers(of object: NSObject) -> KeyValueObservers {
    if let known = existing(of: object) { return known }
    isUsed = true
    let made = KeyValueObservers()
    AssociatedObjects.set(made, on: object, &slot, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  static func existing(of object: NSObject) -> KeyValueObservers? {
    guard isUsed else { return nil }
    return AssociatedObjects.value(of: object, &slot) as? KeyValueObservers
  }

  nonisolated(unsafe) private static var slot: UInt8 = 0
}

/// Something that happens to a property.
package enum KeyValueEvent {
  case will(String)
  case did(String)
  case willPath(AnyKeyPath)
  case didPath(AnyKeyPath)
}

/// Hears of the events of one object.
class KeyValueWatcher {
  func hear(_ event: KeyValueEvent) {}
}

/// The watchers of one object, in the order in which they came.
final class KeyValueObservers {
  private struct Entry {
    weak var watcher: KeyValueWatcher?
    /// Keeps a watcher that nobody else holds.
    let owned: KeyValueWatcher?
  }

  private var entries: [Entry] = []

  /// Adds a watcher that ends with whoever made it.
  func add(_ watcher: KeyValueWatcher) {
    entries.append(Entry(watcher: watcher, owned: nil))
  }

  /// Adds a watcher that stays until it is removed.
  func own(_ watcher: KeyValueWatcher) {
    entries.append(Entry(watcher: watcher, owned: watcher))
  }

  /// Removes the newest watcher of its kind; whether there was one.
  func remove(where isWanted: (KeyValueWatcher) -> Bool) -> Bool {
    let index = entries.lastIndex { $0.watcher.map(isWanted) ?? false }
    guard let index else { return false }
    entries.remove(at: index)
    return true
  }

  func tell(_ event: KeyValueEvent) {
    let watchers = entries.compactMap(\.watcher)
    if watchers.count != entries.count { entries.removeAll { $0.watcher == nil } }
    for watcher in watchers where entries.contains(where: { $0.watcher === watcher }) {
      watcher.hear(event)
    }
  }
}

extension KeyValueObserving {
  /// Whether two values are certainly the same.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable {
      func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
      return compare(left)
    }
    if type(of: left as Any) is AnyClass, type(of: right as Any) is AnyClass {
      return (left as AnyObject) === (right as AnyObject)
    }
    return false
  }
}
